const two = (number: number): string => String(number).padStart(2, '0');

/** Time left by the second, rounded up so that it ends as it says 00:00: `04:05`, `1:02:03`, beyond a day `2d 03:04:05`. */
export function durationText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3_600);
  const rest = `${two(Math.floor((seconds % 3_600) / 60))}:${two(seconds % 60)}`;
  if (days > 0) return `${days}d ${two(hours)}:${rest}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The same for `datetime` of `<time>`, ISO 8601. */
export const durationOf = (leftMs: number): string => `PT${Math.ceil(leftMs / 1_000)}S`;

/** Time that has passed, as a clock has it: `00:04:05`. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** In words that both languages share: `1 h 02 min`. */
export function spanText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${two(minutes % 60)} min`;
}
