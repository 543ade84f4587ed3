import type { RouletteView } from '@tonalli/contracts/games/roulette';
import { type LineResult, paid } from '../../wagering/settlement';
import { sumOf } from '../../wagering/stake';
import { PARTITIONS, POCKETS, SPOTS, type Spot, timesOf } from './spots';

/** What lies on each spot, minor units. */
export type Laid = Readonly<Record<string, number>>;

/** Throws `RangeError` for what is no spot. */
export function spotOf(id: string): Spot {
  const spot = SPOTS.get(id);
  if (!spot) throw new RangeError(`not a spot: ${id}`);
  return spot;
}

export const laidMinor = (laid: Laid): number => sumOf(Object.values(laid), (stakeMinor) => stakeMinor);

const payoutOf = (spot: Spot, stakeMinor: number, pocket: number): number =>
  spot.numbers.includes(pocket) ? stakeMinor * timesOf(spot) : 0;

/** What of a spot's stake is no play, since as much lies on all that is opposite to it. */
const coveredMinor = (laid: Laid, id: string): number =>
  sumOf(
    PARTITIONS.filter((partition) => partition.includes(id)),
    (partition) => Math.min(...partition.map((spot) => laid[spot] ?? 0)),
  );

/** What a layout brings where the ball lies, spot by spot. */
export const settle = (laid: Laid, pocket: number): LineResult[] =>
  Object.entries(laid).map(([id, stakeMinor]) => {
    const result = paid(id, stakeMinor, payoutOf(spotOf(id), stakeMinor, pocket));
    return { ...result, validStakeMinor: result.validStakeMinor - coveredMinor(laid, id) };
  });

/** What a layout is paid in each of the pockets. */
export const payoutsOf = (laid: Laid): readonly number[] =>
  Array.from({ length: POCKETS }, (_, pocket) =>
    sumOf(Object.entries(laid), ([id, stakeMinor]) => payoutOf(spotOf(id), stakeMinor, pocket)),
  );

/** The most that may lie on a spot, so that none wins more than the greatest stake on one number. */
export const spotLimitMinor = (
  { numbers }: Pick<Spot, 'numbers'>,
  { maxStraightMinor, maxStakeMinor }: { maxStraightMinor: number; maxStakeMinor: number },
): number => Math.min(maxStakeMinor, maxStraightMinor * numbers.length);

export const viewOf = (laid: Laid, pocket: number): RouletteView => ({
  pocket,
  spots: Object.entries(laid).map(([id, stakeMinor]) => {
    const spot = spotOf(id);
    const payoutMinor = payoutOf(spot, stakeMinor, pocket);
    return { spot: id, kind: spot.kind, numbers: [...spot.numbers], stakeMinor, payoutMinor };
  }),
});
