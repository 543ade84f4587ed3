import type { GameType } from '@tonalli/contracts/lobby/wire';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plansOf } from '../testing/query-plans';
import { TEST_TIME_MS as NOW } from '../testing/test-time';
import { createTestWorld } from '../testing/test-world';
import { undone } from '../testing/undone';
import type { OpenWorld } from '../world/open-world';
import { auditRates } from './audit-rates';
import { moveMember } from './move-member';
import { rateAt, ratesOf, setRate } from './rates';
import { ratesRepository } from './rates.repository';
import { joinTree, TreeModel } from './tree-fixture';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => {
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});

interface Set {
  rateBp: number;
  from?: number;
  category?: GameType;
  setBy?: string;
}
const set = (memberId: string | null, { category = 'RNG', setBy = 'op', ...rate }: Set) =>
  setRate(world, { memberId, category, setBy, ...rate });
const at = (memberId: string, moment = NOW, category: GameType = 'RNG') =>
  rateAt(world, memberId, { category, at: moment });
const failsWith = (code: string) => expect.objectContaining({ code });

describe('the rate of a member', () => {
  it('AG-03 is the latest that has begun, by category, and the default of then without one', () => {
    const [agent = '', player = ''] = joinTree(world, [null, 0]);
    expect(at(agent)).toBe(0);
    set(null, { rateBp: 20, from: NOW + 5 });
    set(agent, { rateBp: 120 });
    set(agent, { rateBp: 90, from: NOW + 10 });
    set(agent, { rateBp: 500, category: 'LOTT' });
    expect([NOW - 1, NOW, NOW + 9, NOW + 10].map((moment) => at(agent, moment))).toEqual([0, 120, 120, 90]);
    expect([NOW + 4, NOW + 5].map((moment) => at(player, moment))).toEqual([0, 20]);
    expect([at(agent, NOW, 'LOTT'), at(agent, NOW, 'LIVE')]).toEqual([500, 0]);
    expect(ratesOf(world, agent)).toEqual([
      { category: 'LOTT', rateBp: 500, from: NOW, setBy: 'op' },
      { category: 'RNG', rateBp: 120, from: NOW, setBy: 'op' },
      { category: 'RNG', rateBp: 90, from: NOW + 10, setBy: 'op' },
    ]);
  });

  it('AG-03 set again is the same, and keeps who set it', () => {
    const [agent = ''] = joinTree(world, [null]);
    set(agent, { rateBp: 50 });
    set(agent, { rateBp: 50, setBy: 'other' });
    expect(ratesOf(world, agent)).toEqual([{ category: 'RNG', rateBp: 50, from: NOW, setBy: 'op' }]);
    set(agent, { rateBp: 60, setBy: 'other' });
    expect(ratesOf(world, agent)).toEqual([{ category: 'RNG', rateBp: 60, from: NOW, setBy: 'other' }]);
  });

  it.each([
    { what: 'in the past', code: 'EFFECTIVE_DATE_PASSED', rate: { rateBp: 10, from: NOW - 1 } },
    { what: 'below nothing', code: 'RATE_OUT_OF_RANGE', rate: { rateBp: -10 } },
    { what: "above the operator's maximum", code: 'RATE_OUT_OF_RANGE', rate: { rateBp: 210 } },
    { what: 'that is no tenth of a percent', code: 'RATE_OUT_OF_RANGE', rate: { rateBp: 15 } },
    { what: 'that is no number', code: 'RATE_OUT_OF_RANGE', rate: { rateBp: Number.NaN } },
  ])('AG-03 refuses one $what', ({ code, rate }) => {
    const [agent = ''] = joinTree(world, [null]);
    for (const memberId of [agent, null]) expect(() => set(memberId, rate)).toThrow(failsWith(code));
    expect([...ratesOf(world, agent), ...ratesOf(world, null)]).toEqual([]);
  });

  it('AG-03 refuses one of nobody', () => {
    expect(() => set('M9', { rateBp: 10 })).toThrow(failsWith('USER_NOT_FOUND'));
  });

  it("AG-03 is at no moment above the upline's, below a downline's or below the default", () => {
    const [agent = '', player = ''] = joinTree(world, [null, 0]);
    const refused = (memberId: string | null, rate: Set) => {
      expect(() => set(memberId, rate)).toThrow(failsWith('RATE_OUT_OF_RANGE'));
    };
    set(agent, { rateBp: 100 });
    set(agent, { rateBp: 80, from: NOW + 10 });
    refused(player, { rateBp: 110 });
    refused(player, { rateBp: 90 });
    set(player, { rateBp: 80 });
    refused(agent, { rateBp: 70 });
    refused(agent, { rateBp: 70, from: NOW + 20 });
    set(null, { rateBp: 80, from: NOW + 30 });
    refused(player, { rateBp: 70, from: NOW + 20 });
    refused(null, { rateBp: 90, from: NOW + 40 });
    refused(null, { rateBp: 90 });
    refused(player, { rateBp: 70 });
    expect([ratesOf(world, agent).length, ratesOf(world, player).length, ratesOf(world, null).length]).toEqual([
      2, 1, 1,
    ]);
  });
});

