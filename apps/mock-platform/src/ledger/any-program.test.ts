import {
  LEDGER_ACCOUNTS,
  type LedgerAccountKind,
  POSTING_KIND_NAMES,
  POSTING_KINDS,
  type PostingKind,
} from '@tonalli/contracts/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';
import type { PostingRequest } from './ledger';

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
