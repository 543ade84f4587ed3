import { WHEEL_RISKS, WHEEL_SEGMENTS, WheelBet, WheelConfig, WheelView } from '@tonalli/contracts/games/wheel';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { edgeBp, greatestStakeMinor, paidAt, tableReturn } from '../pay-table';
import { greatestX100, leastPercent } from './exact';
import { multiplierAt, prizesOf, wheelX100 } from './odds';

const State = z.object({ segment: z.int() });
type State = z.infer<typeof State>;
const Wish = z.union([
  z.strictObject({ segment: z.int().min(0).max(49) }),
  z.strictObject({ atLeastX100: z.int().min(1) }),
]);

/** A wheel of equal segments stops at one of them, one draw below their number. Decided at once. */
export const wheel = defineGame({
  family: 'wheel',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: WheelConfig,
    initial: { minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  },
  bet: WheelBet,
  state: State,
  view: WheelView,
  price(bet, { config }) {
    const { stakeMinor } = bet;
    const prizes = prizesOf(bet);
    if (stakeMinor < config.minStakeMinor || stakeMinor > greatestStakeMinor(prizes, config)) {
      throw new GameRefusal('STAKE_INVALID');
    }
    const exact = tableReturn(prizes, stakeMinor);
    return { stakes: [{ line: 'spin', stakeMinor, edgeBp: edgeBp(exact) }], maxPayoutMinor: exact.maxWinMinor };
  },
  start(bet, { draws }) {
    const segment = draws.below(bet.segments);
    const payoutMinor = paidAt(multiplierAt(bet, segment), bet.stakeMinor);
    return { state: { segment }, results: [paid('spin', bet.stakeMinor, payoutMinor)] };
  },
  show: ({ bet: { segments, risk }, state: { segment } }) => ({
    ...{ segments, risk, segment },
    multiplierX100: multiplierAt({ segments, risk }, segment),
    wheelX100: [...wheelX100({ segments, risk })],
  }),
  onExclusion: () => 'finish',
  stated: ({ minStakeMinor, maxStakeMinor }) => ({
    rtpPercent: leastPercent(),
    // The player chooses it with segments and risk.
    volatility: null,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: greatestX100() / 100,
    features: ['INSTANT_WIN', 'PROVABLY_FAIR'],
  }),
  force: forceBy(Wish, ({ bet, state: { segment } }: { bet: WheelBet; state: State }, wish) =>
    'segment' in wish ? segment === wish.segment : multiplierAt(bet, segment) >= wish.atLeastX100,
  ),
  automatic: {
    bet: (stakeMinor, random) => ({
      segments: random.pick(WHEEL_SEGMENTS),
      risk: random.pick(WHEEL_RISKS),
      stakeMinor,
    }),
  },
});
