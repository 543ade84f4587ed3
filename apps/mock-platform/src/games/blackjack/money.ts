import type { BlackjackHand, BlackjackOutcome, BlackjackView } from '@tonalli/contracts/games/blackjack';
import { activeOf, type BlackjackRound, hasNatural, type PlayedHand } from './engine';
import { BEST, isBlackjack, totalOf } from './hands';

/** Two hands, both doubled, both won. */
export const MOST_STAKES = 8;

/** Half the stake, without the half of a minor unit. */
export const insuranceMinor = (stakeMinor: number): number => Math.floor(stakeMinor / 2);

/** The stake and 3 : 2 of it, without the half of a minor unit. */
export const blackjackMinor = (stakeMinor: number): number => stakeMinor + Math.floor((stakeMinor * 3) / 2);

export const stakeOf = ({ isDoubled }: Pick<PlayedHand, 'isDoubled'>, stakeMinor: number): number =>
  isDoubled ? 2 * stakeMinor : stakeMinor;

function outcomeOf(round: BlackjackRound, { cards }: PlayedHand): BlackjackOutcome {
  const [own, house] = [totalOf(cards).total, totalOf(round.dealer).total];
  if (round.stage !== 'over') return own > BEST ? 'bust' : 'open';
  if (own > BEST) return 'bust';
  const isNatural = hasNatural(round);
  if (isBlackjack(round.dealer)) return isNatural ? 'push' : 'lost';
  if (isNatural) return 'blackjack';
  if (house > BEST || own > house) return 'won';
  return own === house ? 'push' : 'lost';
}

function payoutOf(outcome: BlackjackOutcome, stakeMinor: number): number {
  if (outcome === 'blackjack') return blackjackMinor(stakeMinor);
  if (outcome === 'won') return 2 * stakeMinor;
  return outcome === 'push' ? stakeMinor : 0;
}

const shownHand = (round: BlackjackRound, hand: PlayedHand, betMinor: number): BlackjackHand => {
  const outcome = outcomeOf(round, hand);
  const stakeMinor = stakeOf(hand, betMinor);
  const payoutMinor = payoutOf(outcome, stakeMinor);
  return { cards: [...hand.cards], isDoubled: hand.isDoubled, outcome, stakeMinor, payoutMinor };
};

/** 2 : 1 where the dealer has a blackjack. */
function insuranceOf({ steps, dealer }: BlackjackRound, betMinor: number): BlackjackView['insurance'] {
  if (steps[0] !== 'insure') return null;
  const stakeMinor = insuranceMinor(betMinor);
  return { stakeMinor, payoutMinor: isBlackjack(dealer) ? 3 * stakeMinor : 0 };
}

/** In the order of `BlackjackView`, since results are compared as text. The card face down is left out. */
export const viewOf = (round: BlackjackRound, betMinor: number): BlackjackView => ({
  stage: round.stage,
  hands: round.hands.map((hand) => shownHand(round, hand, betMinor)),
  active: activeOf(round),
  dealer: round.stage === 'over' ? [...round.dealer] : round.dealer.slice(0, 1),
  insurance: insuranceOf(round, betMinor),
  steps: [...round.steps],
});
