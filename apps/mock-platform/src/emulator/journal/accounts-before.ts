import { findMember, findMemberByUsername } from '../../people/find-member';
import { defaultPasswordOf } from '../../people/people.seed';
import { type Entry, requestOf } from '../../world/recorder';
import type { World } from '../../world/world';
import { APPLIED_SCENARIOS } from '../scenarios/applied-scenarios';
import { bookedRepository } from './booked.repository';
import { readBody } from './entry-view';
import { journalOf } from './journal-part';
import { literal, quote } from './source-text';

/** A member as a test has it. */
export interface ReplayedAccount {
  id: string;
  username: string;
  /** What the member is called in the test. */
  variable: string;
  /** Which of the scenarios that were applied brings the member, counted from 0; null: none does. */
  scenario: number | null;
  /** Where the test has the member from, as source; null when the calls themselves make the member. */
  from: string | null;
}

/**
 * The members that these entries are of: whoever is in a new world already or comes with a scenario is that one, all
 * others are made anew with the type and balance that each had before the first entry.
 */
export function accountsOf(world: World, entries: readonly Entry[], fresh: World): ReplayedAccount[] {
  const made = new Set(entries.flatMap(idsMadeBy));
  const known = new Map(
    entries.flatMap((entry) => [
      ...(entry.member ? [[entry.member.id, entry.member.username] as const] : []),
      ...loggingIn(world, requestOf(entry)),
    ]),
  );
  return [...known].map(([id, username], index) => {
    const scenario = broughtBy(world, username);
    const isThere = scenario === null && findMemberByUsername(fresh, username)?.id === id;
    const from = () => {
      if (scenario !== null) return `replay.account(${quote(username)})`;
      if (isThere) return `replay.account(${quote(username)}, ${quote(defaultPasswordOf(username))})`;
      return `replay.member(${literal(mintingOf(world, id, entries))})`;
    };
    const isNamed = (isThere || scenario !== null) && CAN_BE_A_VARIABLE.test(username);
    const variable = isNamed ? username : `member${index + 1}`;
    return { id, username, variable, scenario, from: made.has(id) ? null : from() };
  });
}

/** Whoever is there without being made has a name of ours, and none of those is a word of the language. */
const CAN_BE_A_VARIABLE = /^[a-z][a-z0-9]*$/;

/** Which of the scenarios that were applied brings this account, counted from 0; null when none does. */
function broughtBy(world: World, username: string): number | null {
  const applied = world.settings.get(APPLIED_SCENARIOS);
  const index = applied.findIndex(({ accounts }) => accounts.some((account) => account.username === username));
  return index < 0 ? null : index;
}

/** Who logs in says so before anybody knows them. */
function loggingIn(world: World, request: unknown): (readonly [string, string])[] {
  const username: unknown = Object(request).username;
  if (typeof username !== 'string') return [];
  const member = findMemberByUsername(world, username);
  return member ? [[member.id, member.username]] : [];
}

/** Registering and free play answer with a member that was not there before. */
function idsMadeBy({ name, code, body }: Entry): string[] {
  if (code !== 'OK' || !/^(registerMember|registerMemberByMobile|loginFreePlay)$/.test(name)) return [];
  const id: unknown = Object(Object(readBody(body)).value).customerId;
  return typeof id === 'string' ? [id] : [];
}

function mintingOf(world: World, id: string, entries: readonly Entry[]): Record<string, number> {
  const type = findMember(world, id)?.type ?? 0;
  const balanceMinor = balanceBefore(world, id, entries);
  return { ...(type === 0 ? {} : { type }), ...(balanceMinor > 0 ? { balanceMinor } : {}) };
}

function balanceBefore(world: World, id: string, entries: readonly Entry[]): number {
  const own = entries.flatMap((entry) => journalOf(world).postingsOf(entry));
  const present = world.ledger.balance(id, 'member.main');
  if (own.length === 0) return present;
  const first = bookedRepository(world).firstSince({ ownerId: id, account: 'member.main' }, Math.min(...own));
  return first ? first.balanceAfterMinor - first.amountMinor : present;
}
