import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditByHand } from '../guard/credit-by-hand';
import { moveMember } from '../people/move-member';
import { joinTree, TreeModel } from '../people/tree-fixture';
import { TEST_TIME_MS as START } from '../testing/test-time';
import { createTestWorld } from '../testing/test-world';
import { keepBet } from '../wagering/bets';
import type { OpenWorld } from '../world/open-world';
import { activeBelow, activeByDay, teamDaysOf } from './team-figures';
import { peopleBelow } from './team-people';
import { SLOT_MS } from './time-parts';

const GAME = { nodeId: '010001', vassalage: 'OMT', isTrial: false, detail: { k: 'summary' } } as const;
const DAY_MS = 86_400_000;
const MEMBERS = 6;
const who = fc.nat({ max: MEMBERS - 1 });
const passes = fc.oneof(
  fc.integer({ min: 1, max: 40 }),
  fc.constant(SLOT_MS),
  fc.constant(DAY_MS),
  // Past the longest range, so that somebody begins anew.
  fc.constant(95 * DAY_MS),
);
const move = fc.record({
  what: fc.constant('move'),
  who,
  to: fc.option(who, { freq: 6 }),
  ahead: fc.nat({ max: 90 }),
  passes,
});
const act = fc.record({
  what: fc.constantFrom('bet', 'bet', 'bet', 'deposit'),
  who,
  category: fc.constantFrom('RNG', 'LIVE'),
  minor: fc.integer({ min: 1, max: 900 }),
  /** Booked into a slot that was carried long since. */
  ago: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.constantFrom(SLOT_MS, DAY_MS, 3 * DAY_MS, 94 * DAY_MS)),
  passes,
});
const back = fc.record({ what: fc.constant('back'), by: fc.constantFrom(SLOT_MS, 2 * DAY_MS) });
const story = fc.record({
  uplines: fc
    .tuple(...Array.from({ length: MEMBERS - 1 }, (_, index) => fc.option(fc.nat({ max: index }), { freq: 6 })))
    .map((uplines) => [null, ...uplines]),
  steps: fc.array(fc.oneof({ weight: 6, arbitrary: act }, { weight: 2, arbitrary: move }, back), {
    minLength: 4,
    maxLength: 40,
    size: 'max',
  }),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

interface Done {
  who: number;
  what: 'bet' | 'deposit';
  category: string;
  minor: number;
  at: number;
}

interface Told {
  world: OpenWorld;
  ids: readonly string[];
  model: TreeModel;
  done: Done[];
}

function live({ uplines, steps }: Story): Told {
  const world = createTestWorld();
  const told: Told = { world, ids: joinTree(world, uplines), model: new TreeModel(uplines), done: [] };
  for (const step of steps) {
    if (step.what === 'back') {
      // Moves that are planned or made then stand in the way of nothing: only money is booked before them.
      world.clock.set(Math.max(START, ...told.model.moments, world.clock.now() - step.by));
    } else if ('to' in step) {
      world.clock.set(world.clock.now() + step.passes);
      place(told, step);
    } else {
      world.clock.set(world.clock.now() + step.passes);
      book(told, { ...step, what: step.what === 'deposit' ? 'deposit' : 'bet', at: world.clock.now() - step.ago });
    }
  }
  return told;
}

function place(told: Told, { who: moved, to, ahead }: { who: number; to: number | null; ahead: number }): void {
  const { world, ids, model } = told;
  const from = world.clock.now() + ahead;
  const next = model.after(moved, to, from);
  if (next.hasCircle) return;
  moveMember(world, { memberId: ids[moved] ?? '', uplineId: to === null ? null : (ids[to] ?? ''), from });
  told.model = next;
}

function book({ world, ids, done }: Told, one: Done): void {
  done.push(one);
  const memberId = ids[one.who] ?? '';
  const name = `k${done.length}`;
  if (one.what === 'deposit') {
    creditByHand(world, { key: name, memberId, amountMinor: one.minor, reference: name, at: one.at });
    return;
  }
  const amounts = { stakeMinor: one.minor, payoutMinor: 2 * one.minor };
  const gameType = one.category === 'RNG' ? 'RNG' : 'LIVE';
  keepBet(world, { ...GAME, ...amounts, memberId, roundId: name, gameType, at: one.at });
}

const dayName = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' });
/** Midnight in Mexico City, which keeps no summer time in these years. */
const midnight = (day: string): number => Date.parse(`${day}T06:00:00Z`);

function checkTeam(told: Told, agent: number, span: { from: number; to: number }): void {
  const { world, ids, model, done } = told;
  const agentId = ids[agent] ?? '';
  const counted = done.filter(
    ({ who: member, at }) => at >= span.from && at < span.to && model.walk(member, at)?.includes(agent),
  );
  const sums = new Map<string, number[]>();
  for (const one of counted) {
    const key = `${midnight(dayName.format(one.at))} ${one.what === 'bet' ? one.category : 'deposit'}`;
    const [out = 0, back_ = 0, valid = 0, moves = 0] = sums.get(key) ?? [];
    const bet = one.what === 'bet' ? 1 : 0;
    sums.set(key, [out + bet * one.minor, back_ + (1 + bet) * one.minor, valid + bet * one.minor, moves + 1]);
  }
  const found = new Map<string, number[]>();
  for (const { at, category, outMinor, inMinor, validMinor, moves } of teamDaysOf(world, agentId, span)) {
    const [out = 0, back_ = 0, valid = 0, all = 0] = found.get(`${at} ${category}`) ?? [];
    found.set(`${at} ${category}`, [out + outMinor, back_ + inMinor, valid + validMinor, all + moves]);
  }
  expect(found).toEqual(sums);
  const bets = counted.filter(({ what }) => what === 'bet');
  expect(activeBelow(world, agentId, span)).toBe(new Set(bets.map((bet) => bet.who)).size);
  const days = Map.groupBy(bets, ({ at }) => midnight(dayName.format(at)));
  expect(activeByDay(world, agentId, span)).toEqual(
    new Map([...days].map(([day, of]) => [day, new Set(of.map((bet) => bet.who)).size])),
  );
}

function checkPeople({ world, ids, model, done }: Told, agent: number): void {
  const now = world.clock.now();
  const below = ids.flatMap((_, member) => {
    const depth = model.walk(member, now)?.indexOf(agent) ?? -1;
    return depth >= 0 ? [{ member, depth: depth + 1 }] : [];
  });
  const people = peopleBelow(world, ids[agent] ?? '', { from: -DAY_MS, to: DAY_MS });
  expect(people.levels.map(({ depth, agents }) => [depth, agents])).toEqual(
    [...Map.groupBy(below, ({ depth }) => depth)].map(([depth, all]) => [depth, all.length]).sort(),
  );
  expect([...people.joinsByDay.values()].reduce((sum, each) => sum + each, 0)).toBe(below.length);
  const held = done.filter(
    ({ what, who: owner }) => what === 'deposit' && below.some(({ member }) => member === owner),
  );
  expect(people.balanceMinor).toBe(held.reduce((sum, { minor }) => sum + minor, 0));
}

describe('reports of teams', () => {
  it('AG-02 AG-05 AG-07 AG-10 are what bets and movements come to, through moves, late bookings and a clock put back', () => {
    fc.assert(
      fc.property(story, (given) => {
        const told = live(given);
        const end = midnight(dayName.format(told.world.clock.now())) + DAY_MS;
        for (const span of [
          { from: end - DAY_MS, to: end },
          { from: end - 7 * DAY_MS, to: end - DAY_MS },
          { from: end - 92 * DAY_MS, to: end },
        ])
          for (const agent of told.ids.keys()) checkTeam(told, agent, span);
        for (const agent of told.ids.keys()) checkPeople(told, agent);
        expect(told.world.ledger.audit().findings).toEqual([]);
        told.world.close();
      }),
      { numRuns: 30 },
    );
  });
});
