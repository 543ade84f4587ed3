import type { DownlineRow, listDownline as endpoint } from '@tonalli/contracts/downlines/wire';
import { z } from 'zod';
import { toIso } from '../../clock/system-time';
import { usernameKey } from '../../people/create-member';
import { findMemberByUsername } from '../../people/find-member';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { type ChildRow, downlinesRepository, type PageAsked } from './downlines.repository';
import { isSeen, kindOf, nameAt, requireBelow } from './people-below';

const Cursor = z.tuple([z.union([z.string(), z.number()]), z.string()]);

/** Who stands right below a node of the caller's downline, by pages that each begin where the last ended (AG-04). */
export const listDownline: Verb<typeof endpoint> = ({ ctx: { world, member, now }, input }) => {
  const node = input.memberId === undefined ? null : requireBelow(world, member.id, input.memberId);
  const level = (node?.level ?? 0) + 1;
  const { sort = 'joined', search = '', kind, limit } = input;
  // What they hold is seen of those right below only, and so is their order by it; the same holds for names.
  if (level > 1 && (sort === 'balance' || sort === 'name')) throw new PlatformFailure('INVALID_REQUEST');
  const filter = {
    nodeId: node?.member.id ?? member.id,
    now,
    prefix: usernameKey(search),
    agents: kind === undefined ? null : kind === 'agent' ? 1 : 0,
  } as const;
  const asked: PageAsked = {
    ...filter,
    sort,
    descending: input.descending === '1',
    after: cursorOf(input.after),
    limit: limit + 1,
  };
  if (search !== '' && level > 1) return { path: node?.path ?? [], ...found(world, member.id, search) };
  const store = downlinesRepository(world);
  const rows = store.page(asked);
  const shown = rows.slice(0, limit).map((row) => toRow(row, level));
  const deeper = search !== '' && shown.length === 0 ? found(world, member.id, search) : null;
  return {
    path: node?.path ?? [],
    rows: deeper?.rows ?? shown,
    next: rows.length > limit ? nextOf(rows[limit - 1]) : null,
    totalRows: deeper?.totalRows ?? store.total(filter),
  };
};

/** Whoever has just that user name, on any level: the name has to be known already. */
function found(world: World, agentId: string, username: string) {
  const none = { rows: [], next: null, totalRows: 0 };
  const member = findMemberByUsername(world, username);
  if (!member || usernameKey(username) !== member.usernameKey) return none;
  try {
    const { level, path } = requireBelow(world, agentId, member.id);
    const upline = path.at(-2)?.memberId ?? agentId;
    const rows = downlinesRepository(world).page({
      nodeId: upline,
      now: world.clock.now(),
      prefix: member.usernameKey,
      agents: null,
      sort: 'joined',
      descending: false,
      after: null,
      limit: 100,
    });
    const row = rows.find(({ memberId }) => memberId === member.id);
    return row ? { rows: [toRow(row, level)], next: null, totalRows: 1 } : none;
  } catch (error) {
    if (error instanceof PlatformFailure && error.code === 'DOWNLINE_NOT_FOUND') return none;
    throw error;
  }
}

function toRow({ sortKey: _, ...row }: ChildRow, level: number): DownlineRow {
  const { memberId, username, nickname, type, status, createdAt, lastLoginAt, balanceMinor, children, below } = row;
  return {
    memberId,
    name: nameAt(level, { username, status }),
    nickname: isSeen(level, status) ? nickname : null,
    kind: kindOf(type),
    status,
    level,
    joinedAt: toIso(createdAt),
    lastLoginAt: lastLoginAt === null ? null : toIso(lastLoginAt),
    balance: isSeen(level, status) ? balanceMinor : null,
    children,
    below,
  };
}

const nextOf = (last: ChildRow | undefined): string | null =>
  last ? Buffer.from(JSON.stringify([last.sortKey, last.memberId])).toString('base64url') : null;

/** Throws `INVALID_REQUEST` for what is none of ours. */
function cursorOf(after: string | undefined): PageAsked['after'] {
  if (after === undefined) return null;
  try {
    const [key, memberId] = Cursor.parse(JSON.parse(Buffer.from(after, 'base64url').toString()));
    return { key, memberId };
  } catch {
    throw new PlatformFailure('INVALID_REQUEST');
  }
}
