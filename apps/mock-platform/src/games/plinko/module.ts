import {
  PLINKO_RISKS,
  PLINKO_ROWS,
  PlinkoBet,
  PlinkoConfig,
  PlinkoPath,
  PlinkoView,
} from '@tonalli/contracts/games/plinko';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { edgeBp, greatestStakeMinor, paidAt, tableReturn } from '../pay-table';
import { greatestX100, leastPercent } from './exact';
import { drawPath, multiplierAt, prizesOf, slotOf } from './odds';

const State = z.object({ path: PlinkoPath });
type State = z.infer<typeof State>;
const Wish = z.union([
  z.strictObject({ slot: z.int().min(0).max(16) }),
  z.strictObject({ atLeastX100: z.int().min(1) }),
]);

/** A ball falls through rows of pegs, one draw of `below(2)` a row from the top: 0 to the left, 1 to the right. Decided at once. */
export const plinko = defineGame({
  family: 'plinko',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: PlinkoConfig,
    initial: { minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  },
  bet: PlinkoBet,
  state: State,
  view: PlinkoView,
  price(bet, { config }) {
    const { stakeMinor } = bet;
    const prizes = prizesOf(bet);
    if (stakeMinor < config.minStakeMinor || stakeMinor > greatestStakeMinor(prizes, config)) {
      throw new GameRefusal('STAKE_INVALID');
    }
    const exact = tableReturn(prizes, stakeMinor);
    return { stakes: [{ line: 'ball', stakeMinor, edgeBp: edgeBp(exact) }], maxPayoutMinor: exact.maxWinMinor };
  },
  start(bet, { draws }) {
    const path = drawPath(bet.rows, draws);
    const payoutMinor = paidAt(multiplierAt(bet, path), bet.stakeMinor);
    return { state: { path }, results: [paid('ball', bet.stakeMinor, payoutMinor)] };
  },
  show: ({ bet: { rows, risk }, state: { path } }) => ({
    ...{ rows, risk, path },
    slot: slotOf(path),
    multiplierX100: multiplierAt({ rows, risk }, path),
  }),
  onExclusion: () => 'finish',
  stated: ({ minStakeMinor, maxStakeMinor }) => ({
    rtpPercent: leastPercent(),
    // The player chooses it with rows and risk.
    volatility: null,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: greatestX100() / 100,
    features: ['INSTANT_WIN', 'PROVABLY_FAIR'],
  }),
  force: forceBy(Wish, ({ bet, state: { path } }: { bet: PlinkoBet; state: State }, wish) =>
    'slot' in wish ? slotOf(path) === wish.slot : multiplierAt(bet, path) >= wish.atLeastX100,
  ),
  automatic: {
    bet: (stakeMinor, random) => ({ rows: random.pick(PLINKO_ROWS), risk: random.pick(PLINKO_RISKS), stakeMinor }),
  },
});
