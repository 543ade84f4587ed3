/** What lies on each spot of a table, as it is typed: `straight:17=100 red=500`. */
export const shownLaid = (laid: Readonly<Record<string, number>>): string =>
  Object.entries(laid)
    .map(([spot, stakeMinor]) => `${spot}=${stakeMinor}`)
    .join(' ');

/** Null where a word is no spot with its stake, or nothing lies. */
export function readLaid(typed: string, isSpot: (spot: string) => boolean): Record<string, number> | null {
  const laid: Record<string, number> = {};
  for (const word of typed.split(/[\s,]+/).filter((each) => each !== '')) {
    const [, spot = '', amount = ''] = /^([a-z][a-z\d-]*(?::[\d-]+)?)=(\d{1,9})$/.exec(word) ?? [];
    if (!isSpot(spot) || Number(amount) === 0) return null;
    laid[spot] = Number(amount);
  }
  return Object.keys(laid).length === 0 ? null : laid;
}
