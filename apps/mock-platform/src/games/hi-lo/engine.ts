import { DECK, RANKS, rankOf } from '@tonalli/contracts/games/cards';
import {
  HI_LO_CARDS,
  HI_LO_SIDES,
  HI_LO_SKIPS,
  type HiLoEnd,
  type HiLoMove,
  type HiLoSide,
  type HiLoStep,
  type HiLoView,
} from '@tonalli/contracts/games/hi-lo';
import type { DrawSource } from '../../kernel/fairness';
import { GameRefusal } from '../../wagering/refusal';
import { multiplierX10000, payoutOf, winningRanks, wins } from './odds';

export interface HiLoRound {
  /** All that the round can show, in order. */
  readonly cards: readonly number[];
  readonly moves: readonly HiLoMove[];
  readonly end: HiLoEnd;
}

/** What a round is played under. */
export interface HiLoTerms {
  readonly stakeMinor: number;
  readonly rtpBp: number;
  readonly maxPayoutMinor: number;
}

/** What a pick on the card in view would bring. */
export interface Offer {
  /** Of the 13 ranks. */
  readonly winning: number;
  /** Of the whole round, were it cashed out after this. */
  readonly multiplierX10000: number;
  readonly payoutMinor: number;
}

type Played = Pick<HiLoRound, 'cards' | 'moves'>;

/** The order of draws: the 32 cards of the round as they are shown, each `below(52)` from a deck without end. */
export const deal = (draws: DrawSource): HiLoRound => ({
  cards: Array.from({ length: HI_LO_CARDS }, () => draws.below(DECK)),
  moves: [],
  end: 'open',
});

const rankAt = ({ cards }: Played, index: number): number => rankOf(cards[index] ?? 0);

/** Of each pick so far, on how many ranks it won. */
const picksOf = (round: Played): number[] =>
  round.moves.flatMap((move, at) => (move === 'skip' ? [] : [winningRanks(move, rankAt(round, at))]));

export const skipsLeft = ({ moves }: Pick<Played, 'moves'>): number =>
  HI_LO_SKIPS - moves.filter((move) => move === 'skip').length;

/** What the round would pay a stake of 1 now, in ten-thousandths. */
export const standingX10000 = (round: HiLoRound, rtpBp: number): number =>
  round.end === 'lost' ? 0 : multiplierX10000(picksOf(round), rtpBp);

/** Null for a pick that cannot lose, and for one that could win more than a round pays. */
export function offerOf(round: Played, side: HiLoSide, terms: HiLoTerms): Offer | null {
  const winning = winningRanks(side, rankAt(round, round.moves.length));
  const times = multiplierX10000([...picksOf(round), winning], terms.rtpBp);
  const payoutMinor = payoutOf(terms.stakeMinor, times);
  if (winning === RANKS.length || payoutMinor > terms.maxPayoutMinor) return null;
  return { winning, multiplierX10000: times, payoutMinor };
}

const stopped = (round: HiLoRound): HiLoRound => ({
  ...round,
  end: picksOf(round).length > 0 ? 'cashed-out' : 'refunded',
});

/** Another card cannot follow, or nothing can be picked on this one. */
const isAtEnd = (round: HiLoRound, terms: HiLoTerms): boolean =>
  round.moves.length === HI_LO_CARDS - 1 || HI_LO_SIDES.every((side) => offerOf(round, side, terms) === null);

/** The round after a step. Throws `GameRefusal` (`STEP_INVALID`) for a step that it does not allow. */
export function take(round: HiLoRound, step: HiLoStep, terms: HiLoTerms): HiLoRound {
  if (round.end !== 'open') throw new GameRefusal('STEP_INVALID', 'the round is over');
  if (step === 'cash-out') return stopped(round);
  if (step === 'skip' && skipsLeft(round) === 0) throw new GameRefusal('STEP_INVALID', 'no skip is left');
  if (step !== 'skip' && !offerOf(round, step, terms)) throw new GameRefusal('STEP_INVALID', 'that is not offered');
  const at = round.moves.length;
  const next: HiLoRound = { ...round, moves: [...round.moves, step] };
  if (step !== 'skip' && !wins(step, rankAt(round, at), rankAt(round, at + 1))) return { ...next, end: 'lost' };
  return isAtEnd(next, terms) ? stopped(next) : next;
}

/** In the order of `HiLoView`, since results are compared as text. Cards to come are left out. */
export const viewOf = (round: HiLoRound, rtpBp: number): HiLoView => ({
  cards: round.cards.slice(0, round.moves.length + 1),
  moves: [...round.moves],
  end: round.end,
  multiplierX10000: standingX10000(round, rtpBp),
});

/** What the round has paid; null while it is open. */
export function payoutMinorOf(round: HiLoRound, { stakeMinor, rtpBp }: HiLoTerms): number | null {
  if (round.end === 'open') return null;
  return payoutOf(stakeMinor, standingX10000(round, rtpBp));
}
