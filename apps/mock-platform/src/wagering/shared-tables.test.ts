import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { z } from 'zod';
import { createRandom } from '../kernel/random';
import type { AnyGameModule } from './define-game';
import { wheel } from './families/wheel-fixture';
import type { StandingForAll } from './game-module';
import { defineRounds, type RoundsDefinition } from './shared-rounds';
import { codeOf, openRunner, type RealRunner } from './testing/real-runner';

const DAY = '2030-01-02';
/** Midnight in Mexico City, which has no summer time any more. */
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const EVERY_MS = 25_000;
const [HERE, THERE] = ['010001', '010002'];

let real: RealRunner;
let ana: string;
beforeEach(async () => {
  real = openRunner(wheel);
  real.world.clock.set(DAY_BEGIN);
  ana = await real.player(1_000_000);
});
afterEach(() => {
  expect(real.world.ledger.audit().findings).toEqual([]);
  expect(real.world.clock.failed()).toEqual([]);
  real.world.close();
});

const nameOf = (nodeId: string): string => real.runner.shared.nameOf(real.world, { family: 'wheel', nodeId });
const standing = (nodeId = HERE) => real.runner.shared.standing(real.world, nameOf(nodeId));
const result = (number: number, { nodeId = HERE, day = DAY } = {}) =>
  real.runner.shared.resultOf(real.world, { rounds: nameOf(nodeId), day, number });
const count = (what: string) => Number(real.world.sqlite.prepare(`SELECT count(*) FROM ${what}`).pluck().get());
const lay = (round: string, nodeId = HERE, key = round) =>
  real.place(ana, { round: `${nodeId}-${key}`, nodeId, family: 'wheel', bet: { round, fields: { 7: 100 } } });

describe('a table of each title', () => {
  it('GAME-12 has rounds, a chain and bets of its own', () => {
    expect([nameOf(HERE), nameOf(THERE)]).toEqual(['wheel/010001', 'wheel/010002']);
    lay(`${DAY}-1`);
    expect([count('shared_rounds'), count("shared_entries WHERE rounds = 'wheel/010001'")]).toEqual([1, 1]);
    real.world.clock.advance(40 * EVERY_MS);
    const links = (nodeId: string) => Array.from({ length: 40 }, (_, index) => result(index + 1, { nodeId }));
    expect(links(HERE).map((one) => one?.key)).toEqual(links(THERE).map((one) => one?.key));
    expect(links(HERE).map((one) => one?.serverSeed)).not.toEqual(links(THERE).map((one) => one?.serverSeed));
    expect(links(HERE).map((one) => one?.shown)).not.toEqual(links(THERE).map((one) => one?.shown));
    expect(real.runner.shared.chainEnds(real.world, nameOf(HERE))).not.toEqual(
      real.runner.shared.chainEnds(real.world, nameOf(THERE)),
    );
    expect(count('round_progress WHERE is_over = 0')).toBe(0);
  });

  it('GAME-12 owes its own players alone: what another table may lose at most is open to its own', async () => {
    const rich = await real.player(10_000_000);
    const most = (nodeId: string, round: string) =>
      real.place(rich, { round, nodeId, family: 'wheel', bet: { round: `${DAY}-1`, fields: { 7: 526_300 } } });
    most(HERE, 'here');
    most(THERE, 'there');
    expect(codeOf(() => lay(`${DAY}-1`))).toBe('EXPOSURE_REACHED');
    real.world.clock.advance(EVERY_MS);
    expect(count('exposures')).toBe(0);
  });

  it('GAME-12 holds up no other where it cannot go on', () => {
    lay(`${DAY}-1`);
    lay(`${DAY}-1`, THERE);
    real.world.sqlite.exec(`UPDATE due_jobs SET error = 'broken' WHERE key = 'wheel/${HERE}/${DAY}-1'`);
    real.world.clock.advance(EVERY_MS);
    expect([standing(), standing(THERE)[0]?.number]).toMatchObject([[{ number: 1, takesBets: false }], 2]);
    expect(codeOf(() => lay(`${DAY}-2`))).toBe('ROUND_CLOSED');
    real.world.sqlite.exec('UPDATE due_jobs SET error = NULL, held = 0');
    real.world.clock.drainAll();
    expect(standing()[0]?.number).toBe(2);
  });

  it('GAME-12 is bet on by the title that was placed in alone', () => {
    lay(`${DAY}-1`, THERE);
    real.world.clock.advance(EVERY_MS);
    expect(real.world.sqlite.prepare('SELECT DISTINCT rounds FROM shared_entries').pluck().all()).toEqual([
      nameOf(THERE),
    ]);
    const names = ['wheel', 'wheel/', 'wheels/010001'];
    for (const name of names)
      expect(() => real.runner.shared.standing(real.world, name)).toThrow('there are no rounds');
  });
});

