/** A field that bots fill in, because they fill in every field. People cannot see or reach it. */
export function Honeypot() {
  return (
    <input
      type="text"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden
      className="sr-only"
    />
  );
}
