import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { repository, type World } from '../world/world';
import { verifiedContacts } from './people.table';

const sharedContactsRepository = repository(({ db }) => {
  const other = alias(verifiedContacts, 'other');
  const isShared = and(
    eq(other.kind, verifiedContacts.kind),
    eq(other.contact, verifiedContacts.contact),
    ne(other.memberId, verifiedContacts.memberId),
  );
  const isOfMember = eq(verifiedContacts.memberId, sql.placeholder('memberId'));
  const sharers = db
    .selectDistinct({ memberId: other.memberId })
    .from(verifiedContacts)
    .innerJoin(other, isShared)
    .where(isOfMember)
    .prepare();
  const own = db
    .select({ kind: verifiedContacts.kind, contact: verifiedContacts.contact })
    .from(verifiedContacts)
    .where(isOfMember)
    .prepare();
  const shared = db
    .selectDistinct({
      kind: verifiedContacts.kind,
      contact: verifiedContacts.contact,
      memberId: verifiedContacts.memberId,
    })
    .from(verifiedContacts)
    .innerJoin(other, isShared)
    .orderBy(verifiedContacts.kind, verifiedContacts.contact, verifiedContacts.memberId)
    .prepare();
  return { sharers, own, shared };
});

/** Who has proven the same number or e-mail as a member. */
export const sharersOfContacts = (world: World, memberId: string): string[] =>
  sharedContactsRepository(world)
    .sharers.all({ memberId })
    .map((row) => row.memberId);

/** The contacts that a member has proven; they count while they still are the member's. */
export function verifiedContactsOf(world: World, memberId: string): { mobile?: string; email?: string } {
  const rows = sharedContactsRepository(world).own.all({ memberId });
  return Object.fromEntries(rows.map(({ kind, contact }) => [kind, contact]));
}

/** Everybody who has proven a number or an e-mail that somebody else has proven too, with what it is. */
export const sharedContacts = (world: World) => sharedContactsRepository(world).shared.all();
