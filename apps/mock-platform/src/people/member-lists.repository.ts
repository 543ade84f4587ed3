import { repository } from '../world/world';
import type { Member } from './people.repository';

export const memberLists = repository(({ sqlite }) => {
  const players = sqlite.prepare<[], Pick<Member, 'id' | 'username'>>(
    "SELECT id, username FROM members WHERE type IN (0, 2) AND status = 'active' ORDER BY id",
  );
  const joinedSince = sqlite.prepare<[number], Pick<Member, 'id' | 'createdAt'>>(
    'SELECT id, created_at createdAt FROM members WHERE created_at > ? AND type = 0 ORDER BY id',
  );
  const atLevel = sqlite
    .prepare<[number], string>("SELECT id FROM members WHERE vip_level = ? AND status = 'active' ORDER BY rowid")
    .pluck();
  return {
    /** Who may play with real money. */
    players: () => players.all(),
    /** Members, agents and trials left out, who joined after a moment. */
    joinedSince: (sinceMs: number) => joinedSince.all(sinceMs),
    /** Everybody of a VIP level who is not suspended. */
    atLevel: (level: number): string[] => atLevel.all(level),
  };
});
