import { BaccaratBet, BaccaratConfig, BaccaratView, BaccaratWinner } from '@tonalli/contracts/games/baccarat';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { dealFrom, isPair, playCoup, winnerOf } from './coup';
import { edgeBp, statedPercent, topOf } from './exact';
import { spotLimitMinor } from './limits';
import { isSpot, type Laid, outcomeOf, settle, spotOf, viewOf } from './odds';

const State = z.object({ player: z.array(z.int()).readonly(), banker: z.array(z.int()).readonly() });
type State = z.infer<typeof State>;
const Wish = z.union([
  z.strictObject({ winner: BaccaratWinner, cards: z.optional(z.int().min(4).max(6)) }),
  z.strictObject({ pair: z.enum(['player', 'banker']) }),
]);

function assertTaken(laid: Laid, config: BaccaratConfig): void {
  const entries = Object.entries(laid);
  if (entries.length === 0) throw new GameRefusal('BET_INVALID', 'nothing is laid');
  let totalMinor = 0;
  for (const [id, stakeMinor] of entries) {
    if (!isSpot(id)) throw new GameRefusal('BET_INVALID', 'no such spot');
    const isBeyond = stakeMinor < config.minStakeMinor || stakeMinor > spotLimitMinor(id, config);
    if (isBeyond) throw new GameRefusal('STAKE_INVALID', id);
    totalMinor += stakeMinor;
  }
  const isTooMuch = totalMinor > config.maxStakeMinor || topOf(laid).payoutMinor > config.maxPayoutMinor;
  if (isTooMuch) throw new GameRefusal('STAKE_INVALID');
}

/** Player and banker are dealt from eight decks shuffled for the round alone, four to six draws. Decided at once. */
export const baccarat = defineGame({
  family: 'baccarat',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: BaccaratConfig,
    initial: { minStakeMinor: 100, maxStakeMinor: 1_000_000, maxSideMinor: 200_000, maxPayoutMinor: 100_000_000 },
  },
  bet: BaccaratBet,
  state: State,
  view: BaccaratView,
  price({ spots }, { config }) {
    assertTaken(spots, config);
    return {
      stakes: Object.entries(spots).map(([line, stakeMinor]) => ({
        ...{ line, stakeMinor },
        edgeBp: edgeBp(spotOf(line), stakeMinor),
      })),
      maxPayoutMinor: topOf(spots).payoutMinor,
    };
  },
  start({ spots }, { draws }) {
    const coup = playCoup(dealFrom(draws));
    return { state: coup, results: settle(spots, outcomeOf(coup)) };
  },
  show: ({ bet: { spots }, state }) => viewOf(state, spots),
  onExclusion: () => 'finish',
  stated: ({ minStakeMinor, maxStakeMinor }) => ({
    // Of the best bet; the page says that of what lies on the table.
    rtpPercent: statedPercent({ banker: 10_000 }),
    volatility: null,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: 12,
    features: ['PROVABLY_FAIR', 'SIDE_BETS'],
  }),
  force: forceBy(Wish, ({ state }: { state: State }, wish) => {
    if ('pair' in wish) return isPair(state[wish.pair]);
    const { length } = [...state.player, ...state.banker];
    return winnerOf(state) === wish.winner && (wish.cards ?? length) === length;
  }),
  automatic: { bet: (stakeMinor, random) => ({ spots: { [random.pick(['player', 'banker'])]: stakeMinor } }) },
});
