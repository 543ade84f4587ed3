import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plansOf } from '../testing/query-plans';
import { TEST_TIME_MS as NOW } from '../testing/test-time';
import { createTestWorld } from '../testing/test-world';
import { undone } from '../testing/undone';
import type { OpenWorld } from '../world/open-world';
import { auditTree } from './audit-tree';
import { createMember } from './create-member';
import { moveMember } from './move-member';
import { ancestorsAt, pathVersionAt, uplineAt } from './tree';
import { treeRepository } from './tree.repository';
import { joinTree, TreeModel } from './tree-fixture';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => {
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});

const above = (memberId: string, at = NOW): string[] => ancestorsAt(world, memberId, at).map((one) => one.memberId);
/** By depth. */
const below = (agentId: string): number[] =>
  world.sqlite
    .prepare<[string, number, number], number>(
      `SELECT count(*) FROM member_tree WHERE ancestor_id = ? AND depth > 0 AND from_at <= ? AND until_at > ? GROUP BY depth ORDER BY depth`,
    )
    .pluck()
    .all(agentId, world.clock.now(), world.clock.now());

describe('moving a member', () => {
  it('AG-10 takes all below along, from a moment on', () => {
    const [top = '', left = '', right = '', agent = '', player = ''] = joinTree(world, [null, 0, 0, 1, 3]);
    moveMember(world, { memberId: agent, uplineId: right, from: NOW + 10 });
    expect([above(player), above(player, NOW + 9)]).toEqual([
      [agent, left, top],
      [agent, left, top],
    ]);
    expect(above(player, NOW + 10)).toEqual([agent, right, top]);
    expect([left, right].map(below)).toEqual([[1, 1], []]);
    world.clock.set(NOW + 10);
    expect([left, right].map(below)).toEqual([[], [1, 1]]);
    expect(below(top)).toEqual([2, 1, 1]);
  });

  it('AG-10 has whoever joins meanwhile move as the upline is going to', () => {
    const [top = '', other = '', agent = ''] = joinTree(world, [null, null, 1]);
    moveMember(world, { memberId: agent, uplineId: top });
    moveMember(world, { memberId: agent, uplineId: other, from: NOW + 10 });
    const newcomer = createMember(world, {
      ...{ username: 'new', passwordHash: null, type: 0, createdAt: NOW },
      uplineId: agent,
    });
    expect([above(newcomer.id), above(newcomer.id, NOW + 10)]).toEqual([
      [agent, top],
      [agent, other],
    ]);
  });

  it('AG-10 to the top has nobody above, and a place that is theirs already changes nothing', () => {
    const [top = '', agent = '', player = ''] = joinTree(world, [null, 0, 1]);
    moveMember(world, { memberId: agent, uplineId: null });
    expect([above(player), uplineAt(world, agent, NOW)]).toEqual([[agent], null]);
    const versions = [agent, player].map((id) => pathVersionAt(world, id, NOW));
    world.clock.set(NOW + 5);
    moveMember(world, { memberId: agent, uplineId: null });
    moveMember(world, { memberId: agent, uplineId: null, from: NOW + 50 });
    expect([agent, player].map((id) => pathVersionAt(world, id, NOW + 60))).toEqual(versions);
    expect(above(player, NOW - 1)).toEqual([agent, top]);
  });

  it('AG-10 keeps what is planned for later, and can take it back', () => {
    const [top = '', left = '', right = '', player = ''] = joinTree(world, [null, 0, 0, 1]);
    moveMember(world, { memberId: player, uplineId: right, from: NOW + 20 });
    moveMember(world, { memberId: player, uplineId: top, from: NOW + 10 });
    const at = (offset: number) => uplineAt(world, player, NOW + offset);
    expect([at(0), at(10), at(19), at(20)]).toEqual([left, top, top, right]);
    moveMember(world, { memberId: player, uplineId: left, from: NOW + 10 });
    moveMember(world, { memberId: player, uplineId: left, from: NOW + 20 });
    expect([at(0), at(10), at(20), pathVersionAt(world, player, NOW + 30)]).toEqual([left, left, left, 1]);
  });

  it.each([
    { how: 'below themselves', code: 'TREE_CIRCLE', who: 1, to: 1, offset: 0 },
    { how: 'below somebody of their own downline', code: 'TREE_CIRCLE', who: 0, to: 3, offset: 0 },
    { how: 'below who comes below them later', code: 'TREE_CIRCLE', who: 2, to: 3, offset: 0 },
    { how: 'in the past', code: 'EFFECTIVE_DATE_PASSED', who: 3, to: 0, offset: -1 },
    { how: 'below nobody who is known', code: 'USER_NOT_FOUND', who: 3, to: 9, offset: 0 },
    { how: 'of nobody who is known', code: 'USER_NOT_FOUND', who: 9, to: 0, offset: 0 },
  ])('AG-10 refuses a move $how', ({ code, who, to, offset }) => {
    const ids = joinTree(world, [null, 0, 0, 1]);
    moveMember(world, { memberId: ids[1] ?? '', uplineId: ids[2] ?? '', from: NOW + 5 });
    const rows = () => world.sqlite.prepare('SELECT * FROM member_tree').all();
    const before = rows();
    const move = { memberId: ids[who] ?? 'M9', uplineId: ids[to] ?? 'M9', from: NOW + offset };
    expect(() => moveMember(world, move)).toThrow(expect.objectContaining({ code }));
    expect(rows()).toEqual(before);
  });
});

