import type { WheelSpot } from '@tonalli/contracts/games/money-wheel';
import type { Prize } from '../pay-table';

/**
 * What the 54 segments show, clockwise from the sun. Each is there about half as often as the one before it in worth, so that every
 * bet returns the same 52 of 54.
 */
export const SEGMENTS: readonly WheelSpot[] = [
  ...(['sun', 'jade', 'amber', 'turquoise', 'jade', 'coral', 'jade', 'turquoise', 'jade'] as const),
  ...(['amber', 'jade', 'amethyst', 'jade', 'turquoise', 'jade', 'amber', 'jade', 'turquoise'] as const),
  ...(['jade', 'coral', 'jade', 'turquoise', 'jade', 'amber', 'jade', 'turquoise', 'jade'] as const),
  ...(['turquoise', 'jade', 'amber', 'jade', 'turquoise', 'jade', 'coral', 'jade', 'turquoise'] as const),
  ...(['amber', 'jade', 'amethyst', 'jade', 'turquoise', 'jade', 'amber', 'jade', 'turquoise'] as const),
  ...(['jade', 'coral', 'jade', 'turquoise', 'jade', 'amber', 'jade', 'turquoise', 'jade'] as const),
];

/** What a stake of 1 on each is paid, with the stake, in hundredths. */
export const PAYS_X100: Readonly<Record<WheelSpot, number>> = {
  jade: 200,
  turquoise: 400,
  amber: 650,
  coral: 1_300,
  amethyst: 2_600,
  sun: 5_200,
};

export const segmentsOf = (spot: WheelSpot): number => SEGMENTS.filter((each) => each === spot).length;

/** Throws `RangeError` for what is no segment. */
export function spotAt(segment: number): WheelSpot {
  const spot = SEGMENTS[segment];
  if (!spot) throw new RangeError(`not a segment: ${segment}`);
  return spot;
}

/** A bet on one spot alone: what it is paid and in how many segments. */
export const prizesOf = (spot: WheelSpot): readonly Prize[] => [
  { multiplierX100: PAYS_X100[spot], ways: segmentsOf(spot) },
  { multiplierX100: 0, ways: SEGMENTS.length - segmentsOf(spot) },
];
