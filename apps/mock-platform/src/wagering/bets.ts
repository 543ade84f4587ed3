import type { Span } from '../rollups/time-parts';
import type { World } from '../world/world';
import { type BetMoney, type BetRow, betsRepository, type WinFilter, type WinRow } from './bets.repository';

export interface SettledBet extends Omit<BetRow, 'id' | 'status' | 'isTrial' | 'settledAt' | 'validMinor'> {
  isTrial: boolean;
  /** What of the stake counts as play; left out: all of it. */
  validMinor?: number | null;
  /** Of games; with what of the bet counts towards the wagering of a bonus. Left out: nothing. */
  family?: string;
  wageredMinor?: number;
  /** The free plays that paid for it; left out: none. */
  freeId?: string | null;
  /** When it was decided, if not as it was placed. */
  settledAt?: number;
}

/** How a bet is named on the wire. */
export const betIdOf = (id: number): string => `B${String(id).padStart(8, '0')}`;

/** The number in a bet's name, or null when it is none. */
export function parseBetId(betId: string): number | null {
  const match = /^B(\d{8,15})$/.exec(betId);
  return match ? Number(match[1]) : null;
}

/** Keeps the record of a bet that is settled as it is kept. Returns its number. Call in its transaction. */
export function keepBet(world: World, bet: SettledBet): number {
  const { isTrial, settledAt = bet.at } = bet;
  const validMinor = bet.validMinor ?? bet.stakeMinor;
  const id = betsRepository(world).insert({
    ...bet,
    validMinor: validMinor === bet.stakeMinor ? null : validMinor,
    isTrial: isTrial ? 1 : 0,
    status: 'SETTLED',
    settledAt,
  });
  if (!isTrial) world.tell('bets.settled', [{ ...bet, validMinor, placedAt: bet.at, at: settledAt }]);
  return id;
}

/** The bet of a round that has one. */
export const betOfRound = (world: World, roundId: string): BetRow | null => betsRepository(world).ofRound(roundId);

/** So many are read of a span; what more there are says the same. */
const MOST_IN_ORDER = 2_000;

/** What a member staked and won by each of their settled bets in real money, in the order in which they were placed. */
export const betsInOrder = (world: World, memberId: string, span: Span): BetMoney[] =>
  betsRepository(world).inOrder(memberId, span, MOST_IN_ORDER);

/** Whether any bet of a member's in real money is undecided. */
export const hasOpenBets = (world: World, memberId: string): boolean => betsRepository(world).hasOpen(memberId);

/** The latest bets of a member in one game, newest first. */
export const recentBets = (
  world: World,
  of: { memberId: string; nodeId: string; isTrial: boolean },
  limit: number,
): BetRow[] => betsRepository(world).recent(of, limit);

/** Payouts in real money of 500.00 and more since a time, largest first, but stakes that came back untouched. Amounts in minor units. */
export const largestWins = (world: World, filter: WinFilter): WinRow[] => betsRepository(world).wins(filter);
