import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditByHand } from '../guard/credit-by-hand';
import { createMember } from '../people/create-member';
import { flowsByDay, flowsInSlots } from '../rollups/cash';
import { validBetMinor, validBetsByDay } from '../rollups/play';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';
import { keepBet } from './bets';
import { playedByGameType } from './played';
import { cancelBet, correctBet, placeBet } from './testing/summary-bets';

const MINUTE_MS = 60_000;
const SLOT_MS = 5 * MINUTE_MS;
const DAY_MS = 1_440 * MINUTE_MS;
/** Some days around one on which clocks were changed in Mexico, and some with nothing of the kind. */
const FIRST_MS = [Date.UTC(2022, 3, 1), Date.UTC(2022, 9, 28), Date.UTC(2026, 0, 10)] as const;
const SPAN_DAYS = 6;
const MEMBERS = 6;

/** Minutes and single milliseconds: much falls on and around the ends of slots and days. */
const offset = fc
  .record({ minute: fc.nat({ max: SPAN_DAYS * 1_440 }), ms: fc.constantFrom(0, 0, 1, -1, 299_999) })
  .map(({ minute, ms }) => Math.max(0, minute * MINUTE_MS + ms));
const who = fc.nat({ max: MEMBERS - 1 });
const gameType = fc.constantFrom('RNG', 'LIVE', 'SPORTS');
const event = fc.record({
  what: fc.constantFrom('settled', 'settled', 'settled', 'late', 'open', 'cancelled', 'corrected', 'trial', 'undone'),
  who,
  gameType,
  stakeMinor: fc.integer({ min: 1, max: 50_000 }),
  payoutMinor: fc.nat({ max: 90_000 }),
  at: offset,
  /** Most happens around the ends of what is asked for. */
  near: fc.constantFrom('anywhere', 'from', 'to'),
  by: fc.integer({ min: -2 * SLOT_MS, max: 2 * SLOT_MS }),
  later: fc.integer({ min: 1, max: 3 * DAY_MS }),
  /** What it pays instead. */
  insteadMinor: fc.nat({ max: 90_000 }),
});
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;
/** The upline of each member but the first: one of those before. */
const tree = fc.tuple(...Array.from({ length: MEMBERS - 1 }, (_, index) => fc.nat({ max: index })));
const story = fc.record({
  first: fc.constantFrom(...FIRST_MS),
  tree,
  events: fc.array(event, { minLength: 1, maxLength: 40, size: 'max' }),
  from: offset,
  length: fc.oneof(offset, fc.nat({ max: 10 * MINUTE_MS })),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

function atOf({ first, from, length }: Story, { at, near, by }: Event): number {
  if (near === 'anywhere') return first + at;
  return first + (near === 'from' ? from : from + length) + by;
}

const DEPOSIT_MINOR = 10_000_000;
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });

function live(world: OpenWorld, told: Story): string[] {
  const { first, tree: uplines, events } = told;
  const ids: string[] = [];
  for (let number = 0; number < MEMBERS; number += 1) {
    const uplineId = number === 0 ? undefined : ids[uplines[number - 1] ?? 0];
    const member = createMember(world, { username: `m${number}`, passwordHash: null, type: 1, uplineId, createdAt: 0 });
    ids.push(member.id);
    const deposit = { amountMinor: DEPOSIT_MINOR, memberId: member.id, reference: 'd' };
    creditByHand(world, { ...deposit, key: `d${number}`, at: first - DAY_MS });
  }
  world.clock.set(first);
  for (const [index, one] of events.entries()) act(world, ids[one.who] ?? '', { ...one, index, at: atOf(told, one) });
  return ids;
}

