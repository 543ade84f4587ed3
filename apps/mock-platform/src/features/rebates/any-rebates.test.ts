import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditByHand } from '../../guard/credit-by-hand';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import { moveMember } from '../../people/move-member';
import { setRate } from '../../people/rates';
import { joinTree, TreeModel } from '../../people/tree-fixture';
import { SLOT_MS } from '../../rollups/time-parts';
import { TEST_TIME_MS as START } from '../../testing/test-time';
import { createTestWorld } from '../../testing/test-world';
import { contextOf } from '../../testing/verb-context';
import { keepBet } from '../../wagering/bets';
import { createRunner } from '../../wagering/runner';
import { voided } from '../../wagering/settlement';
import { SUMMARY_LINE, summary } from '../../wagering/summary';
import { placeBet } from '../../wagering/testing/summary-bets';
import type { OpenWorld } from '../../world/open-world';
import { accruedOf } from './agent-rebates';
import { fetchManualRebate, manualRebate } from './claim-rebate';
import { type Given, givenBy, type RawBet, type RawRate } from './rebate-oracle-fixture';

const GAME = { nodeId: '010001', vassalage: 'OMT' } as const;
const DAY_MS = 86_400_000;
const MEMBERS = 6;
const CATEGORIES = ['RNG', 'LIVE'] as const;
const runner = createRunner({ games: [summary] });

const who = fc.nat({ max: MEMBERS - 1 });
const category = fc.constantFrom(...CATEGORIES);
const passes = fc.oneof(fc.integer({ min: 1, max: 90_000 }), fc.constant(SLOT_MS), fc.constant(DAY_MS / 2));
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constant('bet' as const),
      who,
      category,
      minor: fc.integer({ min: 1, max: 40_000 }),
      passes,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ what: fc.constant('late' as const), who, category, minor: fc.integer({ min: 1, max: 40_000 }), passes },
      /** Between placing and settlement, and for how long it was settled already. */
      open: fc.constantFrom(1, SLOT_MS, DAY_MS),
      ago: fc.constantFrom(0, 0, SLOT_MS, DAY_MS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('void' as const), which: fc.nat({ max: 99 }), passes }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('rate' as const),
      who: fc.option(who, { freq: 8 }),
      category,
      tenths: fc.nat({ max: 20 }),
      passes,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('move' as const), who, to: fc.option(who, { freq: 6 }), passes }),
  },
);
const story = fc.record({
  uplines: fc
    .tuple(...Array.from({ length: MEMBERS - 1 }, (_, index) => fc.option(fc.nat({ max: index }), { freq: 6 })))
    .map((uplines) => [null, ...uplines]),
  /** What each begins with, of what stands right above: so that most of a tree has rates, and none is above its upline's. */
  shares: fc.array(fc.record({ category, ofTen: fc.nat({ max: 10 }) }), { minLength: MEMBERS, maxLength: MEMBERS }),
  steps: fc.array(step, { minLength: 6, maxLength: 40, size: 'max' }),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;
type Step = Story['steps'][number];

interface Told {
  world: OpenWorld;
  ids: readonly string[];
  tree: TreeModel;
  rates: RawRate[];
  bets: RawBet[];
  voidable: (RawBet & { roundId: string })[];
}

const allowed = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof PlatformFailure) return false;
    throw error;
  }
};

function rate(told: Told, of: { who: number | null; category: (typeof CATEGORIES)[number]; tenths: number }): void {
  const { world, ids, rates } = told;
  const set = { category: of.category, rateBp: of.tenths * 10, from: world.clock.now() };
  const memberId = of.who === null ? null : (ids[of.who] ?? '');
  if (allowed(() => setRate(world, { memberId, ...set, setBy: 'test' })))
    rates.push({ who: of.who, category: of.category, bp: set.rateBp, from: set.from });
}

function move(told: Told, { who: moved, to }: { who: number; to: number | null }): void {
  const from = told.world.clock.now();
  const next = told.tree.after(moved, to, from);
  if (next.hasCircle) return;
  const uplineId = to === null ? null : (told.ids[to] ?? '');
  if (allowed(() => moveMember(told.world, { memberId: told.ids[moved] ?? '', uplineId }))) told.tree = next;
}

function bet(
  told: Told,
  { who: member, category: gameType, minor }: { who: number; category: (typeof CATEGORIES)[number]; minor: number },
) {
  const at = told.world.clock.now();
  const roundId = `R${told.bets.length}`;
  const memberId = told.ids[member] ?? '';
  placeBet(told.world, { ...GAME, roundId, memberId, gameType, stakeMinor: minor, at }, 0);
  const raw = { who: member, category: gameType, valid: minor, placedAt: at, settledAt: at };
  told.bets.push(raw);
  told.voidable.push({ ...raw, roundId });
}

function act(told: Told, one: Step): void {
  const { world, ids } = told;
  if (one.what === 'rate') rate(told, one);
  else if (one.what === 'move') move(told, one);
  else if (one.what === 'bet') bet(told, one);
  else if (one.what === 'late') {
    const settledAt = world.clock.now() - one.ago;
    const raw = { who: one.who, category: one.category, valid: one.minor, placedAt: settledAt - one.open, settledAt };
    const kept = { ...GAME, roundId: `L${told.bets.length}`, gameType: one.category, detail: { k: 'summary' } };
    const amounts = { stakeMinor: one.minor, payoutMinor: 0, isTrial: false };
    world.transaction(() =>
      keepBet(world, { ...kept, ...amounts, memberId: ids[one.who] ?? '', at: raw.placedAt, settledAt }),
    );
    told.bets.push(raw);
  } else {
    const [taken] = told.voidable.splice(one.which % Math.max(1, told.voidable.length), 1);
    if (!taken) return;
    runner.correct(world, { roundId: taken.roundId, results: [voided(SUMMARY_LINE, taken.valid)] });
    told.bets.push({ ...taken, valid: -taken.valid, settledAt: world.clock.now() });
  }
  world.clock.set(world.clock.now() + one.passes);
}

