/** From the best to the worst. */
export const QUALITIES = ['great', 'good', 'fair', 'slow'] as const;
export type LineQuality = (typeof QUALITIES)[number];

const GREAT_BELOW_MS = 100;
const GOOD_BELOW_MS = 250;
const FAIR_BELOW_MS = 600;

/** How a round trip of so many milliseconds feels. */
export function qualityOf(milliseconds: number): LineQuality {
  if (milliseconds < GREAT_BELOW_MS) return 'great';
  if (milliseconds < GOOD_BELOW_MS) return 'good';
  return milliseconds < FAIR_BELOW_MS ? 'fair' : 'slow';
}