describe('rounds on a grid', () => {
  it('GAME-12 open every so often from midnight on, are named by wagering, and rest in between', () => {
    const seen: unknown[] = [];
    for (const ms of [0, 11_999, 12_000, 13_000, 19_999, 20_000, 24_999, 25_000]) {
      real.world.clock.set(DAY_BEGIN + ms);
      const [round] = standing();
      seen.push(round ? [round.key, round.takesBets, (round.shown as { name: string }).name] : null);
    }
    expect(seen).toEqual([
      [`${DAY}-1`, true, 'open'],
      [`${DAY}-1`, true, 'open'],
      [`${DAY}-1`, false, 'closed'],
      [`${DAY}-1`, false, 'spinning'],
      [`${DAY}-1`, false, 'spinning'],
      null,
      null,
      [`${DAY}-2`, true, 'open'],
    ]);
  });

  it('GAME-12 are found without the rounds before them', () => {
    const rounds = wheel.rounds;
    if (!rounds) throw new Error('the wheel has rounds');
    const [next, advance] = [vi.spyOn(rounds, 'next'), vi.spyOn(rounds, 'advance')];
    // What a title plays is made of the rounds once: of one that nobody asked for yet.
    const nodeId = '010099';
    real.world.clock.set(DAY_BEGIN + 86_400_000 - 1);
    expect([standing(nodeId), result(3_455, { nodeId })?.key]).toEqual([[], `${DAY}-3455`]);
    // Each of the two is played through its four phases.
    expect([next.mock.calls.length, advance.mock.calls.length]).toEqual([0, 8]);
    vi.restoreAllMocks();
  });

  it('GAME-12 begin anew at midnight, with the round before it over', () => {
    real.world.clock.set(DAY_BEGIN + 86_400_000 - 1);
    expect([standing(), result(3_456)?.key, result(3_457)]).toEqual([[], `${DAY}-3456`, null]);
    real.world.clock.advance(1);
    expect([standing()[0]?.key, result(3_456)?.key]).toEqual(['2030-01-03-1', `${DAY}-3456`]);
    expect(codeOf(() => lay(`${DAY}-3456`))).toBe('ROUND_CLOSED');
  });

  it('GAME-12 have no key but those of the grid', () => {
    const wrong = [`${DAY}-0`, `${DAY}-01`, `${DAY}-2`, `${DAY}-3457`, '2029-12-01-1', 'nonsense', `${DAY}-1 `];
    for (const key of wrong) expect(codeOf(() => lay(key))).toBe('ROUND_CLOSED');
    lay(`${DAY}-1`);
    real.world.clock.advance(EVERY_MS);
  });

  it('GAME-12 that last beyond the next opening are a fault, by name', () => {
    const rounds = wheel.rounds;
    if (!rounds) throw new Error('the wheel has rounds');
    const slow = openRunner({ ...wheel, rounds: { ...rounds, name: 'slow', everyMs: () => 19_999 } });
    slow.world.clock.set(DAY_BEGIN + 19_000);
    expect(() => slow.runner.shared.standing(slow.world, 'slow/1')).toThrow('slow/1 2030-01-02-1 is not over');
    slow.world.close();
  });
});

