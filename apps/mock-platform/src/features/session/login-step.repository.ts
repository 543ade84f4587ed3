import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { loginSteps } from './session.table';

type LoginStep = typeof loginSteps.$inferSelect;

const value = sql.placeholder;
const isStep = eq(loginSteps.tokenHash, value('tokenHash'));

/** Logins whose password was right and that wait for their second step. */
export const loginStepRepository = repository(({ db }) => {
  const insert = db.insert(loginSteps).values(givenAll(loginSteps, 'failures')).prepare();
  const open = db
    .select()
    .from(loginSteps)
    .where(and(isStep, gt(loginSteps.expiresAt, value('now'))))
    .prepare();
  const remove = db.delete(loginSteps).where(isStep).prepare();
  const forget = db
    .delete(loginSteps)
    .where(lte(loginSteps.expiresAt, value('now')))
    .prepare();
  return {
    insert: (step: Omit<LoginStep, 'failures'>): void => void insert.run(step),
    open: (tokenHash: string, now: number): LoginStep | undefined => open.get({ tokenHash, now }),
    /** False when it was taken before. */
    remove: (tokenHash: string): boolean => remove.run({ tokenHash }).changes === 1,
    forget: (now: number): void => void forget.run({ now }),
  };
});
