/** The winner's decoration, and the star of a personal best. */
export function Laurel({ class: extra = "" }: { class?: string }) {
  return (
    <svg class={`laurel ${extra}`} viewBox="0 0 60 120" aria-hidden="true">
      <path class="laurel-stem" d="M46 114C20 100 8 76 14 44 16.6 30 23 18 32 8" />
      <path
        class="laurel-leaves"
        d="M32 8C38 2 46 2 50 5 47 11 40 14 32 12ZM25 18C17 12 15 6 17 2 24 5 27 11 27 17ZM21 28C29 22 37 22 42 25 38 32 30 34 21 32ZM16 38C8 33 5 26 6 21 14 24 18 31 18 37ZM14 50C22 44 31 45 35 49 31 55 23 57 14 54ZM12.6 60C5 56 1 49 2 44 9 46 14 52 15 58ZM15 72C22 65 31 65 36 69 32 76 24 78 16 76ZM17 82C9 79 4 73 4 67 12 68 18 74 20 80ZM23 92C29 84 38 83 43 86 40 94 33 97 25 96ZM29 101C21 100 15 95 13 89 21 88 28 93 31 98Z"
      />
    </svg>
  );
}

export function Underline() {
  return (
    <svg class="underline" viewBox="0 0 300 14" preserveAspectRatio="none" aria-hidden="true">
      <path d="M2 6C70 2 150 3 298 4M12 11C90 7 190 8 286 9" />
    </svg>
  );
}

const FLECKS = [
  [12, 16, 18],
  [28, 7, 9],
  [80, 6, 11],
  [90, 20, 14],
  [93, 46, 20],
  [8, 42, 11],
  [20, 30, 10],
  [17, 66, 12],
  [88, 64, 12],
  [93, 84, 10],
] as const;

/** Animated once. */
export function Flecks() {
  return (
    <span class="flecks" aria-hidden="true">
      {FLECKS.map(([left, top, size], k) => (
        <svg key={k} viewBox="0 0 16 16" style={{ left: `${left}%`, top: `${top}%`, width: `${size}px`, "--nth": String(k) }}>
          <path d="M8 1L10 6 15 8 10 10 8 15 6 10 1 8 6 6Z" />
        </svg>
      ))}
    </span>
  );
}

export function Star() {
  return (
    <svg class="i star" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 3.4L19.6 11.6 28.6 12.4 21.8 18.4 23.8 27.2 16 22.6 8.2 27.2 10.2 18.4 3.4 12.4 12.4 11.6Z" />
    </svg>
  );
}
