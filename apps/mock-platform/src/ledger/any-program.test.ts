import {
  LEDGER_ACCOUNTS,
  type LedgerAccountKind,
  POSTING_KIND_NAMES,
  POSTING_KINDS,
  type PostingKind,
} from '@tonalli/contracts/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postAllPermitted, postPermitted, type Unpermitted } from '../testing/permitted';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';
import type { OwnedAccountKind, PostingReceipt } from './ledger';

/** One grant of bonus money is enough: whose it is, no account says. */
const GRANT = 'grant';

/** Whoever could own a side; which of them do is the kind's. */
interface Step {
  kind: PostingKind;
  key: string;
  giver: string;
  taker: string;
  vendor: string;
  roundId: string;
  amountMinor: number;
  reference: string;
  at: number;
}

const accountOf = (kind: LedgerAccountKind, memberId: string, { vendor, roundId }: Step): string => {
  const { owner } = LEDGER_ACCOUNTS[kind];
  return {
    house: `/${kind}/`,
    member: `${memberId}/${kind}/`,
    vendor: `${memberId}/${kind}/${vendor}`,
    grant: `${GRANT}/${kind}/`,
    round: `${roundId}/${kind}/`,
  }[owner];
};

/** Two main accounts are those of two members, any other pair is of one. */
const sidesOf = (step: Step): [from: string, to: string] => {
  const { from, to } = POSTING_KINDS[step.kind];
  const taker = from === 'member.main' && to === 'member.main' ? step.taker : step.giver;
  return [accountOf(from, step.giver, step), accountOf(to, taker, step)];
};

function requestOf(step: Step): Unpermitted {
  const { kind, giver, taker, vendor, roundId, ...common } = step;
  const { from, to } = POSTING_KINDS[kind];
  const kinds: LedgerAccountKind[] = [from, to];
  const owners = new Set(kinds.map((account) => LEDGER_ACCOUNTS[account].owner));
  const names = {
    ...((owners.has('member') || owners.has('vendor') || owners.has('grant')) && { memberId: giver }),
    ...(owners.has('vendor') && { vendor }),
    ...(owners.has('grant') && { grantId: GRANT }),
    ...(owners.has('round') && { roundId }),
  };
  const named = from === 'member.main' && to === 'member.main' ? { fromMemberId: giver, toMemberId: taker } : names;
  // What its kind asks for is what was just named; the type of a kind that is drawn cannot know it.
  return { ...common, kind, ...named } as Unpermitted;
}

/** What each account held after each of its movements, and the first body of each key: the whole ledger in a few lines. */
class Model {
  readonly entries = new Map<string, { key: string; amountMinor: number; balanceMinor: number }[]>();
  readonly bodies = new Map<string, { body: string; shown: number }>();

  copy(): Model {
    const copy = new Model();
    for (const [account, entries] of this.entries) copy.entries.set(account, [...entries]);
    for (const [key, body] of this.bodies) copy.bodies.set(key, body);
    return copy;
  }

  balanceOf = (account: string): number => this.entries.get(account)?.at(-1)?.balanceMinor ?? 0;

  post(step: Step): string {
    const { kind, key, amountMinor, reference } = step;
    const [from, to] = sidesOf(step);
    const body = JSON.stringify([kind, from, to, amountMinor, reference]);
    const first = this.bodies.get(key);
    if (from === to) return 'Error: transfer.member needs two members';
    if (first) return first.body === body ? `repeated ${first.shown}` : 'IDEMPOTENCY_KEY_REUSED';
    if (this.balanceOf(from) < amountMinor && !LEDGER_ACCOUNTS[POSTING_KINDS[kind].from].mayGoNegative) {
      return 'INSUFFICIENT_FUNDS';
    }
    this.move(from, key, -amountMinor);
    this.move(to, key, amountMinor);
    const shown = this.balanceOf(shownOf(kind) === 'from' ? from : to);
    this.bodies.set(key, { body, shown });
    return `booked ${shown}`;
  }

  private move(account: string, key: string, amountMinor: number): void {
    const balanceMinor = this.balanceOf(account) + amountMinor;
    this.entries.set(account, [...(this.entries.get(account) ?? []), { key, amountMinor, balanceMinor }]);
  }
}

/** Main accounts come first, then members' others, then the house's; of two that are alike the main one gives, the house's receives. */
const RANK: Record<string, number> = { 'member.main': 0, 'member.trial': 1, 'member.vendor': 1, 'member.bonus': 1 };
const shownOf = (kind: PostingKind): 'from' | 'to' => {
  const [from, to] = [RANK[POSTING_KINDS[kind].from] ?? 2, RANK[POSTING_KINDS[kind].to] ?? 2];
  if (from === to) return from === 0 ? 'from' : 'to';
  return from < to ? 'from' : 'to';
};

type Receipt = Pick<PostingReceipt, 'repeated' | 'balanceAfterMinor'>;

const outcome = (run: () => Receipt): string => outcomes(() => [run()])[0] ?? '';

