import type { BreakKind } from '@tonalli/contracts/breaks/kinds';
import type { ErrorExtra } from '@tonalli/contracts/envelope';
import type { OwnLimits } from '@tonalli/contracts/limits/own-limits';
import { toIso } from '../clock/system-time';
import type { World } from '../world/world';
import { playerProtectionRepository } from './player-protection.repository';

/** A break from playing. Times in milliseconds since epoch. */
export interface Break {
  readonly kind: BreakKind;
  readonly from: number;
  /** Null: until the member returns. A time that has passed ends a time-out by itself, an exclusion only with the member's return. */
  readonly until: number | null;
}

/** What a member protects themself with, as it holds now. */
export interface Protection {
  readonly limits: OwnLimits;
  readonly break: Break | null;
  /** What the member is to answer before they go on; null: nothing. */
  readonly checkIn: number | null;
  /** Until when nothing is given or advertised to them; null: nothing is in the way. Milliseconds since epoch. */
  readonly rewardsHeldUntil: number | null;
  /** The account is closed. */
  readonly isClosed: boolean;
}

const NOTHING: Protection = { limits: {}, break: null, checkIn: null, rewardsHeldUntil: null, isClosed: false };

/** What protects a member now, by one read at most. A break that has ended by itself is none. */
export function protectionOf(world: World, memberId: string): Protection {
  const row = playerProtectionRepository(world).find(memberId);
  if (!row) return NOTHING;
  const { limits, breakKind: kind, breakFrom, breakUntil: until, checkIn, rewardsHeldUntil } = row;
  const isOver = kind === 'TIME_OUT' && until !== null && until <= world.clock.now();
  const taken = kind === null || isOver ? null : { kind, from: breakFrom ?? 0, until };
  return { limits, break: taken, checkIn, rewardsHeldUntil, isClosed: row.closedAt !== null };
}

/** When the member's time-out is over; null: they are on none. */
export function timeOutUntil(world: World, memberId: string): number | null {
  const taken = protectionOf(world, memberId).break;
  return taken?.kind === 'TIME_OUT' ? taken.until : null;
}

/** What a refusal says of the break that is in the way. */
export const breakExtra = ({ kind, until }: Break): Pick<ErrorExtra, 'break'> => ({
  break: { kind, until: until === null ? null : toIso(until) },
});

/** The limits that hold for a member from now on, all of them. */
export const keepLimits = (world: World, memberId: string, limits: OwnLimits): void =>
  playerProtectionRepository(world).keepLimits({ memberId, limits });

/** The break that a member is on from now on; null ends it. */
export const keepBreak = (world: World, memberId: string, taken: Break | null): void =>
  playerProtectionRepository(world).keepBreak({
    memberId,
    breakKind: taken?.kind ?? null,
    breakFrom: taken?.from ?? null,
    breakUntil: taken?.until ?? null,
  });

/** What a member is to answer from now on, and until when nothing is given to them. */
export const keepCheckIn = (
  world: World,
  memberId: string,
  care: Pick<Protection, 'checkIn' | 'rewardsHeldUntil'>,
): void => playerProtectionRepository(world).keepCheckIn({ memberId, ...care });

/** Whether an account is closed from now on; its status is kept along with it (`find-member.ts`). */
export const keepClosed = (world: World, memberId: string, closedAt: number | null): void =>
  playerProtectionRepository(world).keepClosed({ memberId, closedAt });