describe('rates and moves', () => {
  it('AG-10 a member with a rate above the new upline cannot be moved, now or later', () => {
    const [high = '', low = '', player = ''] = joinTree(world, [null, null, 0]);
    set(high, { rateBp: 120 });
    set(low, { rateBp: 120 });
    set(low, { rateBp: 40, from: NOW + 50 });
    set(player, { rateBp: 50 });
    const move = () => moveMember(world, { memberId: player, uplineId: low });
    expect(move).toThrow(failsWith('RATE_OUT_OF_RANGE'));
    set(player, { rateBp: 40, from: NOW + 50 });
    move();
    expect([at(player), at(player, NOW + 50)]).toEqual([50, 40]);
  });
});

const MEMBERS = 5;
const who = fc.nat({ max: MEMBERS - 1 });
const uplines = fc
  .tuple(...Array.from({ length: MEMBERS - 1 }, (_, index) => fc.option(fc.nat({ max: index }), { freq: 5 })))
  .map((given) => [null, ...given]);
const steps = fc.array(
  fc.record({
    what: fc.constantFrom('rate', 'rate', 'rate', 'default', 'move'),
    who,
    to: fc.option(who, { freq: 6 }),
    rateBp: fc.integer({ min: 0, max: 6 }).map((tenths) => tenths * 10),
    ahead: fc.nat({ max: 8 }),
    passes: fc.nat({ max: 2 }),
  }),
  { maxLength: 30, size: 'max' },
);

interface Row {
  who: number | null;
  rateBp: number;
  from: number;
}

/** Rates by plain words: a list of what was set, gone through for each question. */
class RateModel {
  readonly tree: TreeModel;
  readonly #rows: readonly Row[];

  constructor(tree: TreeModel, rows: readonly Row[] = []) {
    this.tree = tree;
    this.#rows = rows;
  }

  own(who: number | null, moment: number): number | undefined {
    const begun = this.#rows.filter((row) => row.who === who && row.from <= moment);
    return begun.toSorted((a, b) => a.from - b.from).at(-1)?.rateBp;
  }

  at(who: number, moment: number): number {
    return this.own(who, moment) ?? this.own(null, moment) ?? 0;
  }

  withRate(who: number | null, rateBp: number, from: number): RateModel {
    const others = this.#rows.filter((row) => row.who !== who || row.from !== from);
    return new RateModel(this.tree, [...others, { who, rateBp, from }]);
  }

