import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMember } from '../features/account';
import { createTestWorld, mintMember, TEST_TIME_MS } from '../testing';
import { openDatabase } from './open-database';
import { openWorld } from './open-world';
import type { World } from './world';
import { databaseFile, inFile } from './world-place';
import { createWorlds, type Worlds } from './worlds';

const HOUR_MS = 3_600_000;
const platform = { merchant: DEVELOPMENT_MERCHANT, publicUrl: 'http://127.0.0.1' };
const template = (() => {
  const world = createTestWorld();
  const bytes = world.sqlite.serialize();
  world.close();
  return { bytes, builtInMs: null };
})();

let folder: string;
let elapsedMs: number;
let worlds: Worlds;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
  elapsedMs = 0;
  worlds = createWorlds({
    default: openWorld({
      name: 'default',
      sqlite: inFile(databaseFile(folder)).prepare(template.bytes)(),
      seed: 's',
      platform,
    }),
    defaultPlace: inFile(databaseFile(folder)),
    checkpointsDir: join(folder, 'checkpoints'),
    template,
    platform,
    limits: { max: 5, idleMs: HOUR_MS },
    elapsedNow: () => elapsedMs,
    webUrl: 'http://localhost:4000',
    onJobFailure: (_world, _job, error) => {
      throw error;
    },
  });
});
afterEach(() => {
  worlds.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A member by chance and for money, so that database and chance both move. */
function enrol(world: World): void {
  const now = world.clock.now();
  const username = `p${world.random.int(1, 1_000_000_000)}`;
  const { id } = createMember(world, { username, passwordHash: null, type: 0, createdAt: now });
  const amountMinor = world.random.int(1, 1_000);
  world.ledger.post({ kind: 'deposit.credit', key: id, memberId: id, amountMinor, reference: 'test', at: now });
}

/** Everything that a world is: its time, what it would draw next, its faults, and every row of every table. */
function contentsOf({ clock, random, faults, sqlite, ledger }: World) {
  expect(ledger.audit().findings).toEqual([]);
  const tables = sqlite.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const rows = tables.map((table) => [table, sqlite.prepare(`SELECT * FROM "${table}"`).all()]);
  return { now: clock.now(), chance: random.state(), faults: faults.list(), rows };
}

const at = (name: string) => {
  const world = worlds.find(name);
  if (!world) throw new Error(`no world ${name}`);
  return world;
};
/** As the control interface moves the time. */
function advance(name: string, byMs: number): void {
  worlds.leaveCheckpoint(name, `advance ${byMs}`);
  at(name).clock.advance(byMs);
}

describe('a fork', () => {
  it('QA-02 goes on as its source would: data, time, chance, faults and scenarios', () => {
    const source = worlds.create({ seed: 'one' });
    enrol(source);
    source.faults.add({ endpoint: 'fetchStatus', effect: { kind: 'malformed' }, count: 3 });
    source.settings.set('scenarios', [{ name: 'rich-member', accounts: [] }]);
    source.clock.advance(HOUR_MS);
    const fork = worlds.fork(source.name, 'other');
    expect(contentsOf(fork)).toEqual(contentsOf(source));
    expect(worlds.describe(fork).scenarios).toEqual(['rich-member']);
    enrol(source);
    enrol(fork);
    expect(contentsOf(fork)).toEqual(contentsOf(source));
    enrol(fork);
    fork.faults.clear();
    expect(source.faults.list()).toHaveLength(1);
    expect(contentsOf(fork)).not.toEqual(contentsOf(source));
  });

  it('QA-02 of a world that runs live runs on from the same moment', () => {
    const source = worlds.create();
    source.clock.resume();
    source.clock.set(TEST_TIME_MS);
    const fork = worlds.fork(source.name);
    expect(fork.clock.state().mode).toBe('live');
    expect(Math.abs(fork.clock.now() - source.clock.now())).toBeLessThan(HOUR_MS / 60);
  });

  it('QA-02 can be made of the default world, whose database is a file', () => {
    enrol(worlds.default);
    const fork = worlds.fork('default');
    expect(contentsOf(fork)).toEqual(contentsOf(worlds.default));
    expect(fork.sqlite.memory).toBe(true);
  });

  it('QA-02 of a world that nobody has, or under a name that somebody has, is refused', () => {
    worlds.create({ name: 'mine' });
    expect(() => worlds.fork('nobody')).toThrow('there is no world nobody');
    expect(() => worlds.fork('default', 'mine')).toThrow('there is a world mine already');
  });
});

describe('a world that nobody uses', () => {
  it('QA-02 expires, and says when', () => {
    const world = worlds.create({ name: 'idle' });
    const expiresAt = worlds.describe(world).expiresAt ?? 0;
    elapsedMs += HOUR_MS / 2;
    expect(expiresAt - (worlds.describe(at('idle')).expiresAt ?? 0)).toBeLessThan(1_000);
    elapsedMs += HOUR_MS + 1;
    expect(worlds.find('idle')).toBeNull();
    expect(world.closed.aborted).toBe(true);
    expect(worlds.describe(worlds.default)).toMatchObject({
      expiresAt: null,
      openUrl: 'http://localhost:4000/__world/default',
    });
  });

  it('QA-02 is not used by being listed', () => {
    worlds.create({ name: 'idle' });
    elapsedMs += HOUR_MS - 1;
    expect(worlds.list()).toHaveLength(2);
    elapsedMs += 2;
    expect(worlds.list()).toHaveLength(1);
  });

  it('QA-02 gives way to others beyond the limit, the default one never', () => {
    for (let made = 0; made < 9; made += 1) worlds.create({ name: `n${made}` });
    expect(worlds.list().map(({ name }) => name)).toEqual(['default', 'n4', 'n5', 'n6', 'n7', 'n8']);
  });
});

describe('a reset', () => {
  it.each(['default', 'mine'])('QA-02 puts the world %s back to the default data, and tells its listeners', (name) => {
    if (name === 'mine') worlds.create({ name, seed: 'x', frozenAtMs: TEST_TIME_MS + 5 });
    const before = at(name);
    const fresh = contentsOf(before);
    advance(name, HOUR_MS);
    enrol(before);
    before.faults.add({ endpoint: '*', effect: { kind: 'malformed' } });
    const reset = worlds.reset(name);
    const { chance: _chance, ...rest } = contentsOf(reset);
    expect(rest).toEqual({ now: fresh.now, faults: [], rows: fresh.rows });
    expect([at(name), worlds.checkpoints(name), before.closed.aborted]).toEqual([reset, [], true]);
    if (name === 'mine') expect(reset.random.state()).toEqual(fresh.chance);
  });
});

describe('going back', () => {
  it('QA-03 returns the whole world to the moment before the time was moved', () => {
    const { name } = worlds.create();
    const beginning = contentsOf(at(name));
    enrol(at(name));
    at(name).faults.add({ endpoint: 'fetchStatus', effect: { kind: 'malformed' } });
    const before = contentsOf(at(name));
    advance(name, HOUR_MS);
    enrol(at(name));
    at(name).faults.clear();
    worlds.goBack(name);
    expect(contentsOf(at(name))).toEqual(before);
    expect(before).not.toEqual(beginning);
  });

  it('QA-03 goes further back each time, and forward again to what it left', () => {
    const { name } = worlds.create();
    const seen = [1, 2, 3].map((hours) => {
      const contents = contentsOf(at(name));
      advance(name, hours * HOUR_MS);
      enrol(at(name));
      return contents;
    });
    const present = contentsOf(at(name));
    for (const contents of seen.toReversed()) expect(contentsOf(worlds.goBack(name))).toEqual(contents);
    expect(() => worlds.goBack(name)).toThrow(
      'there is nothing further back; checkpoints that can be named: 1, 2, 3, 4',
    );
    expect(worlds.checkpoints(name).map(({ id, before }) => `${id} ${before}`)).toEqual([
      '4 clock back 3',
      '3 advance 10800000',
      '2 advance 7200000',
      '1 advance 3600000',
    ]);
    expect(contentsOf(worlds.goBack(name, 4))).toEqual(present);
    expect(() => worlds.goBack(name, 9)).toThrow('there is no checkpoint 9; there are 1, 2, 3, 4');
  });

  it('QA-03 lets one branch: the fork stays where the other went back', () => {
    const { name } = worlds.create();
    advance(name, HOUR_MS);
    const later = contentsOf(at(name));
    const fork = worlds.fork(name);
    worlds.goBack(name);
    expect([at(name).clock.now(), fork.clock.now()]).toEqual([TEST_TIME_MS, TEST_TIME_MS + HOUR_MS]);
    expect(contentsOf(fork)).toEqual(later);
    expect(worlds.checkpoints(fork.name)).toEqual([]);
    expect(() => worlds.goBack(fork.name)).toThrow('the time of this world was not moved');
  });

  it('QA-03 works on the default world, whose file is that moment from then on', () => {
    const before = contentsOf(worlds.default);
    const old = worlds.default;
    advance('default', HOUR_MS);
    enrol(worlds.default);
    worlds.goBack('default');
    expect(contentsOf(worlds.default)).toEqual(before);
    expect(worlds.default).not.toBe(old);
    expect(worlds.default.sqlite.pragma('journal_mode', { simple: true })).toBe('wal');
    enrol(worlds.default);
    const kept = contentsOf(worlds.default);
    worlds.close();
    const sqlite = openDatabase(databaseFile(folder));
    const again = openWorld({ name: 'again', sqlite, seed: 'x', platform });
    expect(contentsOf(again).rows).toEqual(kept.rows);
    again.close();
    expect(readdirSync(folder)).toEqual(['platform.sqlite']);
  });

  it('QA-03 keeps twenty checkpoints as files, which go with their world', () => {
    const { name } = worlds.create({ name: 'a b' });
    for (let moved = 0; moved < 25; moved += 1) advance(name, 1);
    const files = join(folder, 'checkpoints', 'a%20b');
    expect(readdirSync(files)).toHaveLength(20);
    expect(worlds.checkpoints(name).map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
    worlds.remove(name);
    expect(existsSync(files)).toBe(false);
  });

  it('QA-03 ends, after any moves back and forth and into forks, where replaying those that count would', () => {
    const move = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('advance' as const), hours: fc.integer({ min: 1, max: 30 }) }),
      },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('enrol' as const) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('back' as const), which: fc.nat() }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('fork' as const) }) },
    );
    type Step = { hours: number } | 'enrol';
    const take = (world: World, step: Step) =>
      step === 'enrol' ? enrol(world) : world.clock.advance(step.hours * HOUR_MS);
    fc.assert(
      fc.property(fc.array(move, { maxLength: 14 }), (moves) => {
        let { name } = worlds.create({ seed: 'property' });
        let path: Step[] = [];
        let marks = new Map<number, Step[]>();
        const mark = () => {
          const [newest] = worlds.checkpoints(name);
          if (newest && !marks.has(newest.id)) marks.set(newest.id, path);
        };
        for (const step of moves) {
          if (step.kind === 'enrol') {
            enrol(at(name));
            path = [...path, 'enrol'];
          } else if (step.kind === 'advance') {
            worlds.leaveCheckpoint(name, 'advance');
            mark();
            take(at(name), step);
            path = [...path, { hours: step.hours }];
          } else if (step.kind === 'back') {
            const ids = [...marks.keys()];
            const id = ids[step.which % ids.length];
            if (id === undefined) continue;
            worlds.goBack(name, id);
            mark();
            path = marks.get(id) ?? [];
          } else {
            const fork = worlds.fork(name);
            worlds.remove(name);
            ({ name } = fork);
            marks = new Map();
          }
        }
        const replayed = worlds.create({ seed: 'property' });
        for (const step of path) take(replayed, step);
        expect(contentsOf(at(name))).toEqual(contentsOf(replayed));
        worlds.remove(name);
        worlds.remove(replayed.name);
      }),
      { numRuns: 40 },
    );
  });
});

it('QA-02 a work that waits when its world is put back ends in an error, not in the other moment', async () => {
  const { name } = worlds.create();
  const old = at(name);
  await mintMember(old, { username: 'ana' });
  worlds.leaveCheckpoint(name, 'x');
  worlds.goBack(name);
  await expect(old.commit(() => old.sqlite.prepare('SELECT 1').get())).rejects.toThrow('not open');
});