/** From the tops down. */
function begin(told: Told, { uplines, shares }: Story): void {
  const tenths = shares.map(() => 0);
  for (const [member, { category: rated, ofTen }] of shares.entries()) {
    const upline = uplines[member] ?? null;
    const above = upline === null ? 20 : (tenths[upline] ?? 0);
    const own = Math.floor((above * ofTen) / 10);
    rate(told, { who: member, category: rated, tenths: own });
    if (shares[upline ?? member]?.category === rated) tenths[member] = own;
  }
}

function live(given: Story): Told {
  const { uplines, steps } = given;
  const world = createTestWorld();
  const told: Told = {
    ...{ world, ids: joinTree(world, uplines), tree: new TreeModel(uplines) },
    ...{ rates: [], bets: [], voidable: [] },
  };
  for (const [number, memberId] of told.ids.entries())
    creditByHand(world, { key: `g${number}`, memberId, amountMinor: 50_000_000, reference: 'g', at: START });
  begin(told, given);
  world.clock.set(START + SLOT_MS);
  for (const one of steps) act(told, one);
  return told;
}

const paidTo = ({ world, ids }: Told, agent: number): bigint =>
  BigInt(
    world.sqlite
      .prepare<[string, string], number>(
        `SELECT coalesce(sum(iif(kind = 'agent.rebate', amount_minor, -amount_minor)), 0) FROM postings
         WHERE (kind = 'agent.rebate' AND to_owner = ?) OR (kind = 'agent.clawback' AND from_owner = ?)`,
      )
      .pluck()
      .get(ids[agent] ?? '', ids[agent] ?? '') ?? 0,
  );

const agentsOf = (told: Told, given: Given): bigint[] => told.ids.map((_, agent) => given.agents.get(agent) ?? 0n);

/** What is shown between bookings: all that the bets give, less what was booked of the slots that are over. */
function checkLive(told: Told): void {
  const { world, tree, rates, bets, ids } = told;
  const end = world.clock.now() - (world.clock.now() % SLOT_MS);
  const booked = givenBy(
    tree,
    rates,
    bets.filter(({ settledAt }) => settledAt < end),
  );
  const all = givenBy(tree, rates, bets);
  const shown = ids.map((id) =>
    accruedOf(world, id).categories.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n),
  );
  expect(shown).toEqual(ids.map((_, agent) => (all.agents.get(agent) ?? 0n) - (booked.agents.get(agent) ?? 0n)));
  expect(ids.map((_, agent) => paidTo(told, agent))).toEqual(agentsOf(told, booked));
}

/** Everybody claims all that there is; a second time there is nothing. Returns what was paid. */
function claimAll(told: Told, given: Given): bigint {
  let paid = 0n;
  for (const [number, id] of told.ids.entries()) {
    const member = findMember(told.world, id);
    if (!member) throw new Error(`nobody is ${id}`);
    const ctx = contextOf<'required'>(told.world, { ...member, tokenId: 't' });
    const due = CATEGORIES.map((each) => [each, given.own.get(`${number} ${each}`) ?? 0n] as const).filter(
      ([, amount]) => amount > 0n,
    );
    const claim = () => manualRebate({ ctx, input: {} });
    if (due.length > 0) {
      const { claims, amount } = claim() as Awaited<ReturnType<typeof claim>>;
      expect(new Map(claims.map((one) => [one.gameType, BigInt(one.amount)]))).toEqual(new Map(due));
      paid += BigInt(amount);
    }
    expect(claim).toThrow(expect.objectContaining({ code: 'REBATE_NOT_AVAILABLE' }));
    const shown = fetchManualRebate({ ctx, input: {} }) as Awaited<ReturnType<typeof fetchManualRebate>>;
    expect(shown.list.every(({ amount }) => amount === 0)).toBe(true);
  }
  return paid;
}

describe('rebates of any tree', () => {
  it('AG-09 MEM-10 give to each just the difference, and together what the rate of the top comes to, through moves, rates, late bets and corrections', () => {
    fc.assert(
      fc.property(story, (given) => {
        const told = live(given);
        const { world, tree, rates, bets } = told;
        checkLive(told);
        expect(world.ledger.audit().findings).toEqual([]);
        world.clock.set(world.clock.now() + DAY_MS);
        const due = givenBy(tree, rates, bets);
        expect(told.ids.map((_, agent) => paidTo(told, agent))).toEqual(agentsOf(told, due));
        const own = claimAll(told, due);
        const unclaimed = [...due.own.values()].filter((minor) => minor < 0n).reduce((sum, minor) => sum + minor, 0n);
        const toAgents = agentsOf(told, due).reduce((sum, minor) => sum + minor, 0n);
        expect(own + unclaimed + toAgents).toBe(due.total);
        const isCorrected = bets.some(({ valid }) => valid < 0);
        const taken = world.sqlite.prepare("SELECT count(*) FROM postings WHERE kind = 'agent.clawback'").pluck().get();
        if (!isCorrected) expect(taken).toBe(0);
        expect(world.clock.failed()).toEqual([]);
        expect(world.ledger.audit().findings).toEqual([]);
        world.close();
      }),
      { numRuns: 12 },
    );
  });
});
