import { RouletteBet, RouletteConfig, RouletteView } from '@tonalli/contracts/games/roulette';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { laidMinor, payoutsOf, settle, viewOf } from './settle';
import { POCKETS } from './spots';
import { assertTaken, EDGE_BP } from './taken';

const State = z.object({ pocket: z.int() });
type State = z.infer<typeof State>;
const Wish = z.union([z.strictObject({ pocket: z.int().min(0).max(36) }), z.strictObject({ wins: z.boolean() })]);

/** A layout of chips and one ball among 37 pockets, one draw. Decided at once. */
export const roulette = defineGame({
  family: 'roulette',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: RouletteConfig,
    initial: {
      ...{ minStakeMinor: 100, maxStakeMinor: 1_000_000 },
      ...{ maxStraightMinor: 100_000, maxPayoutMinor: 100_000_000 },
    },
  },
  bet: RouletteBet,
  state: State,
  view: RouletteView,
  price({ spots }, { config }) {
    assertTaken(spots, config);
    return {
      stakes: Object.entries(spots).map(([line, stakeMinor]) => ({ line, stakeMinor, edgeBp: EDGE_BP })),
      maxPayoutMinor: Math.max(...payoutsOf(spots)),
    };
  },
  start({ spots }, { draws }) {
    const pocket = draws.below(POCKETS);
    return { state: { pocket }, results: settle(spots, pocket) };
  },
  show: ({ bet: { spots }, state: { pocket } }) => viewOf(spots, pocket),
  onExclusion: () => 'finish',
  stated: ({ minStakeMinor, maxStakeMinor }) => ({
    rtpPercent: '97.29',
    // The player chooses it with every layout.
    volatility: null,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: 36,
    features: ['PROVABLY_FAIR'],
  }),
  force: forceBy(Wish, ({ bet, state: { pocket } }: { bet: RouletteBet; state: State }, wish) =>
    'pocket' in wish
      ? pocket === wish.pocket
      : (payoutsOf(bet.spots)[pocket] ?? 0) > laidMinor(bet.spots) === wish.wins,
  ),
  automatic: {
    bet: (stakeMinor, random) => ({ spots: { [random.pick(['red', 'black', 'odd', 'even'])]: stakeMinor } }),
  },
});
