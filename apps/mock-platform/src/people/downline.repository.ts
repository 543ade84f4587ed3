import type { MemberType } from '@tonalli/contracts/session/wire';
import { repository } from '../world/world';

export interface DownlineRow {
  depth: number;
  type: MemberType;
  people: number;
  /** Of these, who joined in the span. */
  joined: number;
}

/** Who is below an agent at a moment. */
export interface Below {
  agentId: string;
  now: number;
}

interface Joined extends Below {
  /** From (inclusive) and to (exclusive), milliseconds since epoch. */
  from: number;
  to: number;
}

const NOW = 'from_at <= @now AND until_at > @now';

/** For statements of other tables: everybody below the agent `@agentId` at `@now`, as `member_id` and in its order. */
export const DOWNLINE = `(SELECT descendant_id member_id FROM member_tree
  WHERE ancestor_id = @agentId AND descendant_id <> @agentId AND ${NOW})`;

/** For statements of other tables: whether the member in a column is below the agent `@agentId` at `@now`. */
export const isBelow = (column: string): string => `EXISTS (SELECT 1 FROM member_tree
  WHERE ancestor_id = @agentId AND descendant_id = ${column} AND descendant_id <> @agentId AND ${NOW})`;

/** For statements of other tables: everybody who ever was below the agent `@agentId`, with the versions of the path that say so. */
export const EVER_BELOW = `(SELECT descendant_id member_id, from_at first_version, until_at FROM member_tree
  WHERE ancestor_id = @agentId AND descendant_id <> @agentId)`;

export const downlineRepository = repository(({ sqlite }) => {
  // `CROSS JOIN` begins at the downline, however large the other table is.
  const people = sqlite.prepare<[Joined], DownlineRow>(
    `SELECT t.depth, m.type, count(*) people, sum(m.created_at >= @from AND m.created_at < @to) joined
     FROM member_tree t CROSS JOIN members m ON m.id = t.descendant_id
     WHERE t.ancestor_id = @agentId AND t.depth > 0 AND ${NOW} GROUP BY t.depth, m.type ORDER BY t.depth`,
  );
  return {
    /** Everybody below the agent by depth and type. */
    people: (joined: Joined): DownlineRow[] => people.all(joined),
  };
});
