import { DECISION_MS, INSURANCE_MS, type LiveBlackjackSeat } from '@tonalli/contracts/games/live-blackjack';

/** How much of its time a seat has left, from 1 to 0; null where it is asked for nothing. */
export function shareOf(
  { stage, decideBy }: Pick<LiveBlackjackSeat, 'stage' | 'decideBy'>,
  now: number,
): number | null {
  if (decideBy === null || (stage !== 'play' && stage !== 'insurance')) return null;
  const whole = stage === 'play' ? DECISION_MS : INSURANCE_MS;
  return Math.min(1, Math.max(0, (decideBy - now) / whole));
}

/** Whether a seat is asked for something and has time left. */
export const isAsked = (seat: Pick<LiveBlackjackSeat, 'stage' | 'decideBy'>, now: number): boolean =>
  (shareOf(seat, now) ?? 0) > 0;
