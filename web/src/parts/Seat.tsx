/** Somebody's seat, or a free one. */
export function Seat({ free }: { free: boolean }) {
  return (
    <svg class={`i seat ${free ? "free" : ""}`} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 4.4a5.6 5.6 0 1 1-.1 0M5.6 27.6C6 21.4 10 18.2 16 18.2S26 21.4 26.4 27.6Z" />
    </svg>
  );
}