function outcomes(run: () => readonly Receipt[]): string[] {
  try {
    return run().map(({ repeated, balanceAfterMinor }) => `${repeated ? 'repeated' : 'booked'} ${balanceAfterMinor}`);
  } catch (error) {
    return [error instanceof Error && 'code' in error ? String(error.code) : String(error)];
  }
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    // A pool, rebates and agents' pay are held against books of their own.
    fc.constantFrom<PostingKind>(...POSTING_KIND_NAMES.filter((kind) => !/^(jackpot|rebate|agent)\./.test(kind))),
    // Often enough that members have something to give, and that it comes back.
    fc.constantFrom<PostingKind>('deposit.credit', 'transfer.member', 'round.escrow', 'round.release', 'bet.stake'),
  ),
  key: fc.integer({ min: 1, max: 30 }).map((number) => `k${number}`),
  giver: fc.constantFrom('M1', 'M2', 'M3'),
  taker: fc.constantFrom('M1', 'M2', 'M3'),
  vendor: fc.constantFrom('SLR', 'BRJ'),
  roundId: fc.constantFrom('R1', 'R2'),
  amountMinor: fc.integer({ min: 1, max: 60 }),
  reference: fc.constantFrom('a', 'b'),
  at: fc.integer({ min: 0, max: 9 }),
});
const again = fc.record({ nth: fc.nat({ max: 20 }) });
/** Steps, some of them told once more word for word. */
const programs = fc
  .array(fc.oneof({ weight: 4, arbitrary: step }, { weight: 1, arbitrary: again }), { maxLength: 50, size: 'max' })
  .map((parts) => {
    const steps: Step[] = [];
    for (const part of parts) {
      const told = 'nth' in part ? steps[part.nth] : part;
      if (told) steps.push(told);
    }
    return steps;
  });

describe('any program of postings', () => {
  it('QA-09 does what the model does, one after another', () => {
    fc.assert(
      fc.property(programs, (program) => {
        const fresh = createTestWorld();
        const model = new Model();
        for (const each of program) expect(outcome(() => postPermitted(fresh, requestOf(each)))).toBe(model.post(each));
        assertSame(fresh, model);
        fresh.close();
      }),
      { numRuns: 60 },
    );
  });

  it('QA-09 does what the model does one after another when some are booked together, all of them or none', () => {
    fc.assert(
      fc.property(programs, fc.integer({ min: 2, max: 12 }), (program, most) => {
        const fresh = createTestWorld();
        let model = new Model();
        for (let at = 0; at < program.length; ) {
          const together = program.slice(at, at + most);
          at += together.length;
          const after = model.copy();
          const expected = together.map((each) => after.post(each));
          const refused = expected.find((said) => !booked(said));
          const found = outcomes(() => postAllPermitted(fresh, together.map(requestOf)));
          expect(found).toEqual(refused === undefined ? expected : [refused]);
          if (refused === undefined) model = after;
        }
        assertSame(fresh, model);
        fresh.close();
      }),
      { numRuns: 40 },
    );
  });

  it('QA-09 does what the model does when everything arrives at once, in one group commit', async () => {
    await fc.assert(
      fc.asyncProperty(programs, async (program) => {
        const fresh = createTestWorld();
        const model = new Model();
        const calls = program.map((each) => fresh.commit(() => postPermitted(fresh, requestOf(each))));
        const results = await Promise.allSettled(calls);
        const outcomes = results.map((result) => outcome(() => settled(result)));
        expect(outcomes).toEqual(program.map((each) => model.post(each)));
        assertSame(fresh, model);
        fresh.close();
      }),
      { numRuns: 40 },
    );
  });
});

const booked = (said: string) => /^(booked|repeated) /.test(said);

function settled<T>(result: PromiseSettledResult<T>): T {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Every account with all its entries and what it holds, those of the house too. */
function assertSame(world: OpenWorld, model: Model): void {
  expect(world.ledger.audit().findings).toEqual([]);
  const kept = world.sqlite
    .prepare<[], { account: string; key: string; amountMinor: number; balanceMinor: number }>(
      `SELECT a.owner_id || '/' || a.kind || '/' || a.vendor account, p.key, e.amount_minor amountMinor, e.balance_after_minor balanceMinor
         FROM entries e JOIN postings p ON p.id = e.posting_id JOIN accounts a ON a.id = e.account_id ORDER BY e.id`,
    )
    .all();
  const byAccount = Object.groupBy(kept, ({ account }) => account);
  expect(Object.keys(byAccount).sort()).toEqual([...model.entries.keys()].sort());
  for (const [account, entries] of model.entries) {
    expect(byAccount[account]?.map(({ account: _, ...entry }) => entry)).toEqual(entries);
    const [ownerId = '', kind, vendor] = account.split('/');
    const owned = OWNED.find((each) => each === kind);
    if (owned) expect(world.ledger.balance(ownerId, owned, vendor)).toBe(model.balanceOf(account));
  }
}

const OWNED: readonly OwnedAccountKind[] = ['member.main', 'member.trial', 'member.vendor', 'round.held'];
