import { createRowMemory } from '../sqlite/row-memory';
import { repository } from '../world/world';

export interface Upline {
  /** Nearest first, without the member. */
  memberId: string;
  depth: number;
}

/** Below whom a member stands from one moment (inclusive) to another (exclusive). */
export interface Place {
  from: number;
  until: number;
  /** Null: nobody stands above. */
  uplineId: string | null;
}

/** Who stands above a member meanwhile, the nearest first. */
export interface Path {
  from: number;
  until: number;
  uplines: readonly string[];
}

/** Everybody's first path begins here, however early something is asked for. */
export const FIRST_PATH = 1;
/** Where a path ends after which no other is planned. */
export const FOREVER = Number.MAX_SAFE_INTEGER;

const AT = 'from_at <= @at AND until_at > @at';
const MOST_REMEMBERED = 50_000;

/** For statements of other tables: who stood above whom from one moment (inclusive) to another (exclusive); everybody their own at depth 0. */
export const PATHS = '(SELECT ancestor_id, descendant_id member_id, depth, from_at, until_at FROM member_tree)';

/** For statements of other tables: everybody, by id. */
export const EVERYBODY = '(SELECT DISTINCT descendant_id member_id FROM member_tree WHERE depth = 0)';

export const treeRepository = repository(({ sqlite, undoings }) => {
  const span = sqlite.prepare<[{ memberId: string; at: number }], Omit<Path, 'uplines'>>(
    `SELECT from_at "from", until_at until FROM member_tree WHERE descendant_id = @memberId AND depth = 0 AND ${AT}`,
  );
  // Where a member stands now is asked by each bet, several times.
  const latest = createRowMemory<Omit<Path, 'uplines'>>(undoings, MOST_REMEMBERED);
  const uplines = sqlite.prepare<[{ memberId: string; at: number }], Upline>(
    `SELECT ancestor_id memberId, depth FROM member_tree
     WHERE descendant_id = @memberId AND depth > 0 AND ${AT} ORDER BY depth`,
  );
  const upline = sqlite
    .prepare<[{ memberId: string; at: number }], string>(
      `SELECT ancestor_id FROM member_tree WHERE descendant_id = @memberId AND depth = 1 AND ${AT}`,
    )
    .pluck();
  const direct = sqlite
    .prepare<[{ memberId: string; at: number }], string>(
      `SELECT descendant_id FROM member_tree WHERE ancestor_id = @memberId AND depth = 1 AND ${AT} ORDER BY descendant_id`,
    )
    .pluck();
  const places = sqlite.prepare<[string, number], Place>(
    `SELECT own.from_at "from", own.until_at until, up.ancestor_id uplineId
     FROM member_tree own LEFT JOIN member_tree up
       ON up.descendant_id = own.descendant_id AND up.depth = 1 AND up.from_at = own.from_at
     WHERE own.descendant_id = ? AND own.depth = 0 AND own.until_at > ? ORDER BY own.from_at`,
  );
  const withAllBelow = sqlite
    .prepare<[string, number], string>(
      'SELECT DISTINCT descendant_id FROM member_tree WHERE ancestor_id = ? AND until_at > ?',
    )
    .pluck();
  const dropFrom = sqlite.prepare<[string, number]>('DELETE FROM member_tree WHERE descendant_id = ? AND from_at >= ?');
  const endAt = sqlite.prepare<[{ memberId: string; from: number; until: number }]>(
    'UPDATE member_tree SET until_at = @until WHERE descendant_id = @memberId AND from_at = @from',
  );
  const insert = sqlite.prepare<[{ memberId: string; from: number; until: number; chain: string }]>(
    `INSERT INTO member_tree (ancestor_id, descendant_id, depth, from_at, until_at)
     SELECT value, @memberId, key, @from, @until FROM json_each(@chain)`,
  );
  const join = sqlite.prepare<[{ memberId: string; uplineId: string }]>(
    `INSERT INTO member_tree (ancestor_id, descendant_id, depth, from_at, until_at)
     SELECT ancestor_id, @memberId, depth + 1, from_at, until_at FROM member_tree WHERE descendant_id = @uplineId
     UNION ALL SELECT @memberId, @memberId, 0, from_at, until_at FROM member_tree WHERE descendant_id = @uplineId AND depth = 0`,
  );
  return {
    version(memberId: string, at: number): number {
      const known = latest.get(memberId);
      if (known && known.from <= at && at < known.until) return known.from;
      const found = span.get({ memberId, at });
      if (found) latest.keep(memberId, found);
      return found?.from ?? FIRST_PATH;
    },
    uplines: (memberId: string, at: number): Upline[] => uplines.all({ memberId, at }),
    upline: (memberId: string, at: number): string | null => upline.get({ memberId, at }) ?? null,
    direct: (memberId: string, at: number): string[] => direct.all({ memberId, at }),
    /** Those that end after a moment. */
    places: (memberId: string, at: number): Place[] => places.all(memberId, at),
    /** The member, and whoever stands below then or is going to. */
    withAllBelow: (memberId: string, at: number): string[] => withAllBelow.all(memberId, at),
    dropFrom(memberId: string, at: number): void {
      dropFrom.run(memberId, at);
      latest.forget(memberId);
    },
    endAt(memberId: string, { from, until }: Omit<Path, 'uplines'>): void {
      endAt.run({ memberId, from, until });
      latest.forget(memberId);
    },
    insert: (memberId: string, { from, until, uplines: above }: Path) =>
      insert.run({ memberId, from, until, chain: JSON.stringify([memberId, ...above]) }),
    /** A new member's paths are those of the upline, as they were, are and will be. */
    join: (memberId: string, uplineId: string) => join.run({ memberId, uplineId }),
  };
});
