import type { World } from '../db/world';
import { findMember } from '../features/account';
import type { Entry } from './entry';
import { readBody } from './entry-view';
import { feltBy, kindsOf, postingsRepository } from './postings.repository';
import { literal } from './source-text';

/** A member as a test makes it anew. */
export interface ReplayedAccount {
  id: string;
  username: string;
  /** What the member is called in the test. */
  variable: string;
  /** What it is made of, as source; null when the calls themselves make the member. */
  request: string | null;
}

/** The members that these entries are of, with the type and balance that each had before the first of them. */
export function accountsOf(world: World, entries: readonly Entry[]): ReplayedAccount[] {
  const made = new Set(entries.flatMap(idsMadeBy));
  const known = new Map(
    entries.flatMap(({ member, request }) => [
      ...(member ? [[member.id, member.username] as const] : []),
      ...loggingIn(world, request),
    ]),
  );
  return [...known].map(([id, username], index) => ({
    id,
    username,
    variable: `member${index + 1}`,
    request: made.has(id) ? null : literal(requestOf(world, id, entries)),
  }));
}

/** Who logs in says so before anybody knows them. */
function loggingIn(world: World, request: unknown): (readonly [string, string])[] {
  const username: unknown = Object(request).username;
  if (typeof username !== 'string') return [];
  const row = world.sqlite
    .prepare<[string], { id: string; username: string }>(
      'SELECT id, username FROM members WHERE username = ? COLLATE NOCASE',
    )
    .get(username);
  return row ? [[row.id, row.username]] : [];
}

/** Registering and free play answer with a member that was not there before. */
function idsMadeBy({ name, code, body }: Entry): string[] {
  if (code !== 'OK' || !/^(registerMember|registerMemberByMobile|loginFreePlay)$/.test(name)) return [];
  const id: unknown = Object(Object(readBody(body)).value).customerId;
  return typeof id === 'string' ? [id] : [];
}

function requestOf(world: World, id: string, entries: readonly Entry[]): Record<string, number> {
  const type = findMember(world, id)?.type ?? 0;
  const balanceMinor = balanceBefore(world, id, entries);
  return { ...(type === 0 ? {} : { type }), ...(balanceMinor > 0 ? { balanceMinor } : {}) };
}

function balanceBefore(world: World, id: string, entries: readonly Entry[]): number {
  const own = entries.flatMap((entry) => world.journal.postingsOf(entry));
  const present = world.ledger.balance(id, 'member.main');
  if (own.length === 0) return present;
  const first = postingsRepository(world).firstSince.get(id, kindsOf('member.main'), Math.min(...own));
  return first ? first.balance_after_minor - feltBy('member.main', first) : present;
}
