import type { GameType } from '@tonalli/contracts/lobby/wire';
import type { BET_STATUSES } from '@tonalli/contracts/records/wire';
import type { Span } from '../rollups/time-parts';
import { forRows } from '../sqlite/for-rows';
import { repository } from '../world/world';
import type { BetDetail } from './bets.table';

export interface BetRow {
  id: number;
  roundId: string;
  memberId: string;
  nodeId: string;
  vassalage: string;
  gameType: GameType;
  stakeMinor: number;
  payoutMinor: number;
  /** What of the stake counts as play; null: all of it. */
  validMinor: number | null;
  status: (typeof BET_STATUSES)[number];
  /** 0 or 1, as SQLite keeps it. */
  isTrial: number;
  at: number;
  settledAt: number | null;
  detail: BetDetail;
}

/** For statements of other tables: what each game kept of a bet. */
export const BET_DETAILS = '(SELECT round_id, detail FROM bets)';

/** What of a bet changes while its round goes on, and when it is corrected. */
export type ChangedBet = Pick<
  BetRow,
  'roundId' | 'stakeMinor' | 'payoutMinor' | 'validMinor' | 'status' | 'settledAt' | 'detail'
>;

export interface BetFilter {
  memberId: string;
  /** From (inclusive) and to (exclusive), milliseconds since epoch. */
  from: number;
  to: number;
  gameType: GameType | null;
  vassalage: string | null;
  status: (typeof BET_STATUSES)[number] | null;
}

export interface BetTotals {
  rows: number;
  stakeMinor: number;
  payoutMinor: number;
}

export interface WinFilter {
  sinceMs: number;
  /** Null: of every type. */
  gameType: GameType | null;
  limit: number;
}

export interface WinRow {
  roundId: string;
  /** What of it came from the jackpot. */
  jackpotMinor: number;
  memberId: string;
  nodeId: string;
  payoutMinor: number;
  at: number;
}

export interface BetMoney {
  stakeMinor: number;
  payoutMinor: number;
}

type NewBet = readonly [
  ...[roundId: string, memberId: string, nodeId: string, vassalage: string, gameType: string],
  ...[stakeMinor: number, payoutMinor: number, validMinor: number | null, status: string, isTrial: number],
  ...[at: number, settledAt: number | null, detail: string],
];
type StoredBet = Omit<BetRow, 'detail'> & { detail: string };

const COLUMNS = `id, round_id roundId, member_id memberId, node_id nodeId, vassalage, game_type gameType,
  stake_minor stakeMinor, payout_minor payoutMinor, valid_minor validMinor, status, is_trial isTrial, at, settled_at settledAt, detail`;
const MATCHING = `FROM bets INDEXED BY bets_member WHERE member_id = @memberId AND at >= @from AND at < @to
  AND (@gameType IS NULL OR game_type = @gameType)
  AND (@vassalage IS NULL OR vassalage = @vassalage)
  AND (@status IS NULL OR status = @status)`;

/** As it is written; what it holds as `b` may be so already: an order has it at length. `k` stands in each. */
function textOf({ b, ...others }: BetDetail, betText: string): string {
  const rest = JSON.stringify(others);
  return b === undefined ? rest : `{"b":${betText},${rest.slice(1)}`;
}

// Only `insert` below writes the column, from a BetDetail.
const read = (row: StoredBet | undefined): BetRow | null =>
  row ? { ...row, detail: JSON.parse(row.detail) as BetDetail } : null;

