import { FIRST_PATH, FOREVER } from './tree.repository';

/** For statements of other tables: who stands above whom, from when until when; the member themselves at depth 0. */
export const ABOVE = '(SELECT descendant_id member_id, ancestor_id, depth, from_at, until_at FROM member_tree)';

/** Whether a row of it holds at the version of a path that an expression names. */
export const holdsFor = (row: string, version: string): string =>
  `${row}.from_at <= ${version} AND ${row}.until_at > ${version}`;

/** Whether a row of it has no dates: the two always stood so, and no move is planned. */
export const isUndated = (row: string): string => `${row}.from_at = ${FIRST_PATH} AND ${row}.until_at = ${FOREVER}`;
/** The rows with dates, few, by an index that holds no others. */
export const DATED = `(SELECT descendant_id member_id, ancestor_id, depth, from_at, until_at FROM member_tree INDEXED BY member_tree_dated
  WHERE from_at > ${FIRST_PATH} OR until_at < ${FOREVER})`;

/** For statements of other tables: everybody, with what reports of teams ask. */
export const PEOPLE = '(SELECT id member_id, username, type, created_at FROM members)';

/** For statements of other tables: everybody who ever was below the agent `@agentId`, with the versions of the path that say so. */
export const EVER_BELOW = `(SELECT descendant_id member_id, from_at first_version, until_at FROM member_tree
  WHERE ancestor_id = @agentId AND descendant_id <> @agentId)`;

/** For statements of other tables: whoever stands right below `@nodeId` at `@now`; trial accounts and the operator's own are left out. */
export const CHILDREN = `(SELECT t.descendant_id member_id, m.username, m.username_key, m.nickname, m.type, m.status, m.created_at
  FROM member_tree t INDEXED BY member_tree_children CROSS JOIN members m ON m.id = t.descendant_id
  WHERE t.ancestor_id = @nodeId AND t.depth = 1 AND t.from_at <= @now AND t.until_at > @now AND m.type NOT IN (3, 4))`;

/** For statements of other tables: how many stand right below the member that an expression names at `@now`, and on all levels together. */
export const countRightBelow = (member: string): string =>
  `(SELECT count(*) FROM member_tree INDEXED BY member_tree_children
    WHERE ancestor_id = ${member} AND depth = 1 AND from_at <= @now AND until_at > @now)`;
export const countBelow = (member: string): string =>
  `(SELECT count(*) FROM member_tree
    WHERE ancestor_id = ${member} AND descendant_id <> ${member} AND from_at <= @now AND until_at > @now)`;
