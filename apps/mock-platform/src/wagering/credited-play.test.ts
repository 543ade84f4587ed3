import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveMember } from '../people/move-member';
import { joinTree, TreeModel } from '../people/tree-fixture';
import { creditedPlay, creditedRepository } from '../rollups/credited-play';
import { SLOT_MS } from '../rollups/time-parts';
import { plansOf } from '../testing/query-plans';
import { TEST_TIME_MS as START } from '../testing/test-time';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from '../world/open-world';
import { keepBet } from './bets';

const GAME = { nodeId: '010001', vassalage: 'OMT', isTrial: false, detail: { k: 'summary' } } as const;
const ALWAYS = { from: 0, to: START + 1_000 * SLOT_MS };

const MEMBERS = 6;
const who = fc.nat({ max: MEMBERS - 1 });
/** Not too many ends of slots, so that much falls into one. */
const passes = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(SLOT_MS));
const move = fc.record({
  what: fc.constant('move'),
  who,
  to: fc.option(who, { freq: 6 }),
  ahead: fc.nat({ max: 90 }),
  passes,
});
const bet = fc.record({
  what: fc.constant('bet'),
  who,
  category: fc.constantFrom('RNG', 'LIVE'),
  stakeMinor: fc.integer({ min: 1, max: 900 }),
  /** How long it was open. */
  open: fc.oneof(fc.constant(0), fc.nat({ max: 120 })),
  passes,
});
const story = fc.record({
  uplines: fc
    .tuple(...Array.from({ length: MEMBERS - 1 }, (_, index) => fc.option(fc.nat({ max: index }), { freq: 5 })))
    .map((uplines) => [null, ...uplines]),
  steps: fc.array(fc.oneof(move, bet), { minLength: 4, maxLength: 40, size: 'max' }),
});

interface Bet {
  who: number;
  category: 'RNG' | 'LIVE';
  stakeMinor: number;
  placedAt: number;
  settledAt: number;
}

interface Told {
  world: OpenWorld;
  ids: readonly string[];
  model: TreeModel;
  bets: Bet[];
}

function live({ uplines, steps }: typeof story extends fc.Arbitrary<infer T> ? T : never): Told {
  const world = createTestWorld();
  const told: Told = { world, ids: joinTree(world, uplines), model: new TreeModel(uplines), bets: [] };
  for (const step of steps) {
    world.clock.set(world.clock.now() + step.passes);
    if ('to' in step) place(told, step);
    else
      play(told, { ...step, settledAt: world.clock.now(), placedAt: Math.max(START, world.clock.now() - step.open) });
  }
  return told;
}

function place(told: Told, { who, to, ahead }: { who: number; to: number | null; ahead: number }): void {
  const { world, ids, model } = told;
  const from = world.clock.now() + ahead;
  const next = model.after(who, to, from);
  if (next.hasCircle) return;
  moveMember(world, { memberId: ids[who] ?? '', uplineId: to === null ? null : (ids[to] ?? ''), from });
  told.model = next;
}

function play(
  { world, ids, bets }: Told,
  { who, category, stakeMinor, placedAt, settledAt }: Bet & { what: string },
): void {
  bets.push({ who, category, stakeMinor, placedAt, settledAt });
  const amounts = { stakeMinor, payoutMinor: 2 * stakeMinor };
  const when = { at: placedAt, settledAt };
  const bet = {
    ...GAME,
    ...amounts,
    ...when,
    gameType: category,
    memberId: ids[who] ?? '',
    roundId: `r${bets.length}`,
  };
  keepBet(world, bet);
}

/** What bets come to for somebody, by walks up the tree from each. */
function countedFor(agent: number, { model, bets }: Told, span: { from: number; to: number }) {
  const counted = bets.filter(
    (one) =>
      one.settledAt >= span.from && one.settledAt < span.to && model.walk(one.who, one.placedAt)?.includes(agent),
  );
  return ['LIVE', 'RNG'].flatMap((category) => {
    const own = counted.filter((one) => one.category === category);
    const stakeMinor = own.reduce((sum, one) => sum + one.stakeMinor, 0);
    const sums = { stakeMinor, validMinor: stakeMinor, payoutMinor: 2 * stakeMinor, bets: own.length };
    return own.length > 0 ? [{ category, ...sums }] : [];
  });
}

describe('what bets count for an agent', () => {
  it('AG-09 AG-10 those of whoever stood below when they were placed, through any moves, also when settled late', () => {
    fc.assert(
      fc.property(story, (given) => {
        const told = live(given);
        const middle = Math.floor((told.world.clock.now() / 2 + START / 2) / SLOT_MS) * SLOT_MS;
        for (const span of [ALWAYS, { from: 0, to: middle }, { from: middle, to: ALWAYS.to }]) {
          for (const [agent, id] of told.ids.entries())
            expect(creditedPlay(told.world, id, span)).toEqual(countedFor(agent, told, span));
        }
        told.world.close();
      }),
      { numRuns: 50 },
    );
  });

  it('AG-10 a bet counts for those above when it was placed, however late it is settled', () => {
    const world = createTestWorld();
    const [left = '', right = '', player = ''] = joinTree(world, [null, null, 0]);
    moveMember(world, { memberId: player, uplineId: right, from: START + 10 });
    world.clock.set(START + 20);
    const bet = { ...GAME, gameType: 'RNG', memberId: player, payoutMinor: 0 } as const;
    keepBet(world, { ...bet, roundId: 'before', stakeMinor: 300, at: START + 9, settledAt: START + 20 });
    keepBet(world, { ...bet, roundId: 'after', stakeMinor: 5, at: START + 10, settledAt: START + 20 });
    const stakes = (agentId: string) => creditedPlay(world, agentId, ALWAYS).map((play) => play.stakeMinor);
    expect([left, right, player].map(stakes)).toEqual([[300], [5], []]);
    world.close();
  });

  it('AG-07 begin at the downline and are read by slot, none from end to end', () => {
    const world = createTestWorld();
    const [plan = ''] = plansOf(world.sqlite, () => creditedRepository(world)).values();
    const steps = plan.split('\n').filter((step) => /^(SEARCH|SCAN) /.test(step));
    expect(steps[0]).toMatch(/^SEARCH member_tree USING COVERING INDEX member_tree_ancestor \(ancestor_id=\?/);
    expect(steps[1]).toMatch(/^SEARCH p USING INDEX \w+ \(member_id=\? AND slot>\? AND slot<\?\)/);
    expect(steps).toHaveLength(2);
    world.close();
  });
});
