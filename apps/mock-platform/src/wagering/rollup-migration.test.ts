import { LEDGER_ACCOUNTS, type LedgerAccountKind, POSTING_KINDS, type PostingKind } from '@tonalli/contracts/ledger';
import type { Database } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditCash } from '../rollups/audit-cash';
import { migrationsFolder } from '../sqlite/migrations';
import { openDatabase } from '../sqlite/open-database';
import { migrateUpTo } from '../testing/migrate-up-to';
import { auditPlay } from './audit-play';

const MINUTE_MS = 60_000;
const NOON_MS = Date.UTC(2026, 0, 15, 18);
/** The first moments of days in Mexico City: a plain one, those of the changes of the clock of 2022, and those after them. */
const PLAIN = Date.UTC(2026, 0, 15, 6);
const SPRING = Date.UTC(2022, 3, 3, 6);
const AFTER_SPRING = Date.UTC(2022, 3, 4, 5);
const AUTUMN = Date.UTC(2022, 9, 30, 5);
const AFTER_AUTUMN = Date.UTC(2022, 9, 31, 6);

let sqlite: Database;
beforeEach(() => {
  sqlite = openDatabase(':memory:');
  migrateUpTo(sqlite, '0012_ledger_owners');
});
afterEach(() => sqlite.close());

let rows = 0;
interface Bet {
  memberId?: string;
  stakeMinor: number;
  at: number;
  status?: string;
  isTrial?: number;
}
function bet({ memberId = 'M1', stakeMinor, at, status = 'SETTLED', isTrial = 0 }: Bet): void {
  rows += 1;
  sqlite
    .prepare("INSERT INTO bets VALUES (NULL, ?, ?, '010001', 'OMT', 'RNG', ?, 7, ?, ?, ?, ?, '{}')")
    .run(`R${rows}`, memberId, stakeMinor, status, isTrial, at, status === 'PENDING' ? null : at);
}
/** Who owns what a posting moves: where two members are moved the second gets it. */
function ownerOf(account: LedgerAccountKind, kind: string, gives: boolean): string {
  if (account.startsWith('house.')) return '';
  if (account.startsWith('round.')) return 'R1';
  return kind === 'transfer.member' && !gives ? 'M2' : 'M1';
}
function posting(kind: PostingKind, amountMinor: number, at = NOON_MS): void {
  rows += 1;
  const { from, to } = POSTING_KINDS[kind];
  const owners = [ownerOf(from, kind, true), ownerOf(to, kind, false)];
  sqlite
    .prepare(
      `INSERT INTO postings (id, key, kind, from_owner, to_owner, amount_minor, reference, at)
       VALUES (?, ?, ?, ?, ?, ?, 'r', ?)`,
    )
    .run(rows, `K${rows}`, kind, ...owners, amountMinor, at);
  for (const [account, owner, moved] of [
    [from, owners[0], -amountMinor],
    [to, owners[1], amountMinor],
  ] as const) {
    const side = { account, owner, ownerKind: LEDGER_ACCOUNTS[account].owner, posting: rows, kind, at, moved };
    sqlite
      .prepare(
        `INSERT INTO accounts (owner_kind, owner_id, kind, may_go_negative) VALUES (@ownerKind, @owner, @account, 1)
         ON CONFLICT DO NOTHING`,
      )
      .run(side);
    sqlite
      .prepare(
        `INSERT INTO entries (posting_id, account_id, kind, at, amount_minor, balance_after_minor)
         SELECT @posting, id, @kind, @at, @moved, 0 FROM accounts WHERE owner_id = @owner AND kind = @account`,
      )
      .run(side);
  }
}
const goOn = () => migrate(drizzle(sqlite), { migrationsFolder: migrationsFolder() });
const all = (query: string): unknown[] => sqlite.prepare(query).raw().all();

