import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditByHand } from '../../guard/credit-by-hand';
import { PlatformFailure } from '../../kernel/failure';
import { moveMember } from '../../people/move-member';
import { joinTree, TreeModel } from '../../people/tree-fixture';
import { createTestWorld } from '../../testing/test-world';
import { roundsRepository } from '../../wagering/rounds.repository';
import type { OpenWorld } from '../../world/open-world';
import { UPLINES_PAY } from './contract-settings';
import { agree, bet, mainOf, termsOf } from './contracts-fixture';

const MEMBERS = 6;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEALTH = 1_000_000_000;

/** The days of a zone six hours behind UTC, the whole year through; weeks from Monday. Written without the code under test. */
function spanOf({ kind, period }: Pick<ContractTerms, 'kind' | 'period'>, at: number): { from: number; to: number } {
  const floor = (length: number, shift = 0) => {
    const from = Math.floor((at - shift) / length) * length + shift;
    return { from, to: from + length };
  };
  if (kind === 'realtime') return floor(HOUR / 12);
  if (kind === 'hourly') return floor(HOUR);
  if (kind === 'daily' || period === 'daily') return floor(DAY, 6 * HOUR);
  // 1970-01-05 was a Monday.
  if (period === 'weekly') return floor(7 * DAY, 4 * DAY + 6 * HOUR);
  const local = new Date(at - 6 * HOUR);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()];
  const day = (month_: number, date: number) => Date.UTC(year, month_, date) + 6 * HOUR;
  if (period === 'monthly') return { from: day(month, 1), to: day(month + 1, 1) };
  return local.getUTCDate() < 16
    ? { from: day(month, 1), to: day(month, 16) }
    : { from: day(month, 16), to: day(month + 1, 1) };
}

interface Played {
  who: number;
  category: 'RNG' | 'LIVE';
  stake: number;
  valid: number;
  payout: number;
  placedAt: number;
  /** When it counts. */
  at: number;
  /** Of a correction: when the bet was settled that it corrects. */
  settledAt: number | null;
}

/** Conditions of all rows, the last that holds; all of the base at its rate, or each row's part at its own. In exact fractions. */
function worth(
  terms: ContractTerms,
  base: bigint,
  reached: { turnover: number; loss: number; active: number },
): bigint {
  const rows = terms.tiers.map((row) => ({
    ...row,
    holds:
      reached.turnover >= row.minTurnover &&
      (row.minNetLoss === 0 || reached.loss >= row.minNetLoss) &&
      reached.active >= row.minActiveMembers,
  }));
  const last = rows.map(({ holds }) => holds).lastIndexOf(true);
  if (last < 0) return 0n;
  if (terms.scale === 'slab') return (base * BigInt(rows[last]?.rateBp ?? 0)) / 10_000n;
  let sum = 0n;
  for (const [index, row] of rows.slice(0, last + 1).entries()) {
    const lower = BigInt(terms.kind === 'dividend' ? row.minNetLoss : row.minTurnover);
    const above = rows[index + 1];
    const upper =
      index < last && above ? BigInt(terms.kind === 'dividend' ? above.minNetLoss : above.minTurnover) : base;
    const part = (upper < base ? upper : base) - lower;
    sum += (part > 0n ? part : 0n) * BigInt(row.rateBp);
  }
  return sum / 10_000n;
}

interface Agreement {
  who: number;
  upline: number | null;
  terms: ContractTerms;
  /** Of the agreement. */
  at: number;
}

/** What everybody is paid gross for every period that is over, from the raw bets. */
function oracle({ agreements, played, tree, world }: Lived) {
  const until = world.clock.now();
  const gross: { who: number; upline: number | null; kind: ContractKind; from: number; minor: bigint }[] = [];
  for (const { who, upline, terms, at } of agreements) {
    let carry = 0n;
    let leftover = 0n;
    for (let span = spanOf(terms, spanOf(terms, at).to); span.to <= until; span = spanOf(terms, span.to)) {
      const counts = played.filter(
        (row) =>
          row.at >= span.from &&
          row.at < span.to &&
          terms.categories.includes(row.category) &&
          ((row.who === who && terms.eligibility.countSelf) || (tree.walk(row.who, row.placedAt) ?? []).includes(who)),
      );
      const isLate = (row: Played) => row.settledAt !== null && row.settledAt < span.from;
      const inTime = counts.filter((row) => !isLate(row));
      const late = counts.filter(isLate);
      const sum = (rows: readonly Played[], pick: (row: Played) => number) =>
        rows.reduce((total, row) => total + pick(row), 0);
      const turnover = sum(inTime, (row) => row.valid);
      const stake = sum(inTime, (row) => row.stake);
      const payout = sum(inTime, (row) => row.payout);
      const active = new Set(
        counts
          .map((row) => row.who)
          .filter(
            (id) =>
              sum(
                inTime.filter((row) => row.who === id),
                (row) => row.valid,
              ) >= Math.max(1, terms.eligibility.activeValidBet),
          ),
      ).size;
      const isDividend = terms.kind === 'dividend';
      if (counts.length === 0 && leftover === 0n) continue;
      const opening = isDividend && terms.carry === 'untilPositive' ? carry : 0n;
      const raw = isDividend
        ? BigInt(stake - payout) - BigInt(sum(late, (row) => row.payout)) + opening
        : BigInt(turnover) + BigInt(sum(late, (row) => row.valid)) + leftover;
      carry = raw < 0n ? raw : 0n;
      leftover = isDividend ? 0n : carry;
      const base = raw > 0n ? raw : 0n;
      const isEligible = active >= terms.eligibility.minActiveMembers && stake >= terms.eligibility.minBetAmount;
      const loss = isDividend ? Number(base) : stake - payout;
      const whole = isEligible ? worth(terms, base, { turnover, loss, active }) : 0n;
      const minor = terms.cap !== null && whole > BigInt(terms.cap) ? BigInt(terms.cap) : whole;
      gross.push({ who, upline, kind: terms.kind, from: span.from, minor });
    }
  }
  return gross;
}

