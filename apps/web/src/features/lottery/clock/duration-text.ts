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
