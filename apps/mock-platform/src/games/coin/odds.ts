import { COIN_FLIPS, type CoinConfig, type CoinSide } from '@tonalli/contracts/games/coin';
import type { DrawSource } from '../../kernel/fairness';
import { type Chance, type Rung, rungsOf } from '../climb/rungs';

/** A draw for each flip there can be, in their order: `below(2)`, 0 is heads. */
export const drawFlips = (draws: DrawSource): CoinSide[] =>
  Array.from({ length: COIN_FLIPS }, () => (draws.below(2) === 0 ? 'heads' : 'tails'));

/** The chances to call one flip, two in a row, and so on. */
export function* chances(): Generator<Chance> {
  for (let calls = 1n; calls <= COIN_FLIPS; calls += 1n) yield { ways: 1n, of: 2n ** calls };
}

/** What each further call pays, up to the greatest win. */
export const coinRungs = (stakeMinor: number, config: CoinConfig): Rung[] => rungsOf(chances(), stakeMinor, config);

interface Streak {
  readonly calls: readonly CoinSide[];
  readonly flips: readonly CoinSide[];
}

export const isBroken = ({ calls, flips }: Streak): boolean => calls.some((side, flip) => side !== flips[flip]);

/** What a stake of 1 gets in a round that ends here, in ten-thousandths. */
export const endedX10000 = (streak: Streak, rungs: readonly Rung[]): number =>
  isBroken(streak) ? 0 : (rungs[streak.calls.length - 1]?.multiplierX10000 ?? 10_000);
