import type { DownlineSort } from '@tonalli/contracts/downlines/wire';
import type { MemberStatus, MemberType } from '@tonalli/contracts/session/wire';
import { balanceOf } from '../../ledger/relations';
import { CHILDREN, countBelow, countRightBelow } from '../../people/tree-relations';
import { repository } from '../../world/world';
import { lastLoginOf } from '../session';

export interface ChildRow {
  memberId: string;
  username: string;
  nickname: string;
  type: MemberType;
  status: MemberStatus;
  createdAt: number;
  lastLoginAt: number | null;
  balanceMinor: number;
  children: number;
  below: number;
  /** What the page is sorted by. */
  sortKey: string | number;
}

interface Filter {
  nodeId: string;
  now: number;
  /** The beginning of a user name's key; empty: all. */
  prefix: string;
  /** 1: agents, 0: members; null: both. */
  agents: 0 | 1 | null;
}

export interface PageAsked extends Filter {
  sort: DownlineSort;
  descending: boolean;
  /** The last row of the page before; null: from the start. */
  after: { key: string | number; memberId: string } | null;
  limit: number;
}

type PageParams = Filter & { key: string | number | null; afterId: string | null; limit: number };

const SORT_KEYS: Record<DownlineSort, string> = {
  // By itself the order of the index, so that a page costs no more than its rows.
  joined: 'c.member_id',
  name: 'c.username_key',
  lastLogin: `coalesce(${lastLoginOf('c.member_id')}, 0)`,
  balance: balanceOf('c.member_id', 'member.main'),
};
const FILTER = `(@prefix = '' OR substr(c.username_key, 1, length(@prefix)) = @prefix)
  AND (@agents IS NULL OR @agents = (c.type <> 0))`;

function pageText(sort: DownlineSort, descending: boolean): string {
  const [than, order] = descending ? ['<', 'DESC'] : ['>', 'ASC'];
  const key = SORT_KEYS[sort];
  const isAfter = sort === 'joined' ? `c.member_id ${than} @afterId` : `(${key}, c.member_id) ${than} (@key, @afterId)`;
  const by = sort === 'joined' ? `c.member_id ${order}` : `${key} ${order}, c.member_id ${order}`;
  return `SELECT c.member_id memberId, c.username, c.nickname, c.type, c.status, c.created_at createdAt,
      ${lastLoginOf('c.member_id')} lastLoginAt, ${balanceOf('c.member_id', 'member.main')} balanceMinor,
      ${countRightBelow('c.member_id')} children, ${countBelow('c.member_id')} below, ${key} sortKey
    FROM ${CHILDREN} c WHERE ${FILTER} AND (@afterId IS NULL OR ${isAfter}) ORDER BY ${by} LIMIT @limit`;
}

export const downlinesRepository = repository(({ sqlite }) => {
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  const prepare = (text: string) => sqlite.prepare<[PageParams], ChildRow>(text);
  const pageOf = (text: string) => {
    const known = prepared.get(text) ?? prepare(text);
    prepared.set(text, known);
    return known;
  };
  const total = sqlite.prepare<[Filter], number>(`SELECT count(*) FROM ${CHILDREN} c WHERE ${FILTER}`).pluck();
  return {
    page({ sort, descending, after, ...asked }: PageAsked): ChildRow[] {
      return pageOf(pageText(sort, descending)).all({
        ...asked,
        key: after?.key ?? null,
        afterId: after?.memberId ?? null,
      });
    },
    total: (filter: Filter): number => total.get(filter) ?? 0,
  };
});
