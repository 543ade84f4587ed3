import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMember } from '../people/create-member';
import { postPermitted, type Unpermitted } from '../testing/permitted';
import { createTestWorld } from '../testing/test-world';
import { undone } from '../testing/undone';
import type { OpenWorld } from '../world/open-world';
import type { MemberPosting, WalletPosting } from './ledger';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const posting = (over: Partial<Unpermitted<MemberPosting>> = {}): Unpermitted<MemberPosting> => ({
  kind: 'deposit.credit',
  key: 'k1',
  memberId: 'M1',
  amountMinor: 500,
  reference: 'r',
  at: 1,
  ...over,
});

type WalletMove = WalletPosting & { kind: 'wallet.in' | 'wallet.out' };
const wallet = (over: Partial<WalletMove> = {}): WalletMove => ({
  ...{ kind: 'wallet.in', key: 'in', memberId: 'M1', vendor: 'SLR', amountMinor: 500, reference: 'r', at: 1 },
  ...over,
});

describe('the ledger', () => {
  it('QA-09 books a movement as two entries that cancel out', () => {
    expect(postPermitted(world, posting())).toEqual({ postingId: 1, balanceAfterMinor: 500, repeated: false });
    expect(world.ledger.balance('M1', 'member.main')).toBe(500);
    expect(world.ledger.audit()).toEqual({ clean: true, postings: 1, entries: 2, accounts: 2, findings: [] });
  });

  it('QA-09 answers a repeated key with the first posting and books nothing', () => {
    const first = postPermitted(world, posting());
    postPermitted(world, posting({ kind: 'bet.stake', key: 'k2', amountMinor: 100 }));
    expect(postPermitted(world, posting({ at: 99 }))).toEqual({ ...first, repeated: true });
    expect(world.ledger.balance('M1', 'member.main')).toBe(400);
  });

  it.each([{ amountMinor: 501 }, { memberId: 'M2' }, { kind: 'bonus.welcome' as const }, { reference: 'other' }])(
    'QA-09 refuses a key that stands for another movement: %o',
    (change) => {
      postPermitted(world, posting());
      expect(() => postPermitted(world, posting(change))).toThrow(
        expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' }),
      );
      expect(world.ledger.audit()).toMatchObject({ clean: true, postings: 1 });
    },
  );

  it('QA-09 knows balances as they stand once a movement is undone', () => {
    postPermitted(world, posting());
    const heldMinor = world.ledger.houseBalance('house.funding');
    undone(world, () => {
      postPermitted(world, posting({ kind: 'bet.stake', key: 'k2', amountMinor: 100 }));
      postPermitted(world, posting({ key: 'k3', amountMinor: 300 }));
      expect(world.ledger.balance('M1', 'member.main')).toBe(700);
    });
    expect(world.ledger.balance('M1', 'member.main')).toBe(500);
    expect(world.ledger.houseBalance('house.funding')).toBe(heldMinor);
    expect(postPermitted(world, posting({ key: 'k2', amountMinor: 1 })).balanceAfterMinor).toBe(501);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('QA-09 books nothing upon a balance that is not what it was told, and reads it anew', () => {
    postPermitted(world, posting());
    world.sqlite.exec("UPDATE accounts SET balance_minor = 600 WHERE owner_id = 'M1'");
    const stake = () => postPermitted(world, posting({ kind: 'bet.stake', key: 'k2', amountMinor: 100 }));
    expect(stake).toThrow(/does not hold 500/);
    expect(stake()).toMatchObject({ balanceAfterMinor: 500 });
    world.sqlite.exec("UPDATE accounts SET balance_minor = 400 WHERE owner_id = 'M1'");
  });

  it('QA-09 never lets a member go below zero', () => {
    postPermitted(world, posting());
    expect(() => postPermitted(world, posting({ kind: 'bet.stake', key: 'k2', amountMinor: 501 }))).toThrow(
      expect.objectContaining({ code: 'INSUFFICIENT_FUNDS' }),
    );
    expect(postPermitted(world, posting({ kind: 'bet.stake', key: 'k2', amountMinor: 500 })).balanceAfterMinor).toBe(0);
    expect(world.ledger.audit().clean).toBe(true);
  });

  it('QA-09 books within a transaction that can undo it, and nowhere else', () => {
    postPermitted(world, posting());
    const fee = { kind: 'deposit.fee', key: 'k2', memberId: 'M1', amountMinor: 100, reference: 'r', at: 1 } as const;
    expect(() => world.ledger.postWithin(fee)).toThrow('no transaction that could undo k2');
    expect(() =>
      world.transaction(() => {
        expect(world.ledger.postWithin(fee).balanceAfterMinor).toBe(400);
        world.ledger.postWithin({ ...fee, key: 'k3', amountMinor: 401 });
      }),
    ).toThrow(expect.objectContaining({ code: 'INSUFFICIENT_FUNDS' }));
    expect(world.ledger.balance('M1', 'member.main')).toBe(500);
    expect(world.ledger.audit()).toMatchObject({ clean: true, postings: 1 });
  });

  it.each([1, 999_999_999_999])('QA-09 takes an amount of %s, the least and the largest', (amountMinor) => {
    expect(postPermitted(world, posting({ amountMinor })).balanceAfterMinor).toBe(amountMinor);
  });

  it.each([0, -1, 0.5, Number.NaN, 1_000_000_000_000])('QA-09 refuses an amount of %s', (amountMinor) => {
    expect(() => postPermitted(world, posting({ amountMinor }))).toThrow(RangeError);
  });

  it('QA-09 keeps postings and entries as they were written', () => {
    postPermitted(world, posting());
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
      "INSERT INTO entries (posting_id, account_id, kind, at, amount_minor, balance_after_minor) VALUES (1, 1, 'deposit.credit', 1, 5, 5)",
      'has 3 entries',
    ],
    ['a wrong limit', "UPDATE accounts SET may_go_negative = 1 WHERE owner_id = 'M1'", 'may go below zero'],
    [
      'a posting without entries',
      "INSERT INTO postings (id, key, kind, from_owner, to_owner, amount_minor, reference, at) VALUES (9, 'x', 'bet.stake', 'M1', '', 1, '', 0)",
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
        SELECT 9, key, kind, from_owner, to_owner, vendor, amount_minor, reference, at FROM postings`,
      'was posted 2 times',
    ],
    ['money from nowhere', 'UPDATE accounts SET balance_minor = balance_minor + 1', 'all balances sum to 2'],
  ])('QA-09 finds %s', (_what, tampering, finding) => {
    postPermitted(world, posting());
    world.sqlite.exec(tampering);
    const report = world.ledger.audit();
    expect(report.clean).toBe(false);
    expect(report.findings.join('\n')).toContain(finding);
  });

  it('QA-09 tells the member of a new balance after COMMIT, and of none that was rolled back', () => {
    const seen: unknown[] = [];
    world.events.subscribe((event) => {
      if (event.type === 'balance') seen.push(event);
    });
    world.transaction(() => {
      postPermitted(world, posting());
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([{ type: 'balance', customerId: 'M1', balance: 500 }]);
    const undone = () =>
      world.transaction(() => {
        postPermitted(world, posting({ key: 'k2' }));
        throw new Error('undo');
      });
    expect(undone).toThrow('undo');
    expect(seen).toHaveLength(1);
    expect(world.ledger.balance('M1', 'member.main')).toBe(500);
  });

  it('QA-09 GAME-07 keeps a wallet for each member and vendor, and moves none without its vendor', () => {
    postPermitted(world, posting());
    const moved = world.ledger.post(wallet({ amountMinor: 200 }));
    expect(moved.balanceAfterMinor).toBe(300);
    expect(world.ledger.balance('M1', 'member.vendor', 'SLR')).toBe(200);
    expect(world.ledger.balance('M1', 'member.vendor', 'BRJ')).toBe(0);
    expect(() => world.ledger.post(wallet({ kind: 'wallet.out', key: 'out', vendor: 'BRJ', amountMinor: 1 }))).toThrow(
      expect.objectContaining({ code: 'INSUFFICIENT_FUNDS' }),
    );
    expect(() => world.ledger.post(wallet({ key: 'none', vendor: '', amountMinor: 1 }))).toThrow(/the vendor/);
    const back = world.ledger.post(wallet({ kind: 'wallet.out', key: 'out', amountMinor: 50 }));
    expect(back.balanceAfterMinor).toBe(350);
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('QA-09 finds a vendor wallet that another vendor’s posting has moved', () => {
    postPermitted(world, posting());
    world.ledger.post(wallet());
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
    for (const { id } of [trial, real]) postPermitted(world, posting({ kind: 'trial.grant', key: id, memberId: id }));
    expect(seen).toEqual([{ type: 'balance', customerId: trial.id, balance: 500 }]);
  });
});
