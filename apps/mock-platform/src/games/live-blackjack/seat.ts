import { BlackjackStep } from '@tonalli/contracts/games/blackjack';
import { Card } from '@tonalli/contracts/games/cards';
import {
  DECISION_MS,
  INSURANCE_MS,
  type LiveBlackjackBet,
  type LiveBlackjackSeat,
  LiveBlackjackStage,
  type LiveBlackjackStep,
  type LiveBlackjackView,
  PLAY_MS,
} from '@tonalli/contracts/games/live-blackjack';
import { z } from 'zod';
import { GameRefusal } from '../../wagering/refusal';
import { activeOf, type BlackjackRound, handOf, offered, played } from '../blackjack/engine';
import { viewOf } from '../blackjack/money';
import { cardsOf, dealerHand, type Orders } from './orders';

const Hand = z.object({ cards: z.array(Card).readonly(), isDoubled: z.boolean(), isDone: z.boolean() });

/** What is kept of a seat: what its player knows, and no more. */
export const SeatState = z.object({
  seatedAt: z.int(),
  stage: LiveBlackjackStage,
  hands: z.array(Hand).readonly(),
  dealer: z.array(Card).readonly(),
  steps: z.array(BlackjackStep).readonly(),
  decideBy: z.int().nullable(),
});
export type SeatState = z.infer<typeof SeatState>;

/** Where the round stands, as far as it matters to a seat. */
export interface Dealing {
  readonly phase: string;
  /** Since when. */
  readonly from: number;
  readonly orders: Orders;
}

export const seated = (at: number): SeatState => ({
  ...{ seatedAt: at, stage: 'seated', decideBy: null },
  ...{ hands: [], dealer: [], steps: [] },
});

const isUndecided = ({ hands }: SeatState): boolean => hands.some(({ isDone }) => !isDone);

/** The seat once the round has come to a phase. */
export function moved(seat: SeatState, number: number, { phase, from, orders }: Dealing): SeatState {
  const waits = { ...seat, stage: 'waits', decideBy: null } as const;
  if (phase === 'dealing') {
    const draws = cardsOf(orders, number, 0);
    const hands = [handOf([draws.below(0), draws.below(0)])];
    return { ...waits, hands, dealer: orders.dealer.slice(0, 1) };
  }
  if (phase === 'insurance') return { ...seat, stage: 'insurance', decideBy: from + INSURANCE_MS };
  if (phase === 'playing' && isUndecided(seat)) return { ...seat, stage: 'play', decideBy: from + DECISION_MS };
  if (phase === 'over') return { ...waits, stage: 'over', dealer: dealerHand(orders) };
  return waits;
}

/** As the engine for one knows it. */
const roundOf = ({ stage, hands, dealer, steps }: SeatState): BlackjackRound => ({
  ...{ hands, dealer, steps },
  stage: stage === 'over' ? 'over' : 'play',
});

export const activeHand = (seat: SeatState): number | null => (seat.stage === 'play' ? activeOf(roundOf(seat)) : null);

/** What can be done now. */
export function playsOf({
  stage,
  hands,
  active,
}: Pick<LiveBlackjackSeat, 'stage' | 'active'> & {
  readonly hands: readonly { readonly cards: readonly number[] }[];
}): readonly LiveBlackjackStep[] {
  return stage === 'play' || stage === 'insurance' ? offered({ stage, hands, active }) : [];
}

interface Asked {
  readonly number: number;
  readonly step: LiveBlackjackStep;
  readonly at: number;
  readonly dealing: Dealing;
}

/** Refuses what comes after the seat's time. */
function assertInTime(seat: SeatState, { at, dealing }: Asked): void {
  const isLeftOff = seat.stage === 'waits' && isUndecided(seat) && dealing.phase === 'drawing';
  if (isLeftOff || (seat.decideBy !== null && at > seat.decideBy)) throw new GameRefusal('TOO_LATE');
}

/**
 * The seat after a step of its player. Throws `GameRefusal`: `TOO_LATE` once its time is over, `STEP_INVALID` for a step that is
 * not offered.
 */
export function taken(seat: SeatState, asked: Asked): SeatState {
  assertInTime(seat, asked);
  const { number, step, at, dealing } = asked;
  const active = activeHand(seat);
  if (!playsOf({ ...seat, active }).includes(step)) throw new GameRefusal('STEP_INVALID', `no ${step} now`);
  const next: SeatState = { ...seat, steps: [...seat.steps, step], stage: 'waits', decideBy: null };
  if (active === null) return next;
  const draws = cardsOf(dealing.orders, number, seat.hands.flatMap(({ cards }) => cards).length);
  const hands = seat.hands.flatMap((hand, index) => (index === active ? played(hand, step, draws) : [hand]));
  const after = { ...next, hands };
  const decideBy = Math.min(at + DECISION_MS, dealing.from + PLAY_MS);
  return isUndecided(after) ? { ...after, stage: 'play', decideBy } : after;
}

type Placed = Pick<LiveBlackjackBet, 'seat' | 'stakeMinor'>;

/** As everybody at the table sees it. */
export function shownSeat(state: SeatState, { seat, stakeMinor }: Placed): LiveBlackjackSeat {
  const { hands, insurance } = viewOf(roundOf(state), stakeMinor);
  const { stage, decideBy } = state;
  return { seat, stage, stakeMinor, hands, active: activeHand(state), insurance, decideBy };
}

/** In the order of `LiveBlackjackView`, since results are compared as text. */
export const ownView = (state: SeatState, bet: LiveBlackjackBet): LiveBlackjackView => ({
  round: bet.round,
  ...shownSeat(state, bet),
  dealer: [...state.dealer],
  steps: [...state.steps],
});
