import { DICE_ROLLS, DiceBet, DiceConfig, DiceView } from '@tonalli/contracts/games/dice';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { edgeBp } from './exact';
import { multiplierX10000, payoutOf, winMinor } from './odds';

const State = z.object({ roll: z.int() });
const Wish = z.strictObject({
  roll: z
    .int()
    .min(0)
    .max(DICE_ROLLS - 1),
});

/** One roll of `below(10_000)` under or over a target that the player chooses, decided at once. */
export const dice = defineGame({
  family: 'dice',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: DiceConfig,
    initial: { rtpBp: 9_700, minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  },
  bet: DiceBet,
  state: State,
  view: DiceView,
  price(bet, { config }) {
    const { stakeMinor } = bet;
    const maxPayoutMinor = winMinor(bet, config.rtpBp);
    // A multiplier of 1 or less, and a target that no roll meets: nothing could be won.
    if (maxPayoutMinor <= stakeMinor) throw new GameRefusal('BET_INVALID', 'nothing could be won');
    const isOutside = stakeMinor < config.minStakeMinor || stakeMinor > config.maxStakeMinor;
    if (isOutside || maxPayoutMinor > config.maxPayoutMinor) throw new GameRefusal('STAKE_INVALID');
    return { stakes: [{ line: 'roll', stakeMinor, edgeBp: edgeBp(bet, config.rtpBp) }], maxPayoutMinor };
  },
  start(bet, { config, draws }) {
    const roll = draws.below(DICE_ROLLS);
    return { state: { roll }, results: [paid('roll', bet.stakeMinor, payoutOf(bet, roll, config.rtpBp))] };
  },
  show: ({ bet: { side, target }, state }, { config }) => ({
    ...{ side, target, roll: state.roll },
    multiplierX10000: multiplierX10000({ side, target }, config.rtpBp),
  }),
  onExclusion: () => 'finish',
  stated: ({ rtpBp, minStakeMinor, maxStakeMinor }) => ({
    rtpPercent: (rtpBp / 100).toFixed(2),
    // The player chooses it with the target.
    volatility: null,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: multiplierX10000({ side: 'under', target: 1 }, rtpBp) / 10_000,
    features: ['INSTANT_WIN', 'PROVABLY_FAIR'],
  }),
  force: forceBy(Wish, ({ state }: { state: z.infer<typeof State> }, wish) => state.roll === wish.roll),
  automatic: {
    bet: (stakeMinor, random) => ({ side: 'under' as const, target: random.int(1_000, 9_000), stakeMinor }),
  },
});