describe('what everybody at a table sees', () => {
  const latest = () => real.runner.shared.latest(real.world, nameOf(HERE));
  const results = () => real.runner.shared.results(real.world, nameOf(HERE));
  it('GAME-12 LOTT-12 is the root as bets are closed, the beacon as it decides, and both of each result', () => {
    lay(`${DAY}-1`);
    const seen = [0, 12_000, 13_000, 20_000].map((ms) => {
      real.world.clock.set(DAY_BEGIN + ms);
      const { betsRoot = null, beacon } = latest()?.published ?? {};
      return [betsRoot !== null, beacon?.source ?? null];
    });
    expect(seen).toEqual([
      [false, null],
      [true, null],
      [true, 'demonstration'],
      [true, 'demonstration'],
    ]);
    real.world.clock.advance(EVERY_MS);
    const [second, first] = results().map(({ number, published }) => ({ number, ...published }));
    for (const one of [first, second]) {
      const { betsRoot, beacon } = result(one?.number ?? 0) ?? {};
      expect([one?.betsRoot, one?.beacon]).toEqual([betsRoot, beacon]);
    }
    expect(first?.betsRoot).not.toBe(second?.betsRoot);
  });

  it('QA-08 is that testers force a round, and hold it', () => {
    real.runner.shared.force(real.world, { rounds: nameOf(HERE), wish: { field: 4 } });
    real.runner.shared.hold(real.world, nameOf(HERE));
    expect(latest()).toMatchObject({ endsAt: null, changesAt: null, takesBets: true, published: { heldMs: 12_000 } });
    real.runner.shared.letGo(real.world, nameOf(HERE));
    expect(latest()).toMatchObject({ published: { heldMs: null }, endsAt: DAY_BEGIN + 12_000 });
    real.world.clock.advance(EVERY_MS);
    expect(results()[0]).toMatchObject({ number: 1, shown: { field: 4 }, published: { isForced: true } });
  });
});

describe('many bets at one table', () => {
  it('GAME-12 are settled in chunks, each once, while the round says that it settles', async () => {
    const told: { chunk: unknown; isSettling: boolean | undefined }[] = [];
    const watched: AnyGameModule = {
      ...wheel,
      ...{ replaces: false, betsPerPlayer: 1_000 },
      resume(kept) {
        const open = wheel.resume(kept);
        return {
          ...open,
          follow(news, context) {
            const chunk = many.world.sqlite.prepare('SELECT told_id FROM shared_rounds').pluck().get();
            const of = { rounds: 'wheel/010001', day: DAY, number: 1 };
            const result = many.runner.shared.resultOf(many.world, of);
            if (news.phase.lastsMs === null) told.push({ chunk, isSettling: result?.isSettling });
            return open.follow(news, context);
          },
        };
      },
    };
    const many = openRunner(watched);
    many.world.clock.set(DAY_BEGIN);
    const eva = await many.player(1_000_000);
    for (let bet = 0; bet < 150; bet += 1)
      many.place(eva, { round: `${bet}`, family: 'wheel', bet: { round: `${DAY}-1`, fields: { 7: 10 } } });
    many.world.clock.advance(EVERY_MS);
    const chunks = Map.groupBy(told, ({ chunk }) => chunk);
    expect([...chunks.values()].map(({ length }) => length)).toEqual([64, 64, 22]);
    expect([told.every(({ isSettling }) => isSettling), told.length]).toEqual([true, 150]);
    const over = many.runner.shared.resultOf(many.world, { rounds: 'wheel/010001', day: DAY, number: 1 });
    const settled = "SELECT count(*) FROM bets WHERE status = 'SETTLED'";
    expect([over?.isSettling, many.world.sqlite.prepare(settled).pluck().get()]).toEqual([false, 150]);
    expect(many.world.ledger.audit().findings).toEqual([]);
    many.world.close();
  });
});

