import {
  BlackjackBet,
  BlackjackConfig,
  BlackjackStage,
  BlackjackStep,
  BlackjackView,
} from '@tonalli/contracts/games/blackjack';
import { Card, RANKS, type Rank } from '@tonalli/contracts/games/cards';
import { z } from 'zod';
import { defineGame } from '../../wagering/define-game';
import { forceBy } from '../../wagering/force';
import { GameRefusal } from '../../wagering/refusal';
import { type LineResult, paid, voided } from '../../wagering/settlement';
import type { Stake } from '../../wagering/stake';
import { activeOf, type BlackjackRound, deal, take } from './engine';
import { edgeBp, greatestStakeMinor, INSURANCE_EDGE_BP, statedReturnPercent } from './exact';
import { pointsOf } from './hands';
import { insuranceMinor, MOST_STAKES, viewOf } from './money';
import { statedPaidPercent } from './paid-chance';
import { bestStep } from './strategy';

const INSURANCE = 'insurance';
const DAY_MS = 24 * 3_600_000;

const Hand = z.object({ cards: z.array(Card).readonly(), isDoubled: z.boolean(), isDone: z.boolean() });
const State = z.object({
  stage: BlackjackStage,
  hands: z.array(Hand).readonly(),
  dealer: z.array(Card).readonly(),
  steps: z.array(BlackjackStep).readonly(),
});

/** Of the hand, and of the dealer's card that is shown and the one below; a 10 is any card that counts ten. */
const Wished = z
  .array(z.enum(RANKS.slice(0, 10)))
  .max(2)
  .optional();
const Wish = z.strictObject({ own: Wished, dealer: Wished });

const lineOf = (hand: number): string => `hand-${hand + 1}`;

/** The edge of a round counts on its first stake; further ones on hands are put where they lose nothing. */
function stakesOf(round: BlackjackRound, step: BlackjackStep, stakeMinor: number): Stake[] {
  if (step === 'double') return [{ line: lineOf(activeOf(round) ?? 0), stakeMinor, edgeBp: 0 }];
  if (step === 'split') return [{ line: lineOf(1), stakeMinor, edgeBp: 0 }];
  if (step !== 'insure') return [];
  return [{ line: INSURANCE, stakeMinor: insuranceMinor(stakeMinor), edgeBp: INSURANCE_EDGE_BP }];
}

/** Of all hands, once the round is over. */
function resultsOf(round: BlackjackRound, betMinor: number): LineResult[] {
  if (round.stage !== 'over') return [];
  return viewOf(round, betMinor).hands.map(({ outcome, stakeMinor, payoutMinor }, hand) =>
    outcome === 'push' ? voided(lineOf(hand), stakeMinor) : paid(lineOf(hand), stakeMinor, payoutMinor),
  );
}

const insured = (round: BlackjackRound, betMinor: number): LineResult[] => {
  const { insurance } = viewOf(round, betMinor);
  return insurance ? [paid(INSURANCE, insurance.stakeMinor, insurance.payoutMinor)] : [];
};

/** One player against the dealer, who stands on every 17: double any two cards, split once, insure half the stake. */
export const blackjack = defineGame({
  family: 'blackjack',
  version: 1,
  draws: 'personal',
  bank: 'house',
  config: {
    schema: BlackjackConfig,
    initial: { minStakeMinor: 100, maxStakeMinor: 1_000_000, maxPayoutMinor: 100_000_000 },
  },
  bet: BlackjackBet,
  state: State,
  view: BlackjackView,
  price({ stakeMinor }, { config }) {
    if (stakeMinor < config.minStakeMinor || stakeMinor > greatestStakeMinor(config)) {
      throw new GameRefusal('STAKE_INVALID');
    }
    const stakes = [{ line: lineOf(0), stakeMinor, edgeBp: edgeBp(stakeMinor) }];
    return { stakes, maxPayoutMinor: MOST_STAKES * stakeMinor };
  },
  start({ stakeMinor }, { draws }) {
    const state = deal(draws);
    return { state, results: resultsOf(state, stakeMinor) };
  },
  steps: {
    step: BlackjackStep,
    apply({ bet: { stakeMinor }, state }, step, { draws }) {
      const next = take(state, step, draws);
      const decided = step === 'insure' ? insured(next, stakeMinor) : [];
      return {
        state: next,
        stakes: stakesOf(state, step, stakeMinor),
        results: [...decided, ...resultsOf(next, stakeMinor)],
      };
    },
    timeout: { afterMs: DAY_MS, step: ({ state: { stage } }) => (stage === 'insurance' ? 'decline' : 'stand') },
  },
  show: ({ bet, state }) => viewOf(state, bet.stakeMinor),
  onExclusion: () => 'finish',
  stated: ({ minStakeMinor, maxStakeMinor }) => ({
    rtpPercent: statedReturnPercent(minStakeMinor),
    paidPercent: statedPaidPercent(),
    volatility: 1,
    ...{ minStake: minStakeMinor, maxStake: maxStakeMinor },
    maxWinStakes: MOST_STAKES,
    features: ['PROVABLY_FAIR'],
  }),
  force: forceBy(Wish, ({ state }: { state: z.infer<typeof State> }, { own = [], dealer = [] }) => {
    const comes = (cards: readonly number[] | undefined, wished: readonly Rank[]) =>
      wished.every((rank, at) => pointsOf(cards?.[at] ?? 0) === 1 + RANKS.indexOf(rank));
    return comes(state.hands[0]?.cards, own) && comes(state.dealer, dealer);
  }),
  automatic: { bet: (stakeMinor) => ({ stakeMinor }), step: bestStep },
});
