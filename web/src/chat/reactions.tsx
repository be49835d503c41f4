/** The eight reactions, drawn. */
import type { ComponentChildren } from "preact";
import type { Reaction } from "../types.ts";

export const REACTIONS: Reaction[] = ["hello", "clap", "heart", "laugh", "wow", "oops", "think", "luck"];

const INK = "#3a2c14";
const line = { fill: "none", stroke: INK, "stroke-width": 2.2, "stroke-linecap": "round", "stroke-linejoin": "round" } as const;
const face = (inside: ComponentChildren) => (
  <>
    <circle cx="16" cy="16" r="12.4" fill="#f3c552" stroke={INK} stroke-width="2" />
    {inside}
  </>
);
const eyes = (
  <>
    <circle cx="11.6" cy="13" r="1.8" fill={INK} />
    <circle cx="20.4" cy="13" r="1.8" fill={INK} />
  </>
);

const DRAWN: Record<Reaction, ComponentChildren> = {
  hello: (
    <>
      <path d="M9 20.5 5.6 15.6a1.9 1.9 0 0 1 3-2.3l2.2 2.6V7a1.9 1.9 0 0 1 3.8 0V5.4a1.9 1.9 0 0 1 3.8 0V7a1.9 1.9 0 0 1 3.8 0v2.4a1.9 1.9 0 0 1 3.8 0V18c0 6-3.4 9.6-8.4 9.6-4 0-6.2-2.4-8.6-7.1z" fill="#f0b96b" stroke={INK} stroke-width="2" stroke-linejoin="round" />
      <path d="M14.6 8v6M18.4 7.4V14M22.2 10v4.4M27 5.4l2-1.8M28.2 9.2l2.4-.4" {...line} />
    </>
  ),
  clap: (
    <>
      <path d="M11 19 8 29l8-4 8 4-3-10" fill="#b8473a" stroke={INK} stroke-width="2" stroke-linejoin="round" />
      <circle cx="16" cy="12.6" r="9.4" fill="#f3c552" stroke={INK} stroke-width="2" />
      <path d="m16 7 1.8 3.7 4 .6-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4-2.9-2.8 4-.6z" fill="#fff4d6" stroke={INK} stroke-width="1.5" stroke-linejoin="round" />
    </>
  ),
  heart: <path d="M16 27C7 20.4 4 16.4 4 11.8 4 8 6.8 5.4 10.2 5.4c2.5 0 4.6 1.4 5.8 3.6 1.2-2.2 3.3-3.6 5.8-3.6C25.200 5.4 28 8 28 11.800 28 16.400 25 20.400 16 27z" fill="#cf4436" stroke={INK} stroke-width="2" stroke-linejoin="round" />,
  laugh: face(
    <>
      <path d="M9.200 13.400c1-1.800 3.200-1.800 4.200 0M18.600 13.400c1-1.800 3.200-1.800 4.200 0" {...line} />
      <path d="M9 17.600h14c-.4 4.600-3.300 7-7 7s-6.600-2.400-7-7z" fill="#fff4d6" stroke={INK} stroke-width="2" stroke-linejoin="round" />
    </>,
  ),
  wow: face(
    <>
      {eyes}
      <ellipse cx="16" cy="21.400" rx="3.200" ry="4" fill={INK} />
      <path d="M9.600 9.400 12.400 8M22.400 9.400 19.600 8" {...line} />
    </>,
  ),
  oops: face(
    <>
      {eyes}
      <path d="M10.400 22.400c1.400-2 2.800-2 3.800-.6s2.400 1.400 3.600 0 2.400-1.400 3.800.6" {...line} />
      <path d="M26.600 6.400c2 2.600 2.600 4 2.600 5a2.600 2.600 0 0 1-5.200 0c0-1 .6-2.400 2.600-5z" fill="#7fb6cf" stroke={INK} stroke-width="1.600" />
    </>,
  ),
  think: (
    <>
      <path d="M16 4.600c7 0 12.200 4 12.200 9.400s-5.200 9.400-12.200 9.400c-1.300 0-2.600-.1-3.800-.4L6.600 27l1.200-5.800C5.300 19.500 3.800 17 3.800 14c0-5.400 5.200-9.400 12.200-9.400z" fill="#fff4d6" stroke={INK} stroke-width="2" stroke-linejoin="round" />
      <circle cx="10.400" cy="14" r="1.900" fill={INK} />
      <circle cx="16" cy="14" r="1.900" fill={INK} />
      <circle cx="21.600" cy="14" r="1.900" fill={INK} />
    </>
  ),
  luck: (
    <>
      <path d="M16.400 16c.6 5 2.600 8.800 6 11.600" {...line} />
      <path d="M16 15.600C11 13.800 9.400 11.400 10 8.600c.6-2.600 4.400-3 6-.4 1.600-2.600 5.400-2.200 6 .4.600 2.800-1 5.200-6 7zm0 0c-1.800-5-4.200-6.600-7-6-2.600.6-3 4.400-.4 6-2.600 1.600-2.200 5.400.4 6 2.800.6 5.200-1 7-6zm0 0c1.800-5 4.200-6.600 7-6 2.600.6 3 4.400.4 6 2.600 1.600 2.200 5.400-.4 6-2.800.6-5.200-1-7-6z" fill="#5d9a4b" stroke={INK} stroke-width="1.800" stroke-linejoin="round" />
    </>
  ),
};

export function ReactionDrawing({ name }: { name: Reaction }) {
  return (
    <svg class="reaction" viewBox="0 0 32 32" aria-hidden="true">
      {DRAWN[name]}
    </svg>
  );
}
