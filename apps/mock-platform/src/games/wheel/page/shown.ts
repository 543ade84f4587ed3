/** Where the wheel stopped, counted from 1. */
export const shownSegment = (segment: number): string => String(segment + 1);

/** How a prize is coloured: 0 pays nothing, the greater the hotter, up to 5. */
export function heatOf(multiplierX100: number, wheelX100: readonly number[]): number {
  const ranked = [...new Set(wheelX100)].sort((one, other) => one - other);
  if (multiplierX100 === 0) return 0;
  const fromTop = ranked.length - 1 - ranked.indexOf(multiplierX100);
  return Math.max(1, 5 - fromTop);
}
