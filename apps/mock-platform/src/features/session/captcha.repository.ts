import { eq, sql } from 'drizzle-orm';
import { repository } from '../../world/world';
import { captchas } from './session.table';

export const captchaRepository = repository(({ db, sqlite }) => ({
  insert: (row: typeof captchas.$inferInsert) => db.insert(captchas).values(row).run(),
  take: sqlite.prepare<[string], { answer: string; expires_at: number }>(
    'DELETE FROM captchas WHERE id = ? RETURNING answer, expires_at',
  ),
  find: db
    .select()
    .from(captchas)
    .where(eq(captchas.id, sql.placeholder('id')))
    .prepare(),
  forget: sqlite.prepare<[number]>('DELETE FROM captchas WHERE expires_at < ?'),
}));
