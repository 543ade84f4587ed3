import type { BlackjackStage, BlackjackStep } from '@tonalli/contracts/games/blackjack';
import { DECK } from '@tonalli/contracts/games/cards';
import type { DrawSource } from '../../kernel/fairness';
import { GameRefusal } from '../../wagering/refusal';
import { BEST, DEALER_STANDS, isAce, isBlackjack, isPair, totalOf } from './hands';

export interface PlayedHand {
  readonly cards: readonly number[];
  readonly isDoubled: boolean;
  /** It takes no card any more. */
  readonly isDone: boolean;
}

export interface BlackjackRound {
  readonly stage: BlackjackStage;
  readonly hands: readonly PlayedHand[];
  /** The second card lies face down until the round is over. */
  readonly dealer: readonly number[];
  readonly steps: readonly BlackjackStep[];
}

/** What decides which steps there are. */
interface Playing {
  readonly stage: BlackjackStage;
  readonly hands: readonly { readonly cards: readonly number[] }[];
  readonly active: number | null;
}

const draw = (draws: DrawSource): number => draws.below(DECK);

/** The hand that is played now; null while none is. */
export function activeOf({ stage, hands }: BlackjackRound): number | null {
  const at = stage === 'play' ? hands.findIndex(({ isDone }) => !isDone) : -1;
  return at === -1 ? null : at;
}

/** What can be done now. */
export function offered({ stage, hands, active }: Playing): readonly BlackjackStep[] {
  if (stage === 'insurance') return ['insure', 'decline'];
  const cards = active === null ? null : hands[active]?.cards;
  if (!cards) return [];
  const withTwo = cards.length === 2 ? (['double'] as const) : [];
  const withPair = isPair(cards) && hands.length === 1 ? (['split'] as const) : [];
  return ['hit', 'stand', ...withTwo, ...withPair];
}

/** A blackjack is what the first two cards alone make, so none after a split. */
export const hasNatural = ({ hands }: Pick<BlackjackRound, 'hands'>): boolean =>
  hands.length === 1 && hands.every(({ cards }) => isBlackjack(cards));

function dealerPlays(dealer: readonly number[], draws: DrawSource): number[] {
  const cards = [...dealer];
  while (totalOf(cards).total < DEALER_STANDS) cards.push(draw(draws));
  return cards;
}

/** Waits for the next hand. After the last one the dealer plays, where a hand still waits for that, and the round is over. */
function goOn(round: BlackjackRound, draws: DrawSource): BlackjackRound {
  if (round.hands.some(({ isDone }) => !isDone)) return { ...round, stage: 'play' };
  const isDecided = isBlackjack(round.dealer) || hasNatural(round);
  const waits = !isDecided && round.hands.some(({ cards }) => totalOf(cards).total <= BEST);
  return { ...round, stage: 'over', dealer: waits ? dealerPlays(round.dealer, draws) : round.dealer };
}

/** The dealer looks at the card face down: a blackjack on either side ends the round here. */
function peek(round: BlackjackRound, draws: DrawSource): BlackjackRound {
  const ends = isBlackjack(round.dealer) || hasNatural(round);
  return goOn({ ...round, hands: round.hands.map((hand) => ({ ...hand, isDone: ends })) }, draws);
}

/** The order of draws: player, dealer face up, player, dealer face down, then each card as it is played, from a deck without end. */
export function deal(draws: DrawSource): BlackjackRound {
  const [first, up, second, hole] = [draw(draws), draw(draws), draw(draws), draw(draws)];
  const hands = [{ cards: [first, second], isDoubled: false, isDone: false }];
  const round: BlackjackRound = { stage: 'insurance', hands, dealer: [up, hole], steps: [] };
  return isAce(up) ? round : peek(round, draws);
}

export const handOf = (cards: readonly number[], isEnough = false): PlayedHand => ({
  ...{ cards, isDoubled: false },
  isDone: isEnough || totalOf(cards).total >= BEST,
});

/** Aces get one card each. */
function split(cards: readonly number[], draws: DrawSource): PlayedHand[] {
  return cards.map((card) => handOf([card, draw(draws)], isAce(card)));
}

/** What becomes of a hand by a play that is offered for it: two hands by a split. */
export function played(hand: PlayedHand, step: BlackjackStep, draws: DrawSource): PlayedHand[] {
  if (step === 'split') return split(hand.cards, draws);
  if (step === 'stand') return [{ ...hand, isDone: true }];
  const isDoubled = step === 'double';
  return [{ ...handOf([...hand.cards, draw(draws)], isDoubled), isDoubled }];
}

/** The round after a step. Throws `GameRefusal` (`STEP_INVALID`) for a step that it does not allow, before a card is drawn. */
export function take(round: BlackjackRound, step: BlackjackStep, draws: DrawSource): BlackjackRound {
  const active = activeOf(round);
  if (!offered({ ...round, active }).includes(step)) throw new GameRefusal('STEP_INVALID', `no ${step} now`);
  const next = { ...round, steps: [...round.steps, step] };
  if (active === null) return peek(next, draws);
  const hands = round.hands.flatMap((hand, at) => (at === active ? played(hand, step, draws) : [hand]));
  return goOn({ ...next, hands }, draws);
}
