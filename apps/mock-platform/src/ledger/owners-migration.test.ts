import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSTING_KINDS, type PostingKind } from '@tonalli/contracts/ledger';
import type { Database } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase, migrationsFolder } from '../sqlite/migrations';
import { openDatabase } from '../sqlite/open-database';
import { createLedger } from './create-ledger';
import type { PostingRequest } from './ledger';

/** The last migration that knew one member for a posting and its balance alone. */
const BEFORE = '0009_session_places';
/** A database of the version before, empty. */
let before: Buffer;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'tonalli-migrations-'));
  cpSync(migrationsFolder(), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const last = journal.entries.findIndex(({ tag }) => tag === BEFORE);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  const sqlite = openDatabase(':memory:');
  migrate(drizzle(sqlite), { migrationsFolder: folder });
  before = sqlite.serialize();
  sqlite.close();
  rmSync(folder, { recursive: true });
});

interface OldPosting {
  kind: PostingKind;
  memberId: string;
  vendor: string;
  amountMinor: number;
  at: number;
}

interface Account {
  id: number;
  owner: string;
  kind: string;
  vendor: string;
  balanceMinor: number;
}

const MAY_GO_NEGATIVE: readonly string[] = ['house.funding', 'house.games', 'house.trial', 'house.promotions'];

/** Writes as the version before wrote, and keeps in a map what every account held after every posting. */
class OldLedger {
  readonly accounts = new Map<string, Account>();
  readonly entries: { postingId: number; account: Account; amountMinor: number; balanceAfterMinor: number }[] = [];
  readonly postings: (OldPosting & { id: number; balanceAfterMinor: number })[] = [];

  readonly sqlite: Database;

  constructor(sqlite: Database) {
    this.sqlite = sqlite;
  }

  post(posting: OldPosting): void {
    const { kind, memberId, vendor, amountMinor, at } = posting;
    const { from, to } = POSTING_KINDS[kind];
    const giver = this.account(from, posting);
    const taker = this.account(to, posting);
    if (!MAY_GO_NEGATIVE.includes(from) && giver.balanceMinor < amountMinor) return;
    const id = this.postings.length + 1;
    giver.balanceMinor -= amountMinor;
    taker.balanceMinor += amountMinor;
    const shown = from.startsWith('member.') && to !== 'member.main' ? giver : taker;
    const ofMember = [from, to].some((account) => account.startsWith('member.'));
    this.sqlite
      .prepare(
        `INSERT INTO postings (id, key, kind, member_id, vendor, amount_minor, reference, at, balance_after_minor)
         VALUES (?, ?, ?, ?, ?, ?, 'r', ?, ?)`,
      )
      .run(
        id,
        `k${id}`,
        kind,
        ofMember ? memberId : '',
        giver.vendor || taker.vendor,
        amountMinor,
        at,
        shown.balanceMinor,
      );
    for (const [account, moved] of [
      [giver, -amountMinor],
      [taker, amountMinor],
    ] as const) {
      this.sqlite
        .prepare('INSERT INTO entries (posting_id, account_id, amount_minor) VALUES (?, ?, ?)')
        .run(id, account.id, moved);
      this.entries.push({ postingId: id, account, amountMinor: moved, balanceAfterMinor: account.balanceMinor });
    }
    this.postings.push({ ...posting, id, vendor, balanceAfterMinor: shown.balanceMinor });
  }

  /** The balances are a projection: written once, at the end. */
  close(): void {
    const keep = this.sqlite.prepare('UPDATE accounts SET balance_minor = ? WHERE id = ?');
    for (const { id, balanceMinor } of this.accounts.values()) keep.run(balanceMinor, id);
  }

  private account(kind: string, { memberId, vendor }: OldPosting): Account {
    const owner = kind.startsWith('house.') ? '' : memberId;
    const wallet = kind === 'member.vendor' ? vendor : '';
    const name = `${owner}/${kind}/${wallet}`;
    const known = this.accounts.get(name);
    if (known) return known;
    const { lastInsertRowid } = this.sqlite
      .prepare('INSERT INTO accounts (kind, owner_id, vendor, may_go_negative) VALUES (?, ?, ?, ?)')
      .run(kind, owner, wallet, MAY_GO_NEGATIVE.includes(kind) ? 1 : 0);
    const account = { id: Number(lastInsertRowid), owner, kind, vendor: wallet, balanceMinor: 0 };
    this.accounts.set(name, account);
    return account;
  }
}