function act(world: OpenWorld, memberId: string, { what, index, ...one }: Event & { index: number }): void {
  const { gameType: category, stakeMinor, payoutMinor, insteadMinor, at, later } = one;
  const game = { nodeId: '010001', vassalage: 'OMT', gameType: category, detail: { k: 'summary' } } as const;
  const bet = { ...game, roundId: `r${index}`, memberId, stakeMinor, at };
  if (what === 'settled') keepBet(world, { ...bet, payoutMinor, isTrial: false });
  if (what === 'late') keepBet(world, { ...bet, payoutMinor, isTrial: false, settledAt: at + later });
  if (what === 'trial') keepBet(world, { ...bet, payoutMinor, isTrial: true });
  if (what === 'open') placeBet(world, bet);
  if (what === 'corrected') {
    placeBet(world, bet, payoutMinor);
    world.clock.set(at + later);
    correctBet(world, bet, insteadMinor);
  }
  if (what === 'cancelled') cancelBet(world, placeBet(world, bet));
  if (what !== 'undone') return;
  const undone = () =>
    world.transaction(() => {
      keepBet(world, { ...bet, payoutMinor, isTrial: false });
      throw new Error('undone');
    });
  expect(undone).toThrow('undone');
}

interface Counted {
  who: number;
  gameType: Event['gameType'];
  stakeMinor: number;
  payoutMinor: number;
  /** When it counts. */
  at: number;
  isOpen: boolean;
  /** 0 for what a correction changes. */
  bets: number;
}

/** What counts of the events, by the words of the reports: real bets, by their end or, while open, by their placing. */
function countedOf(told: Story): Counted[] {
  return told.events.flatMap((event): Counted[] => {
    const { what, later, payoutMinor, insteadMinor, ...one } = event;
    const at = atOf(told, event);
    const bet = { ...one, payoutMinor, at, isOpen: false, bets: 1 };
    if (what === 'settled') return [bet];
    if (what === 'late') return [{ ...bet, at: at + later }];
    if (what === 'open') return [{ ...bet, payoutMinor: 0, isOpen: true }];
    const change = { stakeMinor: 0, payoutMinor: insteadMinor - payoutMinor, bets: 0 };
    if (what === 'corrected') return [bet, { ...bet, ...change, at: at + later }];
    return [];
  });
}

const sum = <T>(list: readonly T[], of: (each: T) => number): number =>
  list.reduce((total, each) => total + of(each), 0);

/** Who the checks are of, and what they should find. */
interface Lived {
  world: OpenWorld;
  ids: readonly string[];
  told: Story;
}

const spanOf = ({ first, from, length }: Story) => ({ from: first + from, to: first + from + length });

function checkCategories({ world, ids, told }: Lived): void {
  const span = spanOf(told);
  for (const [member, memberId] of ids.entries()) {
    const own = countedOf(told).filter((bet) => bet.who === member && bet.at >= span.from && bet.at < span.to);
    const expected = [...new Set(own.map((bet) => bet.gameType))].map((category) => {
      const bets = own.filter((bet) => bet.gameType === category);
      const stakeMinor = sum(bets, (bet) => bet.stakeMinor);
      return {
        gameType: category,
        bets: sum(bets, (bet) => bet.bets),
        stakeMinor,
        payoutMinor: sum(bets, (bet) => bet.payoutMinor),
      };
    });
    const played = playedByGameType(world, memberId, span);
    expect(played).toHaveLength(expected.length);
    expect(played).toEqual(expect.arrayContaining(expected));
    const stakes = expected.map((each) => each.stakeMinor).sort((a, b) => b - a);
    expect(played.map((each) => each.stakeMinor)).toEqual(stakes);
  }
}

function checkValidBets({ world, ids, told }: Lived): void {
  for (const [member, memberId] of ids.entries()) {
    const own = countedOf(told).filter((bet) => bet.who === member && !bet.isOpen);
    expect(validBetMinor(world, memberId)).toBe(sum(own, (bet) => bet.stakeMinor));
    const byDay = new Map<string, number>();
    for (const bet of own) byDay.set(day.format(bet.at), (byDay.get(day.format(bet.at)) ?? 0) + bet.stakeMinor);
    const days = validBetsByDay(world, memberId, { from: 0, to: Number.MAX_SAFE_INTEGER });
    expect(days.map(({ from, to, validMinor }) => [day.format(from), day.format(to - 1), validMinor])).toEqual(
      [...byDay].sort().map(([name, minor]) => [name, name, minor]),
    );
  }
}

