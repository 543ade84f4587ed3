import { and, desc, eq, sql } from 'drizzle-orm';
import { given, givenAll } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { inviteLinks } from './people.table';

export type Invite = typeof inviteLinks.$inferSelect;

/** So many of an agent are shown, the last ones. */
const SHOWN = 200;
const value = sql.placeholder;
const isCode = eq(inviteLinks.code, value('code'));

export const invitesRepository = repository(({ db }) => {
  const find = db.select().from(inviteLinks).where(isCode).prepare();
  const insert = db.insert(inviteLinks).values(givenAll(inviteLinks)).prepare();
  const change = db
    .update(inviteLinks)
    .set(given(inviteLinks, 'enabled', 'note'))
    .where(isCode)
    .prepare();
  const count = db
    .update(inviteLinks)
    .set({ uses: sql`${inviteLinks.uses} + 1` })
    .where(isCode)
    .prepare();
  const ofAgent = db
    .select()
    .from(inviteLinks)
    .where(and(eq(inviteLinks.agentId, value('agentId'))))
    .orderBy(desc(inviteLinks.createdAt), desc(inviteLinks.code))
    .limit(SHOWN)
    .prepare();
  return {
    find: (code: string): Invite | null => find.get({ code: code.toUpperCase() }) ?? null,
    insert: (invite: Invite): void => void insert.run(invite),
    change: (changed: Pick<Invite, 'code' | 'enabled' | 'note'>): void => void change.run(changed),
    countUse: (code: string): void => void count.run({ code }),
    /** Newest first. */
    ofAgent: (agentId: string): Invite[] => ofAgent.all({ agentId }),
  };
});
