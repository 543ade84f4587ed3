import {
  LEDGER_ACCOUNTS,
  type LedgerAccountKind,
  POSTING_KIND_NAMES,
  POSTING_KINDS,
  type PostingKind,
} from '@tonalli/contracts/ledger';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenWorld } from '../db/open-world';
import { createMember } from '../features/account';
import { createTestWorld } from '../testing';
import type { PostingRequest } from './ledger';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const posting = (over: Partial<PostingRequest> = {}): PostingRequest => ({
  kind: 'deposit.credit',
  key: 'k1',
  memberId: 'M1',
  amountMinor: 500,
  reference: 'r',
  at: 1,
  ...over,
});

describe('the ledger', () => {
  it('QA-09 books a movement as two entries that cancel out', () => {
    expect(world.ledger.post(posting())).toEqual({ postingId: 1, balanceAfterMinor: 500, repeated: false });
    expect(world.ledger.balance('M1', 'member.main')).toBe(500);
    expect(world.ledger.audit()).toEqual({ clean: true, postings: 1, entries: 2, accounts: 2, findings: [] });
  });

  it('QA-09 answers a repeated key with the first posting and books nothing', () => {
    const first = world.ledger.post(posting());
    world.ledger.post(posting({ kind: 'bet.stake', key: 'k2', amountMinor: 100 }));
    expect(world.ledger.post(posting({ at: 99 }))).toEqual({ ...first, repeated: true });
    expect(world.ledger.balance('M1', 'member.main')).toBe(400);
  });

  it.each([{ amountMinor: 501 }, { memberId: 'M2' }, { kind: 'bonus.welcome' as const }, { reference: 'other' }])(
    'QA-09 refuses a key that stands for another movement: %o',
    (change) => {
      world.ledger.post(posting());
      expect(() => world.ledger.post(posting(change))).toThrow(
        expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' }),
      );
      expect(world.ledger.audit()).toMatchObject({ clean: true, postings: 1 });
    },
  );

  it('QA-09 never lets a member go below zero', () => {
    world.ledger.post(posting());
    expect(() => world.ledger.post(posting({ kind: 'bet.stake', key: 'k2', amountMinor: 501 }))).toThrow(
      expect.objectContaining({ code: 'INSUFFICIENT_FUNDS' }),
    );
    expect(world.ledger.post(posting({ kind: 'bet.stake', key: 'k2', amountMinor: 500 })).balanceAfterMinor).toBe(0);
    expect(world.ledger.audit().clean).toBe(true);
  });

  it.each([0, -1, 0.5, Number.NaN, 1_000_000_000_000])('QA-09 refuses an amount of %s', (amountMinor) => {
    expect(() => world.ledger.post(posting({ amountMinor }))).toThrow(RangeError);
  });

  it('QA-09 keeps postings and entries as they were written', () => {
    world.ledger.post(posting());
    for (const statement of [
      'UPDATE postings SET amount_minor = 1',
      'DELETE FROM postings',
      'UPDATE entries SET amount_minor = 1',
      'DELETE FROM entries',
    ]) {
      expect(() => world.sqlite.exec(statement)).toThrow(/append-only/);
    }
    expect(() => world.sqlite.exec("UPDATE accounts SET balance_minor = -1 WHERE owner_id = 'M1'")).toThrow(/CHECK/);
  });

  it.each([
    [
      'a balance that was changed',
      "UPDATE accounts SET balance_minor = balance_minor + 1 WHERE owner_id = 'M1'",
      'holds 501',
    ],
    [
      'an entry too many',
      'INSERT INTO entries (posting_id, account_id, amount_minor) VALUES (1, 1, 5)',
      'has 3 entries',
    ],
    ['a wrong limit', "UPDATE accounts SET may_go_negative = 1 WHERE owner_id = 'M1'", 'may go below zero'],
    [
      'a posting without entries',
      "INSERT INTO postings (id, key, kind, member_id, amount_minor, reference, at, balance_after_minor) VALUES (9, 'x', 'bet.stake', 'M1', 1, '', 0, 0)",
      'posting 9 has 0',
    ],
    [
      'money moved by the wrong kind',
      "DROP TRIGGER postings_no_update; UPDATE postings SET kind = 'bet.stake'",
      'bet.stake of M1',
    ],
    [
      'more moved than the posting says',
      'DROP TRIGGER entries_no_update; UPDATE entries SET amount_minor = amount_minor * 2',
      'posting 1 of 500 moved 1000',
    ],
    [
      'an entry of nothing',
      'DROP TRIGGER postings_no_delete; PRAGMA foreign_keys = OFF; DELETE FROM postings',
      'entry 1 belongs to no posting or account',
    ],
    [
      'a member below zero',
      "PRAGMA ignore_check_constraints = ON; UPDATE accounts SET balance_minor = -1 WHERE owner_id = 'M1'",
      'is below zero: -1',
    ],
    [
      'a key that was posted twice',
      `DROP INDEX postings_key_unique; INSERT INTO postings
        SELECT 9, key, kind, member_id, vendor, amount_minor, reference, at, balance_after_minor FROM postings`,
      'was posted 2 times',
    ],
    ['money from nowhere', 'UPDATE accounts SET balance_minor = balance_minor + 1', 'all balances sum to 2'],
  ])('QA-09 finds %s', (_what, tampering, finding) => {
    world.ledger.post(posting());
    world.sqlite.exec(tampering);
    const report = world.ledger.audit();
    expect(report.clean).toBe(false);
    expect(report.findings.join('\n')).toContain(finding);
  });

  const SECOND = { key: 'again', at: 1 };
  const SETTLED_TWICE: { finding: string; settlements: Partial<PostingRequest>[]; reference: string; row: string }[] = [
    {
      finding: 'round R was settled 2 times',
      settlements: [{ kind: 'bet.payout' }, { kind: 'bet.refund', ...SECOND }],
      reference: 'R',
      row: "INSERT INTO bets VALUES (1, 'R', 'M1', 'n', 'v', 'RNG', 1, 1, 'SETTLED', 0, 0, 0, '{}')",
    },
    {
      finding: 'deposit D00000007 was credited 2 times',
      settlements: [{ kind: 'deposit.credit' }, { kind: 'deposit.credit', ...SECOND }],
      reference: 'D00000007',
      row: `INSERT INTO deposit_orders (id, member_id, channel_id, amount_minor, fee_minor, status, instructions, created_at, expires_at)
        VALUES (7, 'M1', 'spei', 500, 0, 'PAID', '{}', 0, 0)`,
    },
    {
      finding: 'withdrawal W00000007 held 500 and gave away 1000',
      settlements: [
        { kind: 'withdrawal.hold' },
        { kind: 'withdrawal.release', ...SECOND },
        { kind: 'withdrawal.release', key: 'third' },
      ],
      reference: 'W00000007',
      row: `INSERT INTO withdrawals (id, member_id, amount_minor, fee_minor, bank_id, clabe, holder, status, day, created_at)
        VALUES (7, 'M1', 500, 0, 'b', 'c', 'h', 'PAID', '2026-01-01', 0)`,
    },
  ];
  it.each(SETTLED_TWICE)('QA-09 finds that $finding', ({ finding, settlements, reference, row }) => {
    // Others' money, so that the house has something to give away.
    world.ledger.post(posting({ key: 'own', amountMinor: 5_000 }));
    world.ledger.post(posting({ kind: 'withdrawal.hold', key: 'other', reference: 'W00000008', amountMinor: 1_000 }));
    world.sqlite.exec(row);
    const last = settlements.at(-1);
    for (const settlement of settlements.slice(0, -1)) world.ledger.post(posting({ ...settlement, reference }));
    expect(world.ledger.audit().findings).toEqual([]);
    world.ledger.post(posting({ ...last, reference }));
    expect(world.ledger.audit().findings).toEqual([finding]);
  });

  it('QA-09 tells the member of a new balance after COMMIT, and of none that was rolled back', () => {
    const seen: unknown[] = [];
    world.events.subscribe((event) => seen.push(event));
    world.transaction(() => {
      world.ledger.post(posting());
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([{ type: 'balance', customerId: 'M1', balance: 500 }]);
    const undone = () =>
      world.transaction(() => {
        world.ledger.post(posting({ key: 'k2' }));
        throw new Error('undo');
      });
    expect(undone).toThrow('undo');
    expect(seen).toHaveLength(1);
    expect(world.ledger.balance('M1', 'member.main')).toBe(500);
  });

  it('QA-09 GAME-07 keeps a wallet for each member and vendor, and moves none without its vendor', () => {
    world.ledger.post(posting());
    const moved = world.ledger.post(posting({ kind: 'wallet.in', key: 'in', vendor: 'SLR', amountMinor: 200 }));
    expect(moved.balanceAfterMinor).toBe(300);
    expect(world.ledger.balance('M1', 'member.vendor', 'SLR')).toBe(200);
    expect(world.ledger.balance('M1', 'member.vendor', 'BRJ')).toBe(0);
    expect(() => world.ledger.post(posting({ kind: 'wallet.out', key: 'out', vendor: 'BRJ', amountMinor: 1 }))).toThrow(
      expect.objectContaining({ code: 'INSUFFICIENT_FUNDS' }),
    );
    expect(() => world.ledger.post(posting({ kind: 'wallet.in', key: 'none', amountMinor: 1 }))).toThrow(/the vendor/);
    const back = world.ledger.post(posting({ kind: 'wallet.out', key: 'out', vendor: 'SLR', amountMinor: 50 }));
    expect(back.balanceAfterMinor).toBe(350);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('QA-09 finds a vendor wallet that another vendor’s posting has moved', () => {
    world.ledger.post(posting());
    world.ledger.post(posting({ kind: 'wallet.in', key: 'in', vendor: 'SLR' }));
    world.sqlite.exec("UPDATE accounts SET vendor = 'BRJ' WHERE kind = 'member.vendor'");
    expect(world.ledger.audit().findings.join('\n')).toContain('wallet.in of M1');
    world.sqlite.exec("UPDATE accounts SET vendor = '' WHERE kind = 'member.vendor'");
    expect(world.ledger.audit().findings.join('\n')).toContain('is of the vendor ""');
  });

  it('QA-09 tells of play money only those who live on it', () => {
    const seen: unknown[] = [];
    const trial = createMember(world, { username: 'trial', passwordHash: null, type: 4, createdAt: 0 });
    const real = createMember(world, { username: 'real', passwordHash: null, type: 0, createdAt: 0 });
    world.events.subscribe((event) => seen.push(event));
    for (const { id } of [trial, real]) world.ledger.post(posting({ kind: 'trial.grant', key: id, memberId: id }));
    expect(seen).toEqual([{ type: 'balance', customerId: trial.id, balance: 500 }]);
  });
});

const accountOf = (kind: LedgerAccountKind, { memberId, vendor }: PostingRequest): string =>
  ({ house: `/${kind}`, member: `${memberId}/${kind}`, vendor: `${memberId}/${kind}/${vendor}` })[
    LEDGER_ACCOUNTS[kind].owner
  ];

/** A model of the ledger in a few lines: balances by member and wallet, first bodies by key. */
class Model {
  readonly balances = new Map<string, number>();
  readonly bodies = new Map<string, string>();

  post(request: PostingRequest): string {
    const { kind, key, memberId, vendor, amountMinor, reference } = request;
    const body = JSON.stringify([kind, memberId, vendor, amountMinor, reference]);
    const first = this.bodies.get(key);
    if (first !== undefined) return first === body ? 'repeated' : 'IDEMPOTENCY_KEY_REUSED';
    const { from, to } = POSTING_KINDS[kind];
    const left = (this.balances.get(accountOf(from, request)) ?? 0) - amountMinor;
    if (left < 0 && !LEDGER_ACCOUNTS[from].mayGoNegative) return 'INSUFFICIENT_FUNDS';
    this.balances.set(accountOf(from, request), left);
    this.balances.set(accountOf(to, request), (this.balances.get(accountOf(to, request)) ?? 0) + amountMinor);
    this.bodies.set(key, body);
    return 'booked';
  }
}

function outcome(run: () => { repeated: boolean }): string {
  try {
    return run().repeated ? 'repeated' : 'booked';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

const programs = fc.array(
  fc.record({
    kind: fc.constantFrom<PostingKind>(...POSTING_KIND_NAMES.filter((kind) => !kind.startsWith('jackpot.'))),
    key: fc.integer({ min: 1, max: 12 }).map((number) => `k${number}`),
    memberId: fc.constantFrom('M1', 'M2'),
    vendor: fc.constantFrom('SLR', 'BRJ'),
    amountMinor: fc.integer({ min: 1, max: 60 }),
    reference: fc.constantFrom('a', 'b'),
    at: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 40 },
);

describe('any program of postings', () => {
  it('QA-09 does what the model does, one after another', () => {
    fc.assert(
      fc.property(programs, (program) => {
        const fresh = createTestWorld();
        const model = new Model();
        for (const request of program) expect(outcome(() => fresh.ledger.post(request))).toBe(model.post(request));
        assertSame(fresh, model);
        fresh.close();
      }),
      { numRuns: 60 },
    );
  });

  it('QA-09 does what the model does when everything arrives at once, in one group commit', async () => {
    await fc.assert(
      fc.asyncProperty(programs, async (program) => {
        const fresh = createTestWorld();
        const model = new Model();
        const calls = program.map((request) => fresh.commit(() => fresh.ledger.post(request)));
        const results = await Promise.allSettled(calls);
        const outcomes = results.map((result) => outcome(() => settled(result)));
        expect(outcomes).toEqual(program.map((request) => model.post(request)));
        assertSame(fresh, model);
        fresh.close();
      }),
      { numRuns: 40 },
    );
  });
});

function settled<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

function assertSame(world: OpenWorld, model: Model): void {
  expect(world.ledger.audit().findings).toEqual([]);
  for (const [account, balanceMinor] of model.balances) {
    const [memberId = '', kind, vendor] = account.split('/');
    const wallet = (['member.main', 'member.trial', 'member.vendor'] as const).find((each) => each === kind);
    if (wallet) expect(world.ledger.balance(memberId, wallet, vendor)).toBe(balanceMinor);
  }
}