export const betsRepository = repository(({ sqlite }) => {
  const insert = sqlite.prepare<[...NewBet]>(
    `INSERT INTO bets (round_id, member_id, node_id, vassalage, game_type, stake_minor, payout_minor, valid_minor, status,
       is_trial, at, settled_at, detail) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = sqlite.prepare<[Omit<ChangedBet, 'detail'> & { detail: string }]>(
    `UPDATE bets SET stake_minor = @stakeMinor, payout_minor = @payoutMinor, valid_minor = @validMinor, status = @status,
       settled_at = @settledAt, detail = @detail WHERE round_id = @roundId`,
  );
  const updateAll = forRows<
    readonly [
      ...[roundId: string, stakeMinor: number, payoutMinor: number, validMinor: number | null],
      ...[status: string, settledAt: number | null, detail: string],
    ]
  >(
    sqlite,
    7,
    (rows) =>
      `UPDATE bets SET stake_minor = column2, payout_minor = column3, valid_minor = column4, status = column5, settled_at = column6,
         detail = column7 FROM (VALUES ${rows}) WHERE round_id = column1`,
  );
  const totals = sqlite.prepare<[BetFilter], BetTotals>(
    `SELECT count(*) rows, coalesce(sum(stake_minor), 0) stakeMinor, coalesce(sum(payout_minor), 0) payoutMinor
     ${MATCHING}`,
  );
  const page = sqlite.prepare<[BetFilter & { limit: number; offset: number }], StoredBet>(
    `SELECT ${COLUMNS} FROM bets WHERE id IN (SELECT id ${MATCHING} ORDER BY at DESC, id DESC LIMIT @limit OFFSET @offset)
     ORDER BY at DESC, id DESC`,
  );
  const byId = sqlite.prepare<[number, string], StoredBet>(
    `SELECT ${COLUMNS} FROM bets WHERE id = ? AND member_id = ?`,
  );
  const idOf = sqlite.prepare<[string], number>('SELECT id FROM bets WHERE round_id = ?').pluck();
  const byRound = sqlite.prepare<[string], StoredBet>(`SELECT ${COLUMNS} FROM bets WHERE round_id = ? LIMIT 1`);
  const recent = sqlite.prepare<[string, string, number, number], StoredBet>(
    `SELECT ${COLUMNS} FROM bets INDEXED BY bets_member WHERE member_id = ? AND node_id = ? AND is_trial = ?
     ORDER BY at DESC LIMIT ?`,
  );
  const inOrder = sqlite.prepare<[string, number, number, number], BetMoney>(
    `SELECT stake_minor stakeMinor, payout_minor payoutMinor FROM bets INDEXED BY bets_member
     WHERE member_id = ? AND at >= ? AND at < ? AND status = 'SETTLED' AND is_trial = 0 ORDER BY at, id LIMIT ?`,
  );
  const open = sqlite
    .prepare<[string], number>(
      `SELECT EXISTS (SELECT 1 FROM bets INDEXED BY bets_open WHERE status = 'PENDING' AND member_id = ? AND is_trial = 0)`,
    )
    .pluck();
  const wins = sqlite.prepare<[WinFilter], WinRow>(
    `SELECT round_id roundId, coalesce(detail ->> 'j', 0) jackpotMinor, member_id memberId, node_id nodeId, payout_minor payoutMinor, at
     FROM bets WHERE is_trial = 0 AND payout_minor >= 50000 AND at >= @sinceMs AND (@gameType IS NULL OR game_type = @gameType)
       AND (valid_minor IS NULL OR valid_minor > 0)
     ORDER BY payout_minor DESC, at DESC LIMIT @limit`,
  );
  return {
    insert(bet: Omit<BetRow, 'id' | 'validMinor'> & { validMinor?: number | null; betText?: string }): number {
      const { validMinor = null, detail, betText } = bet;
      const { lastInsertRowid } = insert.run(
        bet.roundId,
        bet.memberId,
        bet.nodeId,
        bet.vassalage,
        bet.gameType,
        bet.stakeMinor,
        bet.payoutMinor,
        validMinor,
        bet.status,
        bet.isTrial,
        bet.at,
        bet.settledAt,
        betText === undefined ? JSON.stringify(detail) : textOf(detail, betText),
      );
      return Number(lastInsertRowid);
    },
    update(bet: ChangedBet): void {
      const { changes } = update.run({ ...bet, detail: JSON.stringify(bet.detail) });
      if (changes !== 1) throw new Error(`the round ${bet.roundId} has ${changes} bets`);
    },
    updateAll(bets: readonly ChangedBet[]): void {
      const changes = updateAll(
        bets.map(
          (bet) =>
            [
              ...[bet.roundId, bet.stakeMinor, bet.payoutMinor, bet.validMinor],
              ...[bet.status, bet.settledAt, JSON.stringify(bet.detail)],
            ] as const,
        ),
      );
      if (changes !== bets.length) throw new Error(`of ${bets.length} bets ${changes} were changed`);
    },
    totals: (filter: BetFilter): BetTotals => totals.get(filter) ?? { rows: 0, stakeMinor: 0, payoutMinor: 0 },
    page: (filter: BetFilter, limit: number, offset: number): BetRow[] =>
      page.all({ ...filter, limit, offset }).flatMap((row) => read(row) ?? []),
    own: (id: number, memberId: string): BetRow | null => read(byId.get(id, memberId)),
    idOf: (roundId: string): number | null => idOf.get(roundId) ?? null,
    ofRound: (roundId: string): BetRow | null => read(byRound.get(roundId)),
    recent: (of: { memberId: string; nodeId: string; isTrial: boolean }, limit: number): BetRow[] =>
      recent.all(of.memberId, of.nodeId, of.isTrial ? 1 : 0, limit).flatMap((row) => read(row) ?? []),
    inOrder: (memberId: string, { from, to }: Span, limit: number): BetMoney[] =>
      inOrder.all(memberId, from, to, limit),
    hasOpen: (memberId: string): boolean => open.get(memberId) === 1,
    wins: (filter: WinFilter): WinRow[] => wins.all(filter),
  };
});
