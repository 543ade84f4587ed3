import { KENO_MOST_PICKS, KENO_NUMBERS, KenoBet, KenoConfig, KenoView } from '@tonalli/contracts/games/keno';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import type { Entry } from '../../wagering/game-module';
import { GameRefusal } from '../../wagering/refusal';
import { paid } from '../../wagering/settlement';
import { edgeBp } from './exact';
import { drawNumbers, hitsOf, multiplierX100, payoutOf, topX100 } from './odds';

const State = z.object({ drawn: z.array(z.int()) });
/** So many hits of the bet's own numbers. */
const Wish = z.strictObject({ hits: z.int().min(0).max(KENO_MOST_PICKS) });

const timesOf = (picks: readonly number[], drawn: readonly number[]): number =>
  multiplierX100(picks.length, hitsOf(picks, drawn));

/** Twenty of 80 numbers are drawn; one to ten picked ones pay by how many of them are among those. */
export const keno = defineGame({
  family: 'keno',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: KenoConfig,
    initial: { minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  },
  bet: KenoBet,
  state: State,
  view: KenoView,
  price({ picks, stakeMinor }, { config }) {
    const maxPayoutMinor = payoutOf(stakeMinor, topX100(picks.length));
    const isOutside = stakeMinor < config.minStakeMinor || stakeMinor > config.maxStakeMinor;
    if (isOutside || maxPayoutMinor > config.maxPayoutMinor) throw new GameRefusal('STAKE_INVALID');
    return { stakes: [{ line: 'ticket', stakeMinor, edgeBp: edgeBp(picks.length, stakeMinor) }], maxPayoutMinor };
  },
  start({ picks, stakeMinor }, { draws }) {
    const drawn = drawNumbers(draws);
    return { state: { drawn }, results: [paid('ticket', stakeMinor, payoutOf(stakeMinor, timesOf(picks, drawn)))] };
  },
  show: ({ bet: { picks }, state: { drawn } }) => ({ picks, drawn, multiplierX100: timesOf(picks, drawn) }),
  onExclusion: () => 'finish',
  stated: ({ minStakeMinor, maxStakeMinor }) => ({
    // The player chooses both with how many numbers they pick.
    ...{ rtpPercent: null, volatility: null },
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: topX100(KENO_MOST_PICKS) / 100,
    features: ['INSTANT_WIN', 'PROVABLY_FAIR'],
  }),
  force: forceBy(
    Wish,
    ({ bet, state }: Entry<KenoBet, z.infer<typeof State>>, { hits }) => hitsOf(bet.picks, state.drawn) === hits,
  ),
  automatic: {
    bet(stakeMinor, random) {
      const first = random.int(1, KENO_NUMBERS - KENO_MOST_PICKS);
      // With so few, any stake of a visitor can be paid.
      const picks = Array.from({ length: random.int(2, 5) }, (_, index) => first + index);
      return { picks, stakeMinor };
    },
  },
});
