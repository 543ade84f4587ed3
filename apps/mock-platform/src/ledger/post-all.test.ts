import { beforeEach, describe, expect, it } from 'vitest';
import { creditByHand } from '../guard/credit-by-hand';
import { requirePermit } from '../guard/decide';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';
import { auditPostings } from './audit';
import type { MemberBalance, PostingRequest } from './ledger';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
  creditByHand(world, { key: 'start', memberId: 'PAYER', amountMinor: 100, reference: 'start', at: 0 });
});

const escrow = (key: string, amountMinor: number): PostingRequest => ({
  ...{ kind: 'agent.cover', fromMemberId: 'PAYER', toMemberId: 'PAYER', key, amountMinor, reference: 'r', at: 1 },
});
const pay = (to: string, amountMinor: number): PostingRequest => ({
  ...{ kind: 'agent.contractPay', fromMemberId: 'PAYER', toMemberId: to, key: `pay:${to}`, amountMinor },
  ...{ reference: 'r', at: 1 },
});
const entriesOf = (ownerId: string, account: string) =>
  world.sqlite
    .prepare(
      `SELECT e.amount_minor, e.balance_after_minor FROM entries e JOIN accounts a ON a.id = e.account_id
       WHERE a.owner_id = ? AND a.kind = ? ORDER BY e.id`,
    )
    .raw()
    .all(ownerId, account);
const postings = () => Number(world.sqlite.prepare('SELECT count(*) FROM postings').pluck().get());

describe('posting many at once', () => {
  it('QA-09 one payer pays many in their order, and each entry says what was left then', () => {
    const receipts = world.ledger.postAll([escrow('cover', 60), pay('A', 10), pay('B', 30), pay('C', 20)]);
    expect(entriesOf('PAYER', 'agent.escrow')).toEqual([
      [60, 60],
      [-10, 50],
      [-30, 20],
      [-20, 0],
    ]);
    expect(['A', 'B', 'C'].map((id) => world.ledger.balance(id, 'member.main'))).toEqual([10, 30, 20]);
    expect(receipts.map(({ balanceAfterMinor }) => balanceAfterMinor)).toEqual([40, 10, 30, 20]);
    expect(auditPostings(world.sqlite)).toEqual([]);
  });

  it('QA-09 moves on from balances that were asked for before, by one posting or by many', () => {
    const balances = () => [world.ledger.balance('A', 'member.main'), world.ledger.houseBalance('house.agents')];
    const rebate = (key: string, amountMinor: number): PostingRequest => ({
      ...{ kind: 'agent.rebate', memberId: 'A', key, amountMinor, reference: 'r', at: 1 },
    });
    world.ledger.post(rebate('first', 5));
    expect(balances()).toEqual([5, -5]);
    world.ledger.postAll([rebate('second', 10), rebate('third', 20)]);
    expect(balances()).toEqual([35, -35]);
    expect(world.ledger.post(rebate('fourth', 1)).balanceAfterMinor).toBe(36);
  });

  it('QA-09 books as many as there are, whatever their number', () => {
    for (const [round, many] of [1, 7, 8, 9, 63, 64, 65, 137].entries()) {
      const requests = Array.from(
        { length: many },
        (_, index): PostingRequest => ({
          ...{ kind: 'agent.rebate', memberId: `M${index}`, key: `${round}:${index}`, amountMinor: index + 1 },
          ...{ reference: 'r', at: round },
        }),
      );
      const before = postings();
      const receipts = world.ledger.postAll(requests);
      expect(postings() - before).toBe(many);
      expect(new Set(receipts.map(({ postingId }) => postingId)).size).toBe(many);
    }
    expect(world.ledger.balance('M6', 'member.main')).toBe(7 * 7);
    expect(world.ledger.houseBalance('house.agents')).toBe(
      0 - [1, 7, 8, 9, 63, 64, 65, 137].reduce((sum, many) => sum + (many * (many + 1)) / 2, 0),
    );
  });

  it('QA-09 where money is missing in the middle nothing of all is booked, although more of it comes in behind', () => {
    const before = postings();
    const requests = [escrow('cover', 60), pay('A', 50), pay('B', 20), escrow('more', 40)];
    expect(() => world.ledger.postAll(requests)).toThrow(expect.objectContaining({ code: 'INSUFFICIENT_FUNDS' }));
    expect(postings()).toBe(before);
    expect(world.ledger.balance('PAYER', 'member.main')).toBe(100);
    expect(world.ledger.has('A', 'member.main')).toBe(false);
    expect(world.ledger.postAll([escrow('cover', 60), escrow('more', 40), pay('A', 50), pay('B', 20)]).length).toBe(4);
  });

  it('QA-09 a key that was posted is repeated, and one that stands for something else refuses all', () => {
    const [first] = world.ledger.postAll([escrow('cover', 60)]);
    const [again, other] = world.ledger.postAll([escrow('cover', 60), pay('A', 60)]);
    expect(again).toEqual({ ...first, repeated: true });
    expect(other).toMatchObject({ repeated: false, balanceAfterMinor: 60 });
    expect(() => world.ledger.postAll([escrow('more', 1), pay('A', 59)])).toThrow(
      expect.objectContaining({ code: 'IDEMPOTENCY_KEY_REUSED' }),
    );
    const twice = world.ledger.postAll([escrow('twice', 5), escrow('twice', 5)]);
    expect(twice.map(({ repeated }) => repeated)).toEqual([false, true]);
    expect(world.ledger.balance('PAYER', 'member.main')).toBe(35);
  });

  it('QA-09 those who are told hear of all at once, in their order, within the transaction', () => {
    const told: MemberBalance[][] = [];
    const tell = world.tell;
    Object.assign(world, {
      tell: (name: string, fact: MemberBalance[]) => {
        if (name !== 'balances.changed') throw new Error(name);
        expect(world.sqlite.inTransaction).toBe(true);
        told.push(fact);
        tell('balances.changed', fact);
      },
    });
    world.ledger.postAll([escrow('cover', 60), pay('A', 10), pay('B', 30)]);
    expect(
      told.map((each) =>
        each.flatMap(({ memberId, account, balanceMinor }) =>
          account === 'member.main' ? [[memberId, balanceMinor]] : [],
        ),
      ),
    ).toEqual([
      [
        ['PAYER', 40],
        ['A', 10],
        ['B', 30],
      ],
    ]);
    expect(world.ledger.postAll([])).toEqual([]);
    expect(told.length).toBe(1);
  });

  it('QA-09 each guarded posting uses up a permit of its own', () => {
    const request = (key: string, permit: ReturnType<typeof permitFor>): PostingRequest => ({
      ...{ kind: 'deposit.credit', memberId: 'A', key, amountMinor: 5, reference: 'r', at: 1, permit },
    });
    const permitFor = () =>
      requirePermit(world, { kind: 'deposit.credit', memberId: 'A', amountMinor: 5, by: 'operator' });
    world.transaction(() => {
      const [one, two] = [permitFor(), permitFor()];
      expect(() => world.ledger.postAll([request('a', one), request('b', one)])).toThrow('was used before');
      expect(world.ledger.has('A', 'member.main')).toBe(false);
      expect(world.ledger.postAll([request('c', two)]).length).toBe(1);
      expect(() => world.ledger.post(request('d', two))).toThrow('was used before');
    });
  });
});