/** What stays with each: their own less what direct downlines have for the same period; below zero only where uplines pay. */
function netOf(gross: ReturnType<typeof oracle>, mayOwe: boolean): Map<number, bigint> {
  const net = new Map<number, bigint>();
  for (const row of gross) {
    const below = gross.filter(
      (other) => other.upline === row.who && other.kind === row.kind && other.from === row.from,
    );
    const left = row.minor - below.reduce((sum, { minor }) => sum + minor, 0n);
    net.set(row.who, (net.get(row.who) ?? 0n) + (mayOwe || left > 0n ? left : 0n));
  }
  return net;
}

const tier = fc.tuple(
  fc.nat({ max: 3_000 }),
  fc.nat({ max: 900 }),
  fc.nat({ max: 2 }),
  fc.integer({ min: 1, max: 500 }),
);
const wanted = fc.record({
  tiers: fc.array(tier, { minLength: 1, maxLength: 3 }),
  scale: fc.constantFrom('slab', 'slice'),
  countSelf: fc.boolean(),
  active: fc.nat({ max: 900 }),
  minActive: fc.nat({ max: 1 }),
  minBet: fc.constantFrom(0, 0, 1_500),
  cap: fc.option(fc.integer({ min: 1, max: 300 }), { freq: 2 }),
  categories: fc.constantFrom(['RNG', 'LIVE'] as const, ['RNG'] as const),
});

/** Rows that rise, from whatever was drawn. */
function rising(tiers: readonly (readonly [number, number, number, number])[]): [number, number, number, number][] {
  let [turnover, loss, active, rate] = [0, 0, 0, 0];
  return tiers.map(([t, l, a, r]) => {
    [turnover, loss, active, rate] = [turnover + t + 1, loss + l, active + a, rate + r];
    return [turnover, loss, active, rate];
  });
}

