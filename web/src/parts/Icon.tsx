/** A symbol of the set. It is decoration: what it means is said in words beside it or on its button. */
export function Icon({ name, class: extra = "" }: { name: string; class?: string }) {
  return (
    <svg class={`i ${extra}`} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#${name}`} />
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
