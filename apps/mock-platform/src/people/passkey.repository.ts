import { eq, lte, sql } from 'drizzle-orm';
import { given, givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { passkeyChallenges, passkeys } from './people.table';

export type Passkey = typeof passkeys.$inferSelect;
type Challenge = typeof passkeyChallenges.$inferSelect;

const value = sql.placeholder;
const isPasskey = eq(passkeys.id, value('id'));

export const passkeyRepository = repository(({ db }) => {
  const insert = db.insert(passkeys).values(givenAll(passkeys)).prepare();
  const find = db.select().from(passkeys).where(isPasskey).prepare();
  const markUsed = db
    .update(passkeys)
    .set(given(passkeys, 'counter', 'lastUsedAt'))
    .where(isPasskey)
    .prepare();
  return {
    insert: (passkey: Passkey): void => void insert.run(passkey),
    find: (id: string): Passkey | undefined => find.get({ id }),
    markUsed: (use: Pick<Passkey, 'id' | 'counter' | 'lastUsedAt'>): void => void markUsed.run(use),
  };
});

export const challengeRepository = repository(({ db }) => {
  const insert = db.insert(passkeyChallenges).values(givenAll(passkeyChallenges)).prepare();
  const take = db
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.challenge, value('challenge')))
    .returning()
    .prepare();
  const forget = db
    .delete(passkeyChallenges)
    .where(lte(passkeyChallenges.expiresAt, value('until')))
    .prepare();
  return {
    insert: (challenge: Challenge): void => void insert.run(challenge),
    /** Good once: it is gone by asking. */
    take: (challenge: string): Challenge | undefined => take.get({ challenge }),
    /** Those that expired until then. */
    forget: (until: number): void => void forget.run({ until }),
  };
});
