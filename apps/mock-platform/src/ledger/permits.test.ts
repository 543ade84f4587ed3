import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { requirePermit } from '../guard/decide';
import { mintOf } from '../guard/world-mint';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';
import type { Permit, PostingRequest } from './ledger';
import { takeMint } from './mint';
import { createPermits } from './permits';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

interface Posted {
  kind: 'deposit.credit';
  key: string;
  memberId: string;
  amountMinor: number;
  reference: string;
  at: number;
  permit: Permit<'deposit.credit'>;
}
const terms = { kind: 'deposit.credit', memberId: 'M1', amountMinor: 500 } as const;
const permit = (at: OpenWorld = world) => at.transaction(() => requirePermit(at, { ...terms, by: 'operator' }));
const posting = (over: Partial<Posted> = {}): Posted => ({
  ...{ ...terms, key: 'k', reference: 'r', at: 1, permit: permit() },
  ...over,
});
const balance = () => world.ledger.balance('M1', 'member.main');

describe('a permit', () => {
  it('QA-09 MEM-16 is good for one posting, whatever its key', () => {
    const request = posting();
    expect(world.ledger.post(request).balanceAfterMinor).toBe(500);
    expect(() => world.ledger.post({ ...request, key: 'another' })).toThrow('was used before');
    expect(balance()).toBe(500);
  });

  it.each([
    ['another member', { memberId: 'M2' }],
    ['a greater amount', { amountMinor: 501 }],
    ['a smaller amount', { amountMinor: 499 }],
  ])('QA-09 MEM-16 is no good for %s, and stays good for its own', (_what, over) => {
    const request = posting();
    expect(() => world.ledger.post({ ...request, ...over })).toThrow(/the permit of deposit.credit is of another/);
    expect(world.ledger.audit().postings).toBe(0);
    expect(world.ledger.post(request).repeated).toBe(false);
  });

  it('QA-09 MEM-16 is no good for another kind, also between two members, of whom the receiver is protected', () => {
    const { mint, use } = createPermits();
    const own = mint(terms);
    expect(() => use({ ...terms, kind: 'bet.stake', permit: own })).toThrow('is none of bet.stake');
    expect(() => use({ kind: 'deposit.credit', toMemberId: 'M2', amountMinor: 500, permit: own })).toThrow('member');
    expect(() => use({ kind: 'deposit.credit', toMemberId: 'M1', amountMinor: 500, permit: own })).not.toThrow();
  });

  it('QA-09 MEM-16 of another world is no good', () => {
    const other = createTestWorld();
    expect(() => world.ledger.post(posting({ permit: permit(other) }))).toThrow('of another world');
    other.close();
    expect(balance()).toBe(0);
  });

  it('QA-09 MEM-16 is used up by a transaction that was undone: who tries again asks again', () => {
    const request = posting();
    const undone = () =>
      world.transaction(() => {
        world.ledger.post(request);
        throw new Error('undo');
      });
    expect(undone).toThrow('undo');
    expect(() => world.ledger.post(request)).toThrow('was used before');
    expect(world.ledger.post(posting()).balanceAfterMinor).toBe(500);
  });

  it('QA-09 MEM-16 is not used up by a repeat, which moves nothing', () => {
    world.ledger.post(posting());
    const request = posting();
    expect(world.ledger.post(request)).toMatchObject({ repeated: true, balanceAfterMinor: 500 });
    expect(world.ledger.post({ ...request, key: 'another' }).balanceAfterMinor).toBe(1_000);
  });

  it('QA-09 MEM-16 comes from the guard alone: what mints is handed out once', () => {
    mintOf(world);
    expect(() => takeMint(world.ledger)).toThrow('handed out before');
  });

  it('QA-09 MEM-16 is asked for by the compiler, of the kind itself, and of guarded kinds alone', () => {
    type Rest = { key: string; amountMinor: number; reference: string; at: number; memberId: string };
    type Own = Permit<'deposit.credit'>;
    expectTypeOf<Rest & { kind: 'deposit.credit'; permit: Own }>().toExtend<PostingRequest>();
    expectTypeOf<Rest & { kind: 'deposit.credit' }>().not.toExtend<PostingRequest>();
    expectTypeOf<Rest & { kind: 'deposit.credit'; permit?: Own }>().not.toExtend<PostingRequest>();
    expectTypeOf<Rest & { kind: 'deposit.credit'; permit: { terms: typeof terms } }>().not.toExtend<PostingRequest>();
    expectTypeOf<Rest & { kind: 'bet.payout' }>().toExtend<PostingRequest>();
    expectTypeOf<{ terms: typeof terms }>().not.toExtend<Own>();
  });

  it('QA-09 MEM-16 is asked for by the ledger of whoever gets past the compiler', () => {
    for (const [permit, said] of [
      [undefined, 'deposit.credit needs a permit'],
      [{ terms }, 'of another world'],
    ]) {
      expect(() => world.ledger.post(Object.assign(posting(), { permit }))).toThrow(`${said}`);
    }
    expect(balance()).toBe(0);
  });
});