  withTree(tree: TreeModel): RateModel {
    return new RateModel(tree, this.#rows);
  }

  get moments(): number[] {
    return [...this.tree.moments, ...this.#rows.map(({ from }) => from)];
  }

  get isSound(): boolean {
    const everybody = Array.from({ length: this.tree.size }, (_, index) => index);
    return this.moments.every((moment) =>
      everybody.every((one) => {
        const own = this.own(one, moment);
        if (own === undefined) return true;
        const upline = this.tree.uplineAt(one, moment);
        return own >= (this.own(null, moment) ?? 0) && (upline === null || own <= this.at(upline, moment));
      }),
    );
  }
}

describe('rates by time', () => {
  it('AG-03 AG-10 QA-09 are what was set, in any order and through any moves, and never above the upline of a moment', () => {
    fc.assert(
      fc.property(uplines, steps, (given, told) => {
        undone(world, () => {
          const ids = joinTree(world, given);
          let model = new RateModel(new TreeModel(given));
          for (const { what, who: one, to, rateBp, ahead, passes } of told) {
            world.clock.set(world.clock.now() + passes);
            const from = world.clock.now() + ahead;
            const memberId = ids[one] ?? '';
            const target = what === 'default' ? null : one;
            const tree = what === 'move' ? model.tree.after(one, to, from) : model.tree;
            if (tree.hasCircle) continue;
            const next = what === 'move' ? model.withTree(tree) : model.withRate(target, rateBp, from);
            const act = () => {
              if (what === 'move')
                moveMember(world, { memberId, uplineId: to === null ? null : (ids[to] ?? ''), from });
              else
                setRate(world, {
                  memberId: target === null ? null : memberId,
                  category: 'RNG',
                  rateBp,
                  from,
                  setBy: 'op',
                });
            };
            if (next.isSound) {
              act();
              model = next;
            } else expect(act).toThrow(failsWith('RATE_OUT_OF_RANGE'));
          }
          for (const moment of [NOW - 1, ...model.moments]) {
            const found = ids.map((id) => rateAt(world, id, { category: 'RNG', at: moment }));
            expect(found).toEqual(ids.map((_, index) => model.at(index, moment)));
          }
          expect(auditRates(world.sqlite)).toEqual([]);
        });
        world.clock.set(NOW);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the audit of rates', () => {
  it.each([
    [
      "UPDATE member_rates SET rate_bp = 110 WHERE member_id = 'M000002'",
      'M000002 has a rate (RNG) above that of M000001',
    ],
    [
      "INSERT INTO member_rates VALUES ('M000001', 'RNG', 9e15, 90, 'x')",
      'M000002 has a rate (RNG) above that of M000001',
    ],
    ["INSERT INTO member_rates VALUES ('', 'RNG', 9e15, 105, 'x')", 'M000002 has a rate (RNG) below the default'],
  ])('QA-09 finds %s', (statement, finding) => {
    const [agent = '', player = ''] = joinTree(world, [null, 0]);
    set(agent, { rateBp: 100 });
    set(player, { rateBp: 100 });
    undone(world, () => {
      world.sqlite.exec(statement);
      expect(world.ledger.audit().findings).toContain(finding);
    });
  });
});

it('AG-07 finds a rate that must not be from those around, however many there are', () => {
  const plans = [...plansOf(world.sqlite, () => ratesRepository(world))];
  const around = plans.filter(([text]) => /(?:r\.member|t\.ancestor)_id = @memberId/.test(text));
  const first = around.map(([, plan]) => plan.split('\n').find((step) => /^(SEARCH|SCAN) /.test(step)));
  expect(first).toEqual([
    expect.stringMatching(/^SEARCH t USING COVERING INDEX \w+ \(ancestor_id=\?/),
    expect.stringMatching(/^SEARCH t USING INDEX \w+ \(descendant_id=\? AND depth=\?/),
    expect.stringMatching(/^SEARCH t USING COVERING INDEX \w+ \(ancestor_id=\?/),
    expect.stringMatching(/^SEARCH r USING INDEX \w+ \(member_id=\?/),
  ]);
});

it('AG-07 LOTT-07 answers what a rate is with a look into an index', () => {
  const plans = [...plansOf(world.sqlite, () => ratesRepository(world))];
  const [, plan = ''] = plans.find(([text]) => text.includes('@at')) ?? [];
  const read = plan.split('\n').filter((step) => /^(SEARCH|SCAN) (?!CONSTANT ROW)/.test(step));
  expect(read).toHaveLength(2);
  for (const step of read)
    expect(step).toMatch(/^SEARCH member_rates USING INDEX .*\(member_id=\? AND category=\? AND from_at<\?\)/);
});