const KINDS: readonly PostingKind[] = [
  ...([
    'deposit.credit',
    'deposit.fee',
    'deposit.hold',
    'deposit.return',
    'withdrawal.hold',
    'withdrawal.settle',
  ] as const),
  ...(['bet.stake', 'bet.payout', 'trial.grant', 'trial.stake', 'wallet.in', 'wallet.out', 'vendor.stake'] as const),
  ...(['vendor.payout', 'jackpot.seed', 'jackpot.win', 'bonus.vip'] as const),
];
const program: fc.Arbitrary<OldPosting[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    memberId: fc.constantFrom('M1', 'M2'),
    vendor: fc.constantFrom('SLR', 'BRJ'),
    amountMinor: fc.integer({ min: 1, max: 90 }),
    // Data are not always booked in the order of their time.
    at: fc.integer({ min: 0, max: 50 }),
  }),
  { minLength: 1, maxLength: 60, size: 'max' },
);

function migrated(postings: readonly OldPosting[]): OldLedger {
  const sqlite = openDatabase(before);
  const old = new OldLedger(sqlite);
  for (const posting of postings) old.post(posting);
  old.close();
  migrateDatabase(sqlite);
  return old;
}

const ledgerOf = (sqlite: Database) =>
  createLedger({
    sqlite,
    transaction: (work) => sqlite.transaction(work)(),
    undoings: () => 0,
    onBalances: () => undefined,
  });

function requestOf({ id, kind, memberId, vendor, amountMinor, at }: OldLedger['postings'][number]): PostingRequest {
  const { from, to } = POSTING_KINDS[kind];
  const accounts: string[] = [from, to];
  const names = {
    ...(accounts.some((account) => account.startsWith('member.')) && { memberId }),
    ...(accounts.includes('member.vendor') && { vendor }),
  };
  // Named is what the kind moves; the type of a kind that is drawn cannot know it.
  return { kind, key: `k${id}`, amountMinor, reference: 'r', at, ...names } as PostingRequest;
}

describe('a ledger that was written before postings had two owners', () => {
  it('QA-09 keeps every posting and balance, and knows what each account held after each of its entries', () => {
    fc.assert(
      fc.property(program, (postings) => {
        const old = migrated(postings);
        const { sqlite } = old;
        expect(
          sqlite
            .prepare('SELECT posting_id, account_id, amount_minor, balance_after_minor FROM entries ORDER BY id')
            .raw()
            .all(),
        ).toEqual(
          old.entries.map(({ postingId, account, amountMinor, balanceAfterMinor }) => [
            postingId,
            account.id,
            amountMinor,
            balanceAfterMinor,
          ]),
        );
        expect(
          sqlite
            .prepare('SELECT id, owner_kind, owner_id, kind, vendor, balance_minor FROM accounts ORDER BY id')
            .raw()
            .all(),
        ).toEqual(
          [...old.accounts.values()].map(({ id, owner, kind, vendor, balanceMinor }) => [
            id,
            owner === '' ? 'house' : kind === 'member.vendor' ? 'vendor' : 'member',
            ...[owner, kind, vendor, balanceMinor],
          ]),
        );
        const ledger = ledgerOf(sqlite);
        expect(ledger.audit().findings).toEqual([]);
        for (const posting of old.postings) {
          expect(ledger.post(requestOf(posting))).toEqual({
            postingId: posting.id,
            balanceAfterMinor: posting.balanceAfterMinor,
            repeated: true,
          });
        }
        sqlite.close();
      }),
      { numRuns: 15 },
    );
  });

  it('QA-09 stays append-only and tied to its postings and accounts, and goes on', () => {
    const { sqlite } = migrated([{ kind: 'deposit.credit', memberId: 'M1', vendor: '', amountMinor: 500, at: 1 }]);
    for (const statement of [
      'UPDATE postings SET amount_minor = 1',
      'DELETE FROM postings',
      'UPDATE entries SET amount_minor = 1',
      'DELETE FROM entries',
    ]) {
      expect(() => sqlite.exec(statement)).toThrow(/append-only/);
    }
    for (const [posting, account] of [
      [9, 1],
      [1, 9],
    ]) {
      const statement = `INSERT INTO entries VALUES (9, ${posting}, ${account}, 'bet.stake', 1, 1, 1)`;
      expect(() => sqlite.exec(statement)).toThrow(/FOREIGN KEY/);
    }
    const ledger = ledgerOf(sqlite);
    const fee = { kind: 'deposit.fee', key: 'new', memberId: 'M1', amountMinor: 200, reference: 'R', at: 2 } as const;
    expect(ledger.post(fee).balanceAfterMinor).toBe(300);
    expect(ledger.audit().findings).toEqual([]);
    sqlite.close();
  });
});