describe('data of the version before', () => {
  it('AG-02 MEM-09 have their bets added up by slot, day and over all time', () => {
    for (const at of [PLAIN - 1, PLAIN, NOON_MS, NOON_MS + 5 * MINUTE_MS - 1, NOON_MS + 5 * MINUTE_MS])
      bet({ stakeMinor: 100, at });
    bet({ stakeMinor: 40, at: NOON_MS, status: 'PENDING' });
    bet({ stakeMinor: 50, at: NOON_MS, status: 'CANCELLED' });
    bet({ stakeMinor: 60, at: NOON_MS, isTrial: 1 });
    bet({ memberId: 'M2', stakeMinor: 9, at: NOON_MS });
    goOn();
    const columns = 'stake_minor, valid_minor, payout_minor, bonus_stake_minor, edge, bets';
    expect(
      all(`SELECT member_id, category, path_version, slot, ${columns} FROM play_slots ORDER BY member_id, slot`),
    ).toEqual([
      ['M1', 'RNG', 1, PLAIN - 5 * MINUTE_MS, 100, 100, 7, 0, 0, 1],
      ['M1', 'RNG', 1, PLAIN, 100, 100, 7, 0, 0, 1],
      ['M1', 'RNG', 1, NOON_MS, 200, 200, 14, 0, 0, 2],
      ['M1', 'RNG', 1, NOON_MS + 5 * MINUTE_MS, 100, 100, 7, 0, 0, 1],
      ['M2', 'RNG', 1, NOON_MS, 9, 9, 7, 0, 0, 1],
    ]);
    expect(all('SELECT member_id, day, stake_minor, bets FROM play_days ORDER BY member_id, day')).toEqual([
      ['M1', PLAIN - 1_440 * MINUTE_MS, 100, 1],
      ['M1', PLAIN, 400, 4],
      ['M2', PLAIN, 9, 1],
    ]);
    expect(all(`SELECT member_id, ${columns} FROM play_totals ORDER BY member_id`)).toEqual([
      ['M1', 500, 500, 35, 0, 0, 5],
      ['M2', 9, 9, 7, 0, 0, 1],
    ]);
    expect([...auditPlay(sqlite), ...auditCash(sqlite)]).toEqual([]);
  });

  it('MEM-09 begin their days where the clocks of Mexico City did', () => {
    const days = [SPRING, AFTER_SPRING, AUTUMN, AFTER_AUTUMN];
    for (const at of days) for (const moment of [at - 1, at]) bet({ stakeMinor: 1, at: moment });
    goOn();
    expect(all('SELECT day, bets FROM play_days ORDER BY day')).toEqual([
      [Date.UTC(2022, 3, 2, 6), 1],
      [SPRING, 2],
      [AFTER_SPRING, 1],
      [Date.UTC(2022, 9, 29, 5), 1],
      [AUTUMN, 2],
      [AFTER_AUTUMN, 1],
    ]);
    expect(auditPlay(sqlite)).toEqual([]);
  });

  it('MEM-08 MEM-09 have what their accounts moved added up by category', () => {
    const moved = [
      ...(['deposit.credit', 'deposit.fee', 'withdrawal.hold', 'withdrawal.feeReturn', 'bet.stake'] as const),
      ...(['bet.refund', 'jackpot.win', 'vendor.stake', 'vendor.payout', 'wallet.in', 'wallet.out'] as const),
      ...(['bonus.points', 'round.escrow', 'round.release', 'transfer.member'] as const),
    ];
    const uncounted = [
      ...(['withdrawal.settle', 'trial.grant', 'trial.stake', 'jackpot.contribution', 'deposit.hold'] as const),
    ];
    for (const [index, kind] of moved.entries()) posting(kind, 2 ** index);
    for (const kind of uncounted) posting(kind, 1_000_000);
    goOn();
    const expected = [
      ['M1', 'bet', 32 + 64 + 8_192, 16 + 4_096, 5],
      ['M1', 'bonus', 2_048, 0, 1],
      ['M1', 'deposit', 1, 0, 1],
      ['M1', 'fee', 0, 2, 1],
      ['M1', 'transfer', 1_024, 512 + 16_384, 3],
      ['M1', 'walletPlay', 256, 128, 2],
      ['M1', 'withdrawal', 8, 4, 2],
      ['M2', 'transfer', 16_384, 0, 1],
    ];
    for (const [table, time] of [
      ['cash_slots', 'slot'],
      ['cash_days', 'day'],
    ] as const) {
      expect(
        all(`SELECT member_id, category, in_minor, out_minor, movements FROM ${table} ORDER BY member_id, category`),
      ).toEqual(expected);
      expect(all(`SELECT DISTINCT ${time} FROM ${table}`)).toEqual([[time === 'slot' ? NOON_MS : PLAIN]]);
    }
    expect(auditCash(sqlite)).toEqual([]);
  });

  it('MEM-04 PTS-04 keep what was still to be staked, and what points are still to be given for', () => {
    bet({ stakeMinor: 300, at: NOON_MS - 1 });
    bet({ stakeMinor: 500, at: NOON_MS });
    bet({ memberId: 'M2', stakeMinor: 70, at: NOON_MS });
    sqlite.exec(`INSERT INTO turnover_requirements VALUES ('M1', 900, ${NOON_MS}), ('M3', 40, ${NOON_MS})`);
    // Of 800 in all 600 came since points are given, for 450 of which they were.
    sqlite.exec("INSERT INTO point_accounts VALUES ('M1', 45, 600, 150)");
    goOn();
    expect(all('SELECT member_id, required_minor, mark_minor FROM turnover_requirements ORDER BY 1')).toEqual([
      ['M1', 900, 300],
      ['M3', 40, 0],
    ]);
    expect(all('SELECT member_id, balance, given_bet_minor, earlier_bet_minor FROM point_accounts ORDER BY 1')).toEqual(
      [
        ['M1', 45, 450, 200],
        ['M2', 0, 0, 70],
      ],
    );
  });
});
