import { FIRST_PATH, FOREVER } from './tree.repository';

/** For statements of other tables: who stands above whom, from when until when; the member themselves at depth 0. */
export const ABOVE = '(SELECT descendant_id member_id, ancestor_id, depth, from_at, until_at FROM member_tree)';

/** Whether a row of it holds at the version of a path that an expression names. */
export const holdsFor = (row: string, version: string): string =>
  `${row}.from_at <= ${version} AND ${row}.until_at > ${version}`;

/** Whether a row of it has no dates: the two always stood so, and no move is planned. */
export const isUndated = (row: string): string => `${row}.from_at = ${FIRST_PATH} AND ${row}.until_at = ${FOREVER}`;
/** The others, in the words of the index that holds no undated ones. */
export const isDated = (row: string): string => `(${row}.from_at > ${FIRST_PATH} OR ${row}.until_at < ${FOREVER})`;

/** For statements of other tables: everybody, with what reports of teams ask. */
export const PEOPLE = '(SELECT id member_id, username, type, created_at FROM members)';

/** For statements of other tables: everybody who ever was below the agent `@agentId`, with the versions of the path that say so. */
export const EVER_BELOW = `(SELECT descendant_id member_id, from_at first_version, until_at FROM member_tree
  WHERE ancestor_id = @agentId AND descendant_id <> @agentId)`;
