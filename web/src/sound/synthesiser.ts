/** Synthesises all sounds from tones and noise. Loaded on demand. */
import { preferences, type Volume } from "../preferences.ts";
import type { Sound } from "./index.ts";

/** -14 dB in all, -6 dB for what others do. */
const MASTER = 0.2;
const LOUDNESS: Record<Volume, number> = { soft: 0.4, medium: 1, loud: 2.2 };
const THEIRS = 0.5;
const VOICES = 3;

/** Times in seconds, levels from 0 to 1. */
interface Tone {
  wave: OscillatorType;
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  level: number;
  /** Time to its peak. */
  attack?: number;
}

interface Noise {
  noise: BiquadFilterType;
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  level: number;
  attack?: number;
}

const bell = (from: number, lasts: number, at = 0, level = 0.5): Tone => ({ wave: "sine", from, at, lasts, level });
const pluck = (from: number, at: number, lasts = 0.4): Tone => ({ wave: "triangle", from, at, lasts, level: 0.5 });
const knock = (from: number, at: number, level = 0.7): Tone => ({ wave: "triangle", from, to: 0.8 * from, at, lasts: 0.06, level });
const click = (at: number, level: number): Noise => ({ noise: "bandpass", from: 2200, at, lasts: 0.03, level });
const COIN = [bell(1760, 0.18), bell(2637, 0.16, 0.02, 0.35)];

const SOUNDS: Record<Sound, (Tone | Noise)[]> = {
  pencil: [{ noise: "bandpass", from: 2400, to: 3600, lasts: 0.09, level: 0.5, attack: 0.02 }],
  tick: [{ wave: "sine", from: 1800, lasts: 0.018, level: 0.06 }],
  turn: [
    { noise: "lowpass", from: 900, lasts: 0.03, level: 0.6 },
    { noise: "lowpass", from: 900, at: 0.03, lasts: 0.03, level: 0.5 },
  ],
  refuse: [knock(180, 0), knock(150, 0.055)],
  seal: [{ noise: "lowpass", from: 120, lasts: 0.1, level: 1 }, click(0.1, 0.2), click(0.13, 0.12)],
  envelopes: [{ noise: "bandpass", from: 500, to: 2600, lasts: 0.24, level: 0.5, attack: 0.08 }],
  coin: COIN,
  palm: [
    { wave: "triangle", from: 523, lasts: 0.1, level: 0.6 },
    { wave: "triangle", from: 659, at: 0.07, lasts: 0.09, level: 0.6 },
  ],
  cup: [...COIN, bell(1174, 0.42, 0, 0.4)],
  bonus: [
    { wave: "square", from: 784, lasts: 0.1, level: 0.16 },
    { wave: "square", from: 988, at: 0.1, lasts: 0.1, level: 0.16 },
  ],
  stamp: [
    { wave: "sine", from: 90, to: 60, lasts: 0.18, level: 1 },
    { noise: "highpass", from: 1800, lasts: 0.05, level: 0.3 },
  ],
  count: [{ wave: "sine", from: 1100, lasts: 0.014, level: 0.25 }],
  flip: [{ noise: "bandpass", from: 1800, to: 700, lasts: 0.12, level: 0.5 }, knock(420, 0.16, 0.3)],
  round: [pluck(262, 0), pluck(330, 0.13), pluck(392, 0.26), pluck(523, 0.39)],
  die: [click(0, 0.9), click(0.27, 0.6), click(0.48, 0.35)],
  step: [{ wave: "sine", from: 300, to: 180, lasts: 0.04, level: 0.4 }],
  curse: [
    { wave: "sawtooth", from: 73.4, lasts: 0.7, level: 0.3, attack: 0.5 },
    { wave: "sawtooth", from: 103.8, lasts: 0.7, level: 0.2, attack: 0.55 },
  ],
  meeting: [
    { wave: "sine", from: 110, to: 70, lasts: 0.26, level: 1 },
    { noise: "highpass", from: 3000, at: 0.06, lasts: 0.16, level: 0.2 },
  ],
  out: [
    { wave: "sine", from: 392, lasts: 0.5, level: 0.4, attack: 0.05 },
    { wave: "sine", from: 587, at: 0.12, lasts: 0.38, level: 0.4, attack: 0.05 },
    { noise: "bandpass", from: 1200, lasts: 0.4, level: 0.08, attack: 0.2 },
  ],
  "your turn": [knock(330, 0), knock(330, 0.18)],
  win: [pluck(392, 0), pluck(523, 0.16), pluck(659, 0.32), pluck(587, 0.48), pluck(659, 0.64), pluck(784, 0.82, 0.58)],
  other: [pluck(392, 0), pluck(523, 0.22, 0.48)],
};

let context: AudioContext | null = null;
let master: GainNode | null = null;
let hiss: AudioBuffer | null = null;
/** When each of the voices will be free again. */
const busyUntil: number[] = [];

function awake(): { context: AudioContext; master: GainNode; hiss: AudioBuffer } {
  context ??= new AudioContext();
  if (!master) {
    master = context.createGain();
    master.connect(context.destination);
  }
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let k = 0; k < samples.length; k++) samples[k] = 2 * Math.random() - 1;
  }
  master.gain.value = MASTER * LOUDNESS[preferences().volume];
  if (context.state === "suspended") void context.resume();
  return { context, master, hiss };
}

/** The `nth` of several varies a little, to sound natural. */
export function play(sound: Sound, theirs: boolean, delay: number, nth: number): void {
  const { context: now } = awake();
  const start = now.currentTime + delay;
  const lasts = Math.max(...SOUNDS[sound].map((part) => (part.at ?? 0) + part.lasts));
  const voice = [0, 1, 2].slice(0, VOICES).find((each) => (busyUntil[each] ?? 0) <= start);
  if (voice === undefined) return;
  busyUntil[voice] = start + lasts;
  const bend = (theirs && sound === "step" ? 0.8 : 1) * (1 + 0.06 * Math.sin(2.4 * nth));
  for (const part of SOUNDS[sound]) sing(part, start + (part.at ?? 0), theirs ? THEIRS : 1, bend);
}

function sing(part: Tone | Noise, start: number, loud: number, bend: number): void {
  const parts = awake();
  const gain = parts.context.createGain();
  const end = start + part.lasts;
  const peak = start + (part.attack ?? 0.004);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(part.level * loud, peak);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  const glide = (frequency: AudioParam) => {
    frequency.setValueAtTime(part.from * bend, start);
    if (part.to) frequency.exponentialRampToValueAtTime(part.to * bend, end);
  };
  const source = "wave" in part ? tone(parts.context, part, glide) : rustle(parts, part, glide, gain);
  if ("wave" in part) source.connect(gain);
  gain.connect(parts.master);
  source.start(start);
  source.stop(end + 0.02);
}

function tone(context: AudioContext, { wave }: Tone, glide: (frequency: AudioParam) => void): OscillatorNode {
  const source = context.createOscillator();
  source.type = wave;
  glide(source.frequency);
  return source;
}

function rustle(parts: { context: AudioContext; hiss: AudioBuffer }, { noise }: Noise, glide: (frequency: AudioParam) => void, gain: GainNode): AudioBufferSourceNode {
  const source = parts.context.createBufferSource();
  const filter = parts.context.createBiquadFilter();
  source.buffer = parts.hiss;
  source.loop = true;
  filter.type = noise;
  glide(filter.frequency);
  source.connect(filter).connect(gain);
  return source;
}