const MEMBERS = 7;
const joined = fc
  .tuple(...Array.from({ length: MEMBERS - 1 }, (_, index) => fc.option(fc.nat({ max: index }), { freq: 4 })))
  .map((uplines) => [null, ...uplines]);
const moves = fc.array(
  fc.record({
    who: fc.nat({ max: MEMBERS - 1 }),
    to: fc.option(fc.nat({ max: MEMBERS - 1 }), { freq: 6 }),
    ahead: fc.nat({ max: 12 }),
    passes: fc.nat({ max: 3 }),
  }),
  { maxLength: 25, size: 'max' },
);

describe('the tree by time', () => {
  it('AG-10 QA-09 is what any moves come to, now or planned, and never has a circle', () => {
    fc.assert(
      fc.property(joined, moves, (uplines, steps) => {
        undone(world, () => {
          const ids = joinTree(world, uplines);
          let model = new TreeModel(uplines);
          for (const { who, to, ahead, passes } of steps) {
            world.clock.set(world.clock.now() + passes);
            const from = world.clock.now() + ahead;
            const next = model.after(who, to, from);
            const move = () =>
              moveMember(world, { memberId: ids[who] ?? '', uplineId: to === null ? null : (ids[to] ?? ''), from });
            if (next.hasCircle) expect(move).toThrow(expect.objectContaining({ code: 'TREE_CIRCLE' }));
            else {
              move();
              model = next;
            }
          }
          expectTree(model, ids);
          expect(auditTree(world.sqlite)).toEqual([]);
        });
        world.clock.set(NOW);
      }),
      { numRuns: 50 },
    );
  });
});

function expectTree(model: TreeModel, ids: readonly string[]): void {
  const moments = [NOW - 1, ...new Set(model.moments)].sort((a, b) => a - b);
  for (const [who, id] of ids.entries()) {
    let [version, before]: [number, string | null] = [1, null];
    for (const at of moments) {
      const expected = model.walk(who, at)?.map((upline) => ids[upline]);
      const found = ancestorsAt(world, id, at);
      expect(found.map((one) => one.memberId)).toEqual(expected);
      expect(found.map((one) => one.depth)).toEqual(found.map((_, index) => index + 1));
      // A version is named anew when the path changes, and only then.
      if (before !== null && before !== String(expected)) version = at;
      before = String(expected);
      expect(pathVersionAt(world, id, at)).toBe(version);
      expect(ancestorsAt(world, id, version)).toEqual(found);
    }
  }
}

describe('the audit of the tree', () => {
  it.each([
    ["UPDATE member_tree SET until_at = 9 WHERE descendant_id = 'M000003'", 'M000003 has no path that lasts'],
    ["UPDATE member_tree SET from_at = 9 WHERE descendant_id = 'M000003'", 'which should begin at 1'],
    [
      "DELETE FROM member_tree WHERE descendant_id = 'M000003' AND depth = 1",
      'M000003 has a path from 1 with rows amiss',
    ],
    ["UPDATE member_tree SET until_at = 9 WHERE descendant_id = 'M000003' AND depth = 1", 'with rows amiss'],
    [
      "UPDATE member_tree SET ancestor_id = 'M000004' WHERE descendant_id = 'M000003' AND depth = 2",
      'M000003 has not all above that M000002 has',
    ],
    [
      "INSERT INTO member_tree VALUES ('M000004', 'M000003', 3, 1, 9007199254740991)",
      'M000003 has somebody above that M000002 has not',
    ],
    [
      "UPDATE member_tree SET ancestor_id = 'M000003' WHERE descendant_id = 'M000003' AND depth = 2",
      'M000003 stands 2 below M000003',
    ],
    ["UPDATE members SET upline_id = 'M000001' WHERE id = 'M000003'", 'M000003 did not join below M000001'],
    ["INSERT INTO member_tree VALUES ('M9', 'M9', 0, 1, 9007199254740991)", 'M9 has a path, but is nobody'],
  ])('QA-09 finds %s', (statement, finding) => {
    joinTree(world, [null, 0, 1, null]);
    undone(world, () => {
      world.sqlite.exec(statement);
      expect(world.ledger.audit().findings.join('\n')).toContain(finding);
    });
  });
});

it('AG-07 answers each question of the tree from an index', () => {
  const plans = [...plansOf(world.sqlite, () => treeRepository(world)).values()].join('\n');
  const steps = plans.split('\n').filter((step) => /^(SEARCH|SCAN) /.test(step));
  expect(steps.filter((step) => !/^SEARCH .* USING (COVERING )?INDEX|^SCAN json_each VIRTUAL/.test(step))).toEqual([]);
});