describe('a clock that jumps', () => {
  it('GAME-12 by 45 days over 180 tables answers without a row or a job, and by the rounds that are asked for alone', () => {
    const rounds = wheel.rounds;
    if (!rounds) throw new Error('the wheel has rounds');
    let [advanced, opened] = [0, 0];
    const counted: AnyGameModule = {
      ...wheel,
      rounds: {
        ...rounds,
        advance(from, context) {
          advanced += 1;
          return rounds.advance(from, context);
        },
        next(last, time) {
          opened += 1;
          return rounds.next(last, time);
        },
      },
    };
    const tables = openRunner(counted);
    tables.world.clock.set(DAY_BEGIN);
    const names = Array.from({ length: 180 }, (_, index) => `wheel/${String(10_001 + index).padStart(6, '0')}`);
    for (const name of names) tables.runner.shared.standing(tables.world, name);
    tables.world.clock.advance(45 * 86_400_000 + 14_000);
    expect([advanced, opened]).toEqual([180, 0]);
    const standing = names.flatMap((name) => tables.runner.shared.standing(tables.world, name));
    expect(standing.map(({ takesBets }) => takesBets)).toEqual(names.map(() => false));
    // Each is played from its opening to where it stands, and nothing before it.
    expect([advanced, opened]).toEqual([180 + 3 * 180, 0]);
    const kept = ['shared_rounds', 'shared_entries', "due_jobs WHERE kind LIKE 'shared.%'"].map((what) =>
      tables.world.sqlite.prepare(`SELECT count(*) FROM ${what}`).pluck().get(),
    );
    expect(kept).toEqual([0, 0, 0]);
    // Two seeds, of all wheels and of the beacon: none a table.
    expect(
      tables.world.sqlite.prepare("SELECT count(*) FROM fairness_seeds WHERE owner_kind = 'draw'").pluck().get(),
    ).toBe(2);
    tables.world.close();
  });
});

it('GAME-05 rounds open on a grid, after a rest or by a rule of their own, and never by two of these', () => {
  const common = {
    ...{ name: 'n', version: 1, perTitle: true as const, mostPerDay: 1 },
    config: { schema: z.object({ ms: z.int() }), initial: { ms: 5 } },
    table: z.object({}),
    advance: () => ({ name: 'over', takesBets: false, lastsMs: null, table: {} }),
    show: () => null,
  };
  const rested = defineRounds({
    ...common,
    restMs(config) {
      expectTypeOf(config).toEqualTypeOf<{ ms: number }>();
      return config.ms;
    },
  });
  const time = { config: { ms: 5 }, at: 1_000, day: DAY };
  const first = rested.next(null, time);
  expect([first, rested.next(first, { ...time, at: 3_000 })]).toEqual([
    { number: 1, key: `${DAY}-1`, opensAt: 1_000 },
    { number: 2, key: `${DAY}-2`, opensAt: 3_005 },
  ]);
  type Config = { ms: number };
  type Wanted = RoundsDefinition<object, Config>;
  expectTypeOf({ ...common, restMs: () => 1 }).toExtend<Wanted>();
  expectTypeOf({ ...common, everyMs: () => 1 }).toExtend<Wanted>();
  expectTypeOf({ ...common, restMs: () => 1, everyMs: () => 1 }).not.toExtend<Wanted>();
  expectTypeOf(common).not.toExtend<Wanted>();
});

it('HOME-06 visitors bet on the round that takes bets', () => {
  const random = createRandom('visitors');
  const round: StandingForAll = { key: `${DAY}-1`, shown: null };
  const bet = z.object({ round: z.string(), fields: z.record(z.string(), z.int()) });
  const { round: key, fields } = bet.parse(wheel.automatic?.bet(500, random, round));
  expect([key, Object.values(fields)]).toEqual([`${DAY}-1`, [500]]);
  expect(() => wheel.automatic?.bet(500, random)).toThrow('a bet of wheel is for a round that stands');
  expect(wheel.automatic?.step({}, random)).toBeNull();
});
