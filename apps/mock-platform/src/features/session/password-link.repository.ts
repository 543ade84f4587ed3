import { and, eq, gt, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { passwordLinks } from './session.table';

type PasswordLink = typeof passwordLinks.$inferSelect;

const value = sql.placeholder;

export const passwordLinkRepository = repository(({ db }) => {
  const insert = db.insert(passwordLinks).values(givenAll(passwordLinks)).prepare();
  const open = db
    .select()
    .from(passwordLinks)
    .where(and(eq(passwordLinks.tokenHash, value('tokenHash')), gt(passwordLinks.expiresAt, value('now'))))
    .prepare();
  const remove = db
    .delete(passwordLinks)
    .where(eq(passwordLinks.memberId, value('memberId')))
    .prepare();
  return {
    insert: (link: PasswordLink): void => void insert.run(link),
    open: (tokenHash: string, now: number): PasswordLink | undefined => open.get({ tokenHash, now }),
    removeOf: (memberId: string): void => void remove.run({ memberId }),
  };
});
