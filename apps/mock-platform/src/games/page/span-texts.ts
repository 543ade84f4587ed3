const two = (count: number): string => String(count).padStart(2, '0');

/** As a clock has it: hh:mm:ss. */
export function clockText(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1_000);
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** In words that both languages share, such as `1 h 02 min`. */
export function spanText(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / 60_000);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${two(minutes % 60)} min`;
}

/** What was paid less what was staked, with a true minus. */
export const netText = (netMinor: number, money: (amountMinor: number) => string): string =>
  netMinor < 0 ? `\u2212${money(-netMinor)}` : money(netMinor);
