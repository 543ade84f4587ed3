import type { PointsOverview } from '@tonalli/contracts/points/api';

type Ratio = Pick<PointsOverview, 'points' | 'exchangeRatio' | 'minConvertPoints'>;

const MINOR_PER_MAJOR = 100;

/** The most of the member's points that can be converted: whole multiples of the ratio, or none below the least. */
export function convertiblePoints({ points, exchangeRatio, minConvertPoints }: Ratio, share = 1): number {
  const whole = Math.floor((points * share) / exchangeRatio) * exchangeRatio;
  return whole >= minConvertPoints ? whole : 0;
}

/** What so many points are worth, in minor units. */
export const worthMinor = (points: number, { exchangeRatio }: Pick<Ratio, 'exchangeRatio'>): number =>
  Math.floor((points * MINOR_PER_MAJOR) / exchangeRatio);

export type ConversionFault = 'missing' | 'tooFew' | 'tooMany' | 'uneven';

/** Why so many points cannot be converted; null when they can. */
export function conversionFault(points: number, ratio: Ratio): ConversionFault | null {
  if (points === 0) return 'missing';
  if (points > ratio.points) return 'tooMany';
  if (points < ratio.minConvertPoints) return 'tooFew';
  return points % ratio.exchangeRatio === 0 ? null : 'uneven';
}