const amount = fc.integer({ min: 1, max: 90_000 });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      who: fc.nat({ max: MEMBERS - 1 }),
      category: fc.constantFrom('RNG' as const, 'LIVE' as const),
      stake: amount,
      payout: fc.oneof(fc.constant(0), amount),
      ago: fc.nat({ max: 2 * HOUR }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      periods: fc.constantFrom(0, 0.1, 0.4, 0.9, 1, 2.5),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('correct' as const),
      which: fc.nat({ max: 30 }),
      valid: fc.integer({ min: -20_000, max: 0 }),
      payout: fc.integer({ min: -9_000, max: 9_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      who: fc.integer({ min: 4, max: MEMBERS - 1 }),
      to: fc.nat({ max: 3 }),
    }),
  },
);
const story = fc.record({
  uplines: fc.tuple(fc.constant(0), fc.nat({ max: 1 }), fc.nat({ max: 2 }), fc.nat({ max: 3 }), fc.nat({ max: 3 })),
  kind: fc.constantFrom<Pick<ContractTerms, 'kind' | 'period'>[]>(
    { kind: 'daily', period: null },
    { kind: 'hourly', period: null },
    { kind: 'realtime', period: null },
    ...(['daily', 'weekly', 'semimonthly', 'monthly'] as const).map((period) => ({
      kind: 'dividend' as const,
      period,
    })),
  ),
  terms: fc.array(wanted, { minLength: 4, maxLength: 4 }),
  steps: fc.array(step, { minLength: 8, maxLength: 40, size: 'max' }),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

interface Lived {
  /** Of a period, about. */
  lengthMs: number;
  world: OpenWorld;
  ids: string[];
  agreements: Agreement[];
  played: Played[];
  tree: TreeModel;
}

function live({ uplines, kind, terms, steps }: Story, { payer }: { payer: 'house' | 'upline' }): Lived {
  const world = createTestWorld();
  world.settings.set(UPLINES_PAY, true);
  const above = [null, ...uplines];
  const span = spanOf(kind, world.clock.now());
  const lived: Lived = {
    lengthMs: span.to - span.from,
    world,
    ids: joinTree(world, above),
    agreements: [],
    played: [],
    tree: new TreeModel(above),
  };
  const { ids } = lived;
  for (const id of ids)
    creditByHand(world, { key: id, memberId: id, amountMinor: WEALTH, reference: id, at: world.clock.now() });
  // The first four, whom nobody moves.
  for (const [who, each] of terms.entries()) {
    const upline = above[who] ?? null;
    const { countSelf, active, minActive, minBet, cap, categories, scale } = each;
    const given = termsOf(kind.kind, rising(each.tiers), {
      ...{ ...kind, scale, cap, categories: [...categories], payer: upline === null ? 'house' : payer },
      eligibility: { minActiveMembers: minActive, minBetAmount: minBet, activeValidBet: active, countSelf },
    });
    try {
      agree(world, {
        uplineId: upline === null ? null : (ids[upline] ?? ''),
        downlineId: ids[who] ?? '',
        terms: given,
        autoCover: true,
      });
      lived.agreements.push({ who, upline, terms: given, at: world.clock.now() });
    } catch (error) {
      if (!(error instanceof PlatformFailure) || error.code !== 'CONTRACT_TERMS') throw error;
    }
  }
  for (const each of steps) act(lived, each);
  world.clock.advance(2 * lived.lengthMs);
  return lived;
}

const rounds = new WeakMap<Played, string>();

function act(lived: Lived, each: Story['steps'][number]): void {
  const { world, ids, played } = lived;
  const now = world.clock.now();
  if (each.do === 'pass') {
    world.clock.advance(Math.max(1, Math.floor(each.periods * lived.lengthMs)));
    return;
  }
  if (each.do === 'move') {
    const next = lived.tree.after(each.who, each.to, now);
    if (next.hasCircle) return;
    moveMember(world, { memberId: ids[each.who] ?? '', uplineId: ids[each.to] ?? '' });
    lived.tree = next;
    return;
  }
  if (each.do === 'bet') {
    const { who, category, stake, payout, ago } = each;
    const row: Played = { who, category, stake, valid: stake, payout, placedAt: now - ago, at: now, settledAt: null };
    rounds.set(
      row,
      bet(world, ids[who] ?? '', { stakeMinor: stake, payoutMinor: payout, gameType: category, placedAt: now - ago }),
    );
    played.push(row);
    return;
  }
  const bets = played.filter((row) => row.settledAt === null);
  const of = bets[each.which % Math.max(1, bets.length)];
  const roundId = of && rounds.get(of);
  if (!of || roundId === undefined) return;
  const deltas = { payoutDeltaMinor: each.payout, validDeltaMinor: Math.max(each.valid, -of.stake) };
  const memberId = ids[of.who] ?? '';
  world.transaction(() => {
    const row = { roundId, memberId, isTrial: 0 as const, settledAt: of.at, at: now, ...deltas, category: of.category };
    roundsRepository(world).insertCorrection.run(row);
    world.tell('bet.corrected', {
      memberId,
      roundId,
      gameType: of.category,
      ...deltas,
      placedAt: of.placedAt,
      at: now,
    });
  });
  played.push({ ...of, stake: 0, valid: deltas.validDeltaMinor, payout: each.payout, at: now, settledAt: of.at });
}

const earned = ({ world, ids }: Lived): number[] => ids.map((id) => mainOf(world, id) - WEALTH);
const expectedOf = (lived: Lived, mayOwe: boolean): number[] => {
  const { ids } = lived;
  const net = netOf(oracle(lived), mayOwe);
  return ids.map((_, who) => Number(net.get(who) ?? 0n));
};

describe('any settlement', () => {
  it('CON-04 CON-08 R5 the house pays to the centavo what raw bets, corrections and moves come to by the terms', () => {
    fc.assert(
      fc.property(story, (told) => {
        const lived = live(told, { payer: 'house' });
        expect(earned(lived)).toEqual(expectedOf(lived, false));
        expect(lived.world.ledger.houseBalance('house.agents')).toBe(
          0 - earned(lived).reduce((sum, each) => sum + each, 0),
        );
        const contractFindings = lived.world.ledger
          .audit()
          .findings.filter((line) => /bill|escrow|contract/.test(line));
        expect(contractFindings).toEqual([]);
        lived.world.close();
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it('CON-04 CON-08 R5 uplines with means pay their downlines to the centavo, and no escrow keeps any of it', () => {
    fc.assert(
      fc.property(story, (told) => {
        const lived = live(told, { payer: 'upline' });
        expect(earned(lived)).toEqual(expectedOf(lived, true));
        expect(lived.ids.map((id) => lived.world.ledger.balance(id, 'agent.escrow'))).toEqual(lived.ids.map(() => 0));
        lived.world.close();
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});
