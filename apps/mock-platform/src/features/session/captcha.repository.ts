import { eq, lt, lte, sql } from 'drizzle-orm';
import { givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { captchas, humanProofs } from './session.table';

type Captcha = typeof captchas.$inferSelect;

const value = sql.placeholder;
const isCaptcha = eq(captchas.id, value('id'));

export const captchaRepository = repository(({ db }) => {
  const insert = db.insert(captchas).values(givenAll(captchas)).prepare();
  const take = db.delete(captchas).where(isCaptcha).returning().prepare();
  const find = db.select().from(captchas).where(isCaptcha).prepare();
  const forget = db
    .delete(captchas)
    .where(lt(captchas.expiresAt, value('now')))
    .prepare();
  return {
    insert: (captcha: Captcha): void => void insert.run(captcha),
    /** Each captcha is there once. */
    take: (id: string): Captcha | undefined => take.get({ id }),
    find: (id: string): Captcha | undefined => find.get({ id }),
    forget: (now: number): void => void forget.run({ now }),
  };
});

export const humanProofRepository = repository(({ db }) => {
  const insert = db.insert(humanProofs).values(givenAll(humanProofs)).onConflictDoNothing().prepare();
  const forget = db
    .delete(humanProofs)
    .where(lte(humanProofs.expiresAt, value('now')))
    .prepare();
  return {
    /** False when it was sent before. */
    insert: (proof: typeof humanProofs.$inferSelect): boolean => insert.run(proof).changes === 1,
    forget: (now: number): void => void forget.run({ now }),
  };
});
