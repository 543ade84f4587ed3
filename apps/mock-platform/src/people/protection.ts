import type { BreakKind } from '@tonalli/contracts/breaks/kinds';
import type { OwnLimits } from '@tonalli/contracts/limits/own-limits';
import { eq, sql } from 'drizzle-orm';
import { given } from '../sqlite/placeholders';
import { repository, type World } from '../world/world';
import { memberProtection } from './protection.table';

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
}

const NOTHING: Protection = { limits: {}, break: null };

const protectionRepository = repository(({ db }) => {
  const isMember = eq(memberProtection.memberId, sql.placeholder('memberId'));
  const find = db.select().from(memberProtection).where(isMember).prepare();
  const limits = given(memberProtection, 'limits');
  const breaks = given(memberProtection, 'breakKind', 'breakFrom', 'breakUntil');
  const keepLimits = db
    .insert(memberProtection)
    .values({ ...given(memberProtection, 'memberId'), ...limits })
    .onConflictDoUpdate({ target: memberProtection.memberId, set: limits })
    .prepare();
  const keepBreak = db
    .insert(memberProtection)
    .values({ ...given(memberProtection, 'memberId'), ...breaks, limits: {} })
    .onConflictDoUpdate({ target: memberProtection.memberId, set: breaks })
    .prepare();
  return {
    find: (memberId: string) => find.get({ memberId }),
    keepLimits: (memberId: string, limits: OwnLimits) => void keepLimits.run({ memberId, limits }),
    keepBreak: (memberId: string, taken: Break | null) =>
      void keepBreak.run({
        memberId,
        breakKind: taken?.kind ?? null,
        breakFrom: taken?.from ?? null,
        breakUntil: taken?.until ?? null,
      }),
  };
});

/** What protects a member now, by one read. A break that has ended by itself is none. */
export function protectionOf(world: World, memberId: string): Protection {
  const row = protectionRepository(world).find(memberId);
  if (!row) return NOTHING;
  const { limits, breakKind: kind, breakFrom, breakUntil: until } = row;
  const isOver = kind === 'TIME_OUT' && until !== null && until <= world.clock.now();
  return { limits, break: kind === null || isOver ? null : { kind, from: breakFrom ?? 0, until } };
}

/** The limits that hold for a member from now on, all of them. */
export const keepLimits = (world: World, memberId: string, limits: OwnLimits): void =>
  protectionRepository(world).keepLimits(memberId, limits);

/** The break that a member is on from now on; null ends it. */
export const keepBreak = (world: World, memberId: string, taken: Break | null): void =>
  protectionRepository(world).keepBreak(memberId, taken);
