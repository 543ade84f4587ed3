import { isMainDebit, MAIN_KINDS, type MainKind, type PostingKind } from '@tonalli/contracts/ledger';
import { repository } from '../../world/world';
import { type ProfitKind, WALLET_PLAY } from './profit';

export interface MovementRow {
  id: number;
  kind: MainKind;
  amountMinor: number;
  reference: string;
  at: number;
}

export interface MovementFilter {
  memberId: string;
  /** From (inclusive) and to (exclusive), milliseconds since epoch. */
  from: number;
  to: number;
  kinds: readonly MainKind[];
}

export interface MovementTotals {
  rows: number;
  inMinor: number;
  outMinor: number;
}

/** One kind's sum on one of the days asked for. */
export interface DaySum {
  /** Place of the day in the list of days. */
  day: number;
  kind: ProfitKind;
  amountMinor: number;
}

/** A place in the order of an account record. */
type Place = Pick<MovementRow, 'at' | 'id'>;
interface Stretch {
  memberId: string;
  after: Place;
  upTo: Place | null;
}

const list = (kinds: readonly PostingKind[]): string => kinds.map((kind) => `'${kind}'`).join(', ');
const SIGNED = `CASE WHEN kind IN (${list(MAIN_KINDS.filter(isMainDebit))}) THEN -amount_minor ELSE amount_minor END`;
/** What a member won or lost shows in these, from whichever wallet it was played. */
const PROFIT = list([...MAIN_KINDS, ...WALLET_PLAY]);
const MATCHING = `FROM postings INDEXED BY postings_member WHERE member_id = @memberId AND at >= @from AND at < @to
  AND kind IN (SELECT value FROM json_each(@kinds))`;

const bound = ({ kinds, ...filter }: MovementFilter) => ({ ...filter, kinds: JSON.stringify(kinds) });
type Bound = ReturnType<typeof bound>;

/** Reads the main account's postings; `ledger/` alone writes them. */
export const movementsRepository = repository(({ sqlite }) => {
  const totals = sqlite.prepare<[Bound], MovementTotals>(
    `SELECT count(*) rows, coalesce(sum(max(${SIGNED}, 0)), 0) inMinor, coalesce(sum(max(-(${SIGNED}), 0)), 0) outMinor
     ${MATCHING}`,
  );
  const page = sqlite.prepare<[Bound & { limit: number; offset: number }], MovementRow>(
    `SELECT id, kind, ${SIGNED} amountMinor, reference, at FROM postings
     WHERE id IN (SELECT id ${MATCHING} ORDER BY at DESC, id DESC LIMIT @limit OFFSET @offset)
     ORDER BY at DESC, id DESC`,
  );
  const moved = sqlite.prepare<[Record<string, string | number>], { amountMinor: number }>(
    `SELECT coalesce(sum(${SIGNED}), 0) amountMinor FROM postings INDEXED BY postings_member
     WHERE member_id = @memberId AND at >= @afterAt AND at <= @upToAt AND kind IN (${list(MAIN_KINDS)})
       AND (at > @afterAt OR id > @afterId) AND (at < @upToAt OR id <= @upToId)`,
  );
  const daySums = sqlite.prepare<[{ memberId: string; days: string }], DaySum>(
    `SELECT d.key day, p.kind, sum(p.amount_minor) amountMinor
     FROM json_each(@days) d CROSS JOIN postings p INDEXED BY postings_member
       ON p.member_id = @memberId AND p.at >= d.value ->> 0 AND p.at < d.value ->> 1
     WHERE p.kind IN (${PROFIT}) GROUP BY d.key, p.kind`,
  );
  return {
    totals: (filter: MovementFilter): MovementTotals =>
      totals.get(bound(filter)) ?? { rows: 0, inMinor: 0, outMinor: 0 },
    /** Newest first; amounts are below zero when they went out. */
    page: (filter: MovementFilter, limit: number, offset: number): MovementRow[] =>
      page.all({ ...bound(filter), limit, offset }),
    /** What was moved later than one place, up to another (inclusive) or to the end. */
    movedMinor: ({ memberId, after, upTo }: Stretch): number =>
      moved.get({
        memberId,
        afterAt: after.at,
        afterId: after.id,
        upToAt: upTo?.at ?? Number.MAX_SAFE_INTEGER,
        upToId: upTo?.id ?? Number.MAX_SAFE_INTEGER,
      })?.amountMinor ?? 0,
    /** Sums by day and kind; a day is its first moment and the next day's. */
    daySums: (memberId: string, days: readonly (readonly [number, number])[]): DaySum[] =>
      daySums.all({ memberId, days: JSON.stringify(days) }),
  };
});
