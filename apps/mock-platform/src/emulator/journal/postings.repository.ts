import { POSTING_KINDS, type PostingKind } from '@tonalli/contracts/ledger';
import { repository } from '../../world/world';

export interface PostingRow {
  id: number;
  key: string;
  kind: PostingKind;
  member_id: string;
  amount_minor: number;
  reference: string;
  at: number;
  balance_after_minor: number;
}

export const postingsRepository = repository(({ sqlite }) => ({
  byIds: sqlite.prepare<[string], PostingRow>(
    'SELECT * FROM postings WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id',
  ),
  newestOf: sqlite.prepare<[string, string, number], PostingRow>(
    `SELECT * FROM postings WHERE member_id = ? AND kind IN (SELECT value FROM json_each(?))
      ORDER BY id DESC LIMIT ?`,
  ),
  firstSince: sqlite.prepare<[string, string, number], PostingRow>(
    `SELECT * FROM postings WHERE member_id = ? AND kind IN (SELECT value FROM json_each(?)) AND id >= ?
      ORDER BY id LIMIT 1`,
  ),
}));

export type MemberAccount = 'member.main' | 'member.trial';

/** The kinds that move an account, as the statements above take them. */
export const kindsOf = (account: MemberAccount): string =>
  JSON.stringify(
    Object.entries(POSTING_KINDS).flatMap(([kind, { from, to }]) => (from === account || to === account ? [kind] : [])),
  );

/** What an account felt of a posting, in minor units. */
export const feltBy = (account: MemberAccount, { kind, amount_minor }: PostingRow): number =>
  POSTING_KINDS[kind].from === account ? -amount_minor : amount_minor;
