import { repository } from '../../world/world';
import type { AnnouncementKind, announcements } from './content.table';

export type Announcement = typeof announcements.$inferSelect;

export interface JackpotState {
  amountMinor: number;
  at: number;
}

const COLUMNS = `id, kind, position, title_es titleEs, title_en titleEn, content_es contentEs, content_en contentEn,
  group_name groupName, picture, url, link_type linkType, execution, at`;

export const contentRepository = repository(({ sqlite }) => {
  const byKind = sqlite.prepare<[AnnouncementKind], Announcement>(
    `SELECT ${COLUMNS} FROM announcements WHERE kind = ? ORDER BY position`,
  );
  const remove = sqlite.prepare<[AnnouncementKind]>('DELETE FROM announcements WHERE kind = ?');
  const insert = sqlite.prepare<[Announcement]>(
    `INSERT INTO announcements VALUES (@id, @kind, @position, @titleEs, @titleEn, @contentEs, @contentEn, @groupName,
     @picture, @url, @linkType, @execution, @at)`,
  );
  const readJackpot = sqlite.prepare<[], JackpotState>('SELECT amount_minor amountMinor, at FROM jackpot WHERE id = 1');
  const writeJackpot = sqlite.prepare<[JackpotState]>(
    `INSERT INTO jackpot (id, amount_minor, at) VALUES (1, @amountMinor, @at)
     ON CONFLICT (id) DO UPDATE SET amount_minor = excluded.amount_minor, at = excluded.at`,
  );
  return {
    announcements: (kind: AnnouncementKind): Announcement[] => byKind.all(kind),
    replace(kind: AnnouncementKind, rows: readonly Announcement[]): void {
      remove.run(kind);
      for (const row of rows) insert.run(row);
    },
    jackpot: (): JackpotState | null => readJackpot.get() ?? null,
    setJackpot: (state: JackpotState): void => void writeJackpot.run(state),
  };
});
