import type {
  ThreeCardBet,
  ThreeCardHand,
  ThreeCardLine,
  ThreeCardStep,
  ThreeCardView,
} from '@tonalli/contracts/games/three-card-poker';
import { qualifies, rank } from './hands';

/** What the ante is paid besides for a good hand that is not folded, to one. */
export const ANTE_BONUS: Readonly<Partial<Record<ThreeCardHand, number>>> = {
  'straight-flush': 5,
  'three-of-a-kind': 4,
  straight: 1,
};

/** What the pair plus wins, to one. */
export const PAIR_PLUS: Readonly<Partial<Record<ThreeCardHand, number>>> = {
  'straight-flush': 40,
  'three-of-a-kind': 30,
  straight: 6,
  flush: 4,
  pair: 1,
};

/** Ante and play doubled, and the best bonus; and the best pair plus. In antes. */
export const MOST_ANTES = 2 + 2 + 5;
export const MOST_PAIR_PLUS_ANTES = 1 + 40;

export const mostPaidAntes = (pairPlus: boolean): number => MOST_ANTES + (pairPlus ? MOST_PAIR_PLUS_ANTES : 0);
export const costMinor = ({ stakeMinor, pairPlus }: ThreeCardBet): number => stakeMinor * (pairPlus ? 2 : 1);

export interface ThreeCardRound {
  readonly player: readonly number[];
  readonly dealer: readonly number[];
  readonly step: ThreeCardStep | null;
}

/** Whether the cards are compared, given what the player said. */
export const isShown = ({ player, step }: ThreeCardRound): boolean =>
  step === 'play' || (step === 'check' && rank(player).hand !== 'high-card');

/** How often an ante is paid, its bonus aside, and how often the play: 2 won, 1 came back, 0 lost. */
function timesOf(round: ThreeCardRound): { readonly ante: number; readonly play: number } {
  const [own, dealer] = [rank(round.player), rank(round.dealer)];
  if (!isShown(round)) return { ante: 0, play: 0 };
  if (!qualifies(dealer)) return { ante: 2, play: 1 };
  const times = 1 + Math.sign(own.score - dealer.score);
  return { ante: times, play: times };
}

/** In the order of `ThreeCardView`, since results are compared as text. The dealer's cards are left out while they lie covered. */
export function viewOf(round: ThreeCardRound, { stakeMinor, pairPlus }: ThreeCardBet): ThreeCardView {
  const { player, step } = round;
  const [own, dealer] = [rank(player), rank(round.dealer)];
  const times = timesOf(round);
  const bonus = isShown(round) ? (ANTE_BONUS[own.hand] ?? 0) : 0;
  const plus = PAIR_PLUS[own.hand];
  const line = (paidTimes: number): ThreeCardLine => ({ stakeMinor, payoutMinor: step ? stakeMinor * paidTimes : 0 });
  return {
    player: [...player],
    hand: own.hand,
    step,
    dealer: step ? [...round.dealer] : [],
    dealerHand: step ? dealer.hand : null,
    qualifies: step ? qualifies(dealer) : null,
    ante: line(times.ante + bonus),
    play: step === 'play' ? line(times.play) : null,
    pairPlus: pairPlus ? line(plus === undefined ? 0 : plus + 1) : null,
  };
}

/** Its lines by name. A stake that came back was not played for; the bonus of a straight that lost is as much, and was. */
export function linesOf({ hand, ante, play, pairPlus }: ThreeCardView) {
  const line = (name: string, one: ThreeCardLine, hasBonus: boolean) => [
    { name, ...one, isBack: one.payoutMinor === one.stakeMinor && !hasBonus },
  ];
  return [
    ...line('ante', ante, ANTE_BONUS[hand] !== undefined),
    ...(play ? line('play', play, false) : []),
    ...(pairPlus ? line('pair-plus', pairPlus, false) : []),
  ];
}

/** What all lines have paid. */
export const payoutMinorOf = (view: ThreeCardView): number =>
  linesOf(view).reduce((sum, { payoutMinor }) => sum + payoutMinor, 0);

/** All stakes but those that came back. */
export const playedMinorOf = (view: ThreeCardView): number =>
  linesOf(view).reduce((sum, { stakeMinor, isBack }) => sum + (isBack ? 0 : stakeMinor), 0);