/** Bets that are open, were called off or corrected have moved money; those that were settled once were booked by nobody here. */
function checkFlows({ world, ids, told }: Lived): void {
  const span = { from: told.first - 2 * DAY_MS, to: told.first + 60 * DAY_MS };
  for (const [member, memberId] of ids.entries()) {
    const moved = told.events.filter((one) => one.who === member && /open|cancelled|corrected/.test(one.what));
    const outMinor = sum(moved, (one) => one.stakeMinor);
    const cancelled = moved.filter((one) => one.what === 'cancelled');
    const corrected = moved.filter((one) => one.what === 'corrected');
    const paidMinor = sum(corrected, (one) => one.payoutMinor);
    const inMinor = sum(cancelled, (one) => one.stakeMinor) + paidMinor + sum(corrected, (one) => one.insteadMinor);
    const days = flowsByDay(world, memberId, span);
    const of = (category: string) => days.filter((each) => each.category === category);
    expect(sum(of('deposit'), (each) => each.inMinor)).toBe(DEPOSIT_MINOR);
    expect(sum(of('bet'), (each) => each.inMinor)).toBe(inMinor);
    expect(sum(of('bet'), (each) => each.outMinor)).toBe(outMinor);
    expect(sum(of('reversal'), (each) => each.outMinor)).toBe(paidMinor);
    const { flows, rest } = flowsInSlots(world, { memberId, categories: ['bet'], span });
    expect([sum(flows, (each) => each.outMinor), rest]).toEqual([outMinor, []]);
  }
}

describe('reports from rollups', () => {
  it('MEM-08 MEM-09 MEM-10 MEM-12 PTS-04 QA-09 are what the bets come to, of any tree and for any span', () => {
    fc.assert(
      fc.property(story, (told) => {
        const world = createTestWorld();
        const lived = { world, ids: live(world, told), told };
        for (const check of [checkCategories, checkValidBets, checkFlows]) check(lived);
        expect(world.ledger.audit().findings).toEqual([]);
        world.close();
      }),
      { numRuns: 60 },
    );
  });
});

describe('the audit of rollups', () => {
  const tampered = (statement: string): string[] => {
    const world = createTestWorld();
    const game = { nodeId: '010001', vassalage: 'OMT', gameType: 'RNG', detail: { k: 'summary' } } as const;
    const deposit = { key: 'd', memberId: 'M1', amountMinor: 900, reference: 'd' };
    creditByHand(world, { ...deposit, at: Date.UTC(2026, 0, 15) });
    const bet = { ...game, roundId: 'r', memberId: 'M1', stakeMinor: 500, payoutMinor: 20, isTrial: false };
    keepBet(world, { ...bet, at: Date.UTC(2026, 0, 15) });
    expect(world.ledger.audit().findings).toEqual([]);
    world.sqlite.exec(statement);
    const { findings } = world.ledger.audit();
    world.close();
    return findings;
  };

  it.each([
    [
      'UPDATE play_slots SET stake_minor = 501',
      'bets of M1 (RNG) in the slot 1768435200000 are 501 500 20 1, not 500 500 20 1',
    ],
    [
      'UPDATE play_days SET payout_minor = 0',
      'bets of M1 (RNG) in the day 1768370400000 are 500 500 0 1, not 500 500 20 1',
    ],
    ['DELETE FROM play_slots', 'bets of M1 (RNG) in the slot 1768435200000 are 0 0 0 0, not 500 500 20 1'],
    ['UPDATE play_totals SET valid_minor = 1', 'bets of M1 over all time are 500 1 20 0 0 1, not 500 500 20 0 0 1'],
    ['UPDATE cash_days SET in_minor = 1', 'movements of M1 (deposit) in the day 1768370400000 are 1 0 1, not 900 0 1'],
    [
      "UPDATE cash_slots SET category = 'fee'",
      'movements of M1 (fee) in the slot 1768435200000 are 900 0 1, not 0 0 0',
    ],
    ['UPDATE bets SET stake_minor = 1', 'bets of M1 (RNG) in the slot 1768435200000 are 500 500 20 1, not 1 1 20 1'],
  ])('QA-09 finds %s', (statement, finding) => {
    expect(tampered(statement).join('\n')).toContain(finding);
  });
});
