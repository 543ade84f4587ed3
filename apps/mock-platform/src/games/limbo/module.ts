import { LIMBO_DRAWS, LIMBO_MOST_X100, LimboBet, LimboConfig, LimboView } from '@tonalli/contracts/games/limbo';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { edgeBp } from './exact';
import { payoutOf, resultX100, winMinor } from './odds';

const State = z.object({ resultX100: z.int() });
const Wish = z.strictObject({ atLeastX100: z.int().optional(), belowX100: z.int().optional() });

/** One draw of `below(2^32)` becomes a multiplier, the rarer the greater; the player names the one that it has to reach. */
export const limbo = defineGame({
  family: 'limbo',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: LimboConfig,
    initial: { rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  },
  bet: LimboBet,
  state: State,
  view: LimboView,
  price(bet, { config }) {
    const { stakeMinor } = bet;
    const maxPayoutMinor = winMinor(bet);
    if (maxPayoutMinor <= stakeMinor) throw new GameRefusal('BET_INVALID', 'nothing could be won');
    const isOutside = stakeMinor < config.minStakeMinor || stakeMinor > config.maxStakeMinor;
    if (isOutside || maxPayoutMinor > config.maxPayoutMinor) throw new GameRefusal('STAKE_INVALID');
    return { stakes: [{ line: 'target', stakeMinor, edgeBp: edgeBp(bet, config.rtpBp) }], maxPayoutMinor };
  },
  start(bet, { config, draws }) {
    const result = resultX100(draws.below(LIMBO_DRAWS), config.rtpBp);
    return { state: { resultX100: result }, results: [paid('target', bet.stakeMinor, payoutOf(bet, result))] };
  },
  show: ({ bet: { targetX100 }, state }) => ({ targetX100, resultX100: state.resultX100 }),
  onExclusion: () => 'finish',
  stated: ({ rtpBp, minStakeMinor, maxStakeMinor }) => ({
    rtpPercent: (rtpBp / 100).toFixed(2),
    // The player chooses it with the target.
    volatility: null,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: LIMBO_MOST_X100 / 100,
    features: ['INSTANT_WIN', 'PROVABLY_FAIR'],
  }),
  force: forceBy(Wish, ({ state }: { state: z.infer<typeof State> }, { atLeastX100 = 0, belowX100 = Infinity }) => {
    return state.resultX100 >= atLeastX100 && state.resultX100 < belowX100;
  }),
  automatic: { bet: (stakeMinor, random) => ({ targetX100: random.pick([150, 200, 300, 1_000]), stakeMinor }) },
});
