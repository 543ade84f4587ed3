import { assertOdds, type OddsMilli } from './leg';

export const ODDS_FORMATS = ['decimal', 'fractional', 'american', 'hongKong', 'malay', 'indonesian'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

const signed = (value: number, places: number): string => `${value > 0 ? '+' : ''}${value.toFixed(places)}`;

/** Thousandths written with at least two places, a third where it says something. */
function thousandths(milli: number): string {
  const places = milli % 10 === 0 ? 2 : 3;
  return (milli / 1_000).toFixed(places);
}

/** What is won on a stake of 1, or has to be staked to win 1 where that is more: customary in each region. */
export function showOdds(oddsMilli: OddsMilli, format: OddsFormat): string {
  assertOdds(oddsMilli);
  const winsMilli = oddsMilli - 1_000;
  const isFavourite = winsMilli < 1_000;
  switch (format) {
    case 'decimal':
      return thousandths(oddsMilli);
    case 'hongKong':
      return thousandths(winsMilli);
    case 'fractional': {
      const divisor = greatestCommonDivisor(winsMilli, 1_000);
      return `${winsMilli / divisor}/${1_000 / divisor}`;
    }
    case 'american':
      return isFavourite ? signed(-100_000 / winsMilli, 0) : signed(winsMilli / 10, 0);
    case 'malay':
      return isFavourite || winsMilli === 1_000 ? thousandths(winsMilli) : signed(-1_000 / winsMilli, 3);
    case 'indonesian':
      return isFavourite ? signed(-1_000 / winsMilli, 2) : signed(winsMilli / 1_000, 2);
  }
}
