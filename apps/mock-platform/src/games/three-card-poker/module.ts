import { Card } from '@tonalli/contracts/games/cards';
import {
  THREE_CARD_HANDS,
  ThreeCardBet,
  ThreeCardConfig,
  ThreeCardStep,
  ThreeCardView,
} from '@tonalli/contracts/games/three-card-poker';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { type LineResult, paid, voided } from '../../wagering/settlement';
import { shareOf } from '../pay-table';
import { dealAs } from './deal';
import {
  ANTE_EDGE_BP,
  greatestStakeMinor,
  PAID_DEALS,
  PAIR_PLUS_EDGE_BP,
  statedReturnPercent,
  TOP_CHANCE,
  VOLATILITY,
} from './exact';
import { qualifies, rank } from './hands';
import { linesOf, mostPaidAntes, type ThreeCardRound, viewOf } from './money';

const DAY_MS = 24 * 3_600_000;

const State = z.object({
  player: z.array(Card).readonly(),
  dealer: z.array(Card).readonly(),
  step: z.nullable(ThreeCardStep),
});
const Wish = z.strictObject({
  hand: z.enum(THREE_CARD_HANDS).optional(),
  qualifies: z.boolean().optional(),
  /** Of the player's hand against the dealer's. */
  outcome: z.enum(['higher', 'equal', 'lower']).optional(),
});
const OUTCOMES = ['lower', 'equal', 'higher'] as const;

const resultsOf = (view: ThreeCardView): LineResult[] =>
  linesOf(view).map(({ name, stakeMinor, payoutMinor, isBack }) =>
    isBack ? voided(name, stakeMinor) : paid(name, stakeMinor, payoutMinor),
  );

/** Three cards each from one deck: the player plays or folds before they see the dealer's, who needs a queen to stay in. */
export const threeCardPoker = defineGame({
  family: 'three-card-poker',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: ThreeCardConfig,
    initial: { minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  },
  bet: ThreeCardBet,
  state: State,
  view: ThreeCardView,
  price({ stakeMinor, pairPlus }, { config }) {
    if (stakeMinor < config.minStakeMinor || stakeMinor > greatestStakeMinor(config, pairPlus)) {
      throw new GameRefusal('STAKE_INVALID');
    }
    const plus = { line: 'pair-plus', stakeMinor, edgeBp: PAIR_PLUS_EDGE_BP };
    return {
      stakes: [{ line: 'ante', stakeMinor, edgeBp: ANTE_EDGE_BP }, ...(pairPlus ? [plus] : [])],
      maxPayoutMinor: stakeMinor * mostPaidAntes(pairPlus),
    };
  },
  start: (_bet, { draws }) => ({ state: dealAs(draws, null) }),
  steps: {
    step: ThreeCardStep,
    apply({ bet, state }, step) {
      if (state.step) throw new GameRefusal('STEP_INVALID', 'the round is over');
      const next = { ...state, step };
      // The edge of a round counts on its ante.
      const stakes = step === 'play' ? [{ line: 'play', stakeMinor: bet.stakeMinor, edgeBp: 0 }] : [];
      return { state: next, stakes, results: resultsOf(viewOf(next, bet)) };
    },
    timeout: { afterMs: DAY_MS, step: () => 'check' as const },
  },
  show: ({ bet, state }) => viewOf(state, bet),
  onExclusion: () => 'finish',
  stated: (config) => ({
    rtpPercent: statedReturnPercent(false),
    paidPercent: shareOf(PAID_DEALS.anteAlone, TOP_CHANCE.of),
    volatility: VOLATILITY,
    ...{ minStake: config.minStakeMinor, maxStake: greatestStakeMinor(config, true) },
    maxWinStakes: mostPaidAntes(true),
    features: ['PROVABLY_FAIR'],
  }),
  force: forceBy(Wish, ({ state }: { state: ThreeCardRound }, wish) => {
    const [own, dealer] = [rank(state.player), rank(state.dealer)];
    const isHand = wish.hand === undefined || own.hand === wish.hand;
    const isQualified = wish.qualifies === undefined || qualifies(dealer) === wish.qualifies;
    return (
      isHand && isQualified && (!wish.outcome || OUTCOMES[1 + Math.sign(own.score - dealer.score)] === wish.outcome)
    );
  }),
  automatic: { bet: (stakeMinor, random) => ({ stakeMinor, pairPlus: random.int(1, 4) === 1 }) },
});
