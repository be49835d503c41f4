/** A symbol of the set. It is decoration: what it means is said in words beside it or on its button. */
export function Icon({ name, class: extra = "" }: { name: string; class?: string }) {
  return (
    <svg class={`i ${extra}`} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}

/** What closes or puts away. */
export function Cross() {
  return (
    <svg class="i" viewBox="0 0 32 32" aria-hidden="true">
      <path class="stroke" d="M8 8.4C13 13.4 19 19.2 24.4 24M24 7.6C19 12.8 13 18.8 7.6 24.4" />
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
