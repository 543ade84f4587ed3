import { asc, eq, sql } from 'drizzle-orm';
import { given, givenAll } from '../../sqlite/placeholders';
import { repository } from '../../world/world';
import { type AnnouncementKind, announcements, jackpot } from './content.table';

export type Announcement = typeof announcements.$inferSelect;
export type JackpotState = Omit<typeof jackpot.$inferSelect, 'id'>;

const THE_JACKPOT = 1;
const isKind = eq(announcements.kind, sql.placeholder('kind'));

export const contentRepository = repository(({ db }) => {
  const byKind = db.select().from(announcements).where(isKind).orderBy(asc(announcements.position)).prepare();
  const remove = db.delete(announcements).where(isKind).prepare();
  const insert = db.insert(announcements).values(givenAll(announcements)).prepare();
  const readJackpot = db
    .select({ amountMinor: jackpot.amountMinor, at: jackpot.at })
    .from(jackpot)
    .where(eq(jackpot.id, THE_JACKPOT))
    .prepare();
  const state = given(jackpot, 'amountMinor', 'at');
  const writeJackpot = db
    .insert(jackpot)
    .values({ id: THE_JACKPOT, ...state })
    .onConflictDoUpdate({ target: jackpot.id, set: state })
    .prepare();
  return {
    announcements: (kind: AnnouncementKind): Announcement[] => byKind.all({ kind }),
    replace(kind: AnnouncementKind, rows: readonly Announcement[]): void {
      remove.run({ kind });
      for (const row of rows) insert.run(row);
    },
    jackpot: (): JackpotState | null => readJackpot.get() ?? null,
    setJackpot: ({ amountMinor, at }: JackpotState): void => void writeJackpot.run({ amountMinor, at }),
  };
});
