/** A symbol of the set. It is decorative: its meaning is in a text beside it or in its button's label. */
export function Icon({ name, class: extra = "" }: { name: string; class?: string }) {
  return (
    <svg class={`i ${extra}`} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}

/** For closing. */
export function Cross() {
  return (
    <svg class="i" viewBox="0 0 32 32" aria-hidden="true">
      <path class="stroke" d="M8 8.4C13 13.4 19 19.2 24.4 24M24 7.6C19 12.8 13 18.8 7.6 24.4" />
    </svg>
  );
}

/** For "on". A cross is a mark of the games and never means yes. */
export function Tick() {
  return (
    <svg class="i" viewBox="0 0 32 32" aria-hidden="true">
      <path class="stroke" d="M6.6 17.4C9.2 19.6 11.2 21.8 13 24.6 16.4 18.4 20.2 12.8 25.6 7.8" />
    </svg>
  );
}

/** For players who are away or late. */
export function Clock() {
  return (
    <svg class="i" viewBox="0 0 32 32" aria-hidden="true">
      <path class="stroke" d="M16 5.4a10.6 10.6 0 1 1-.1 0M16 10.2V16.6L20.4 19.4" />
    </svg>
  );
}

export function Wordmark({ class: size = "wm" }: { class?: "wm" | "wmb" }) {
  return (
    <svg class={size} viewBox="0 0 236 64" aria-hidden="true">
      <use href="#wordmark" />
    </svg>
  );
}
