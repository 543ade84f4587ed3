import { and, asc, eq, sql } from 'drizzle-orm';
import { given, givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { externalIdentities } from './people.table';

export type LinkedIdentity = typeof externalIdentities.$inferSelect;
type Identity = Pick<LinkedIdentity, 'provider' | 'subject'>;

const value = sql.placeholder;
const isOfMember = eq(externalIdentities.memberId, value('memberId'));
const isOfProvider = eq(externalIdentities.provider, value('provider'));
const isIdentity = and(isOfProvider, eq(externalIdentities.subject, value('subject')));

export const externalRepository = repository(({ db }) => {
  const insert = db.insert(externalIdentities).values(givenAll(externalIdentities)).prepare();
  const owner = db
    .select({ memberId: externalIdentities.memberId })
    .from(externalIdentities)
    .where(isIdentity)
    .prepare();
  const ofProvider = db
    .select()
    .from(externalIdentities)
    .where(isOfProvider)
    .orderBy(asc(externalIdentities.linkedAt), asc(externalIdentities.memberId))
    .prepare();
  const markUsed = db
    .update(externalIdentities)
    .set(given(externalIdentities, 'lastUsedAt'))
    .where(isIdentity)
    .prepare();
  const remove = db.delete(externalIdentities).where(and(isOfMember, isOfProvider)).prepare();
  return {
    insert: (identity: LinkedIdentity): void => void insert.run(identity),
    /** Whose account the identity opens. */
    ownerOf: ({ provider, subject }: Identity): string | null => owner.get({ provider, subject })?.memberId ?? null,
    ofMember: db
      .select()
      .from(externalIdentities)
      .where(isOfMember)
      .orderBy(asc(externalIdentities.linkedAt))
      .prepare(),
    ofProvider: (provider: LinkedIdentity['provider']): LinkedIdentity[] => ofProvider.all({ provider }),
    markUsed: ({ provider, subject }: Identity, lastUsedAt: number): void =>
      void markUsed.run({ provider, subject, lastUsedAt }),
    remove: (memberId: string, provider: LinkedIdentity['provider']): void => void remove.run({ memberId, provider }),
  };
});
