import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../sqlite/open-database';
import { TEST_TIME_MS } from '../../testing/test-time';
import type { World } from '../../world/world';
import { mintMember } from '../control/mint-member';
import { faultsOf } from '../faults/fault-list';
import { databaseFile } from './database-location';
import { openEmulatedWorld } from './open-emulated-world';
import { contentsOf, enrol, FIXTURE_PLATFORM, HOUR_MS, worldsPerTest } from './worlds-fixture';

const fixture = worldsPerTest();

describe('going back', () => {
  it('QA-03 returns the whole world to the moment before the time was moved', () => {
    const { name } = fixture.worlds.create();
    const beginning = contentsOf(fixture.at(name));
    enrol(fixture.at(name));
    faultsOf(fixture.at(name)).add({ endpoint: 'fetchStatus', effect: { kind: 'malformed' } });
    const before = contentsOf(fixture.at(name));
    fixture.advance(name, HOUR_MS);
    enrol(fixture.at(name));
    faultsOf(fixture.at(name)).clear();
    fixture.worlds.goBack(name);
    expect(contentsOf(fixture.at(name))).toEqual(before);
    expect(before).not.toEqual(beginning);
  });

  it('QA-03 goes further back each time, and forward again to what it left', () => {
    const { name } = fixture.worlds.create();
    const seen = [1, 2, 3].map((hours) => {
      const contents = contentsOf(fixture.at(name));
      fixture.advance(name, hours * HOUR_MS);
      enrol(fixture.at(name));
      return contents;
    });
    const present = contentsOf(fixture.at(name));
    for (const contents of seen.toReversed()) expect(contentsOf(fixture.worlds.goBack(name))).toEqual(contents);
    expect(() => fixture.worlds.goBack(name)).toThrow(
      'there is nothing further back; checkpoints that can be named: 1, 2, 3, 4',
    );
    expect(fixture.worlds.checkpoints(name).map(({ id, before }) => `${id} ${before}`)).toEqual([
      '4 clock back 3',
      '3 advance 10800000',
      '2 advance 7200000',
      '1 advance 3600000',
    ]);
    expect(contentsOf(fixture.worlds.goBack(name, 4))).toEqual(present);
    expect(() => fixture.worlds.goBack(name, 9)).toThrow('there is no checkpoint 9; there are 1, 2, 3, 4');
  });

  it('QA-03 lets one branch: the fork stays where the other went back', () => {
    const { name } = fixture.worlds.create();
    fixture.advance(name, HOUR_MS);
    const later = contentsOf(fixture.at(name));
    const fork = fixture.worlds.fork(name);
    fixture.worlds.goBack(name);
    expect([fixture.at(name).clock.now(), fork.clock.now()]).toEqual([TEST_TIME_MS, TEST_TIME_MS + HOUR_MS]);
    expect(contentsOf(fork)).toEqual(later);
    expect(fixture.worlds.checkpoints(fork.name)).toEqual([]);
    expect(() => fixture.worlds.goBack(fork.name)).toThrow('the time of this world was not moved');
  });

  it('QA-03 works on the default world, whose file is that moment from then on', () => {
    const before = contentsOf(fixture.worlds.default);
    const old = fixture.worlds.default;
    fixture.advance('default', HOUR_MS);
    enrol(fixture.worlds.default);
    fixture.worlds.goBack('default');
    expect(contentsOf(fixture.worlds.default)).toEqual(before);
    expect(fixture.worlds.default).not.toBe(old);
    expect(fixture.worlds.default.sqlite.pragma('journal_mode', { simple: true })).toBe('wal');
    enrol(fixture.worlds.default);
    const kept = contentsOf(fixture.worlds.default);
    fixture.worlds.close();
    const sqlite = openDatabase(databaseFile(fixture.folder));
    const again = openEmulatedWorld({ name: 'again', sqlite, seed: 'x', platform: FIXTURE_PLATFORM });
    expect(contentsOf(again).rows).toEqual(kept.rows);
    again.close();
    expect(readdirSync(fixture.folder)).toEqual(['platform.sqlite']);
  });

  it('QA-03 keeps twenty checkpoints as files, which go with their world', () => {
    const { name } = fixture.worlds.create({ name: 'a b' });
    for (let moved = 0; moved < 25; moved += 1) fixture.advance(name, 1);
    const files = join(fixture.folder, 'checkpoints', 'a%20b');
    expect(readdirSync(files)).toHaveLength(20);
    expect(fixture.worlds.checkpoints(name).map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, index) => 25 - index),
    );
    fixture.worlds.remove(name);
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
        let { name } = fixture.worlds.create({ seed: 'property' });
        let path: Step[] = [];
        let marks = new Map<number, Step[]>();
        const mark = () => {
          const [newest] = fixture.worlds.checkpoints(name);
          if (newest && !marks.has(newest.id)) marks.set(newest.id, path);
        };
        for (const step of moves) {
          if (step.kind === 'enrol') {
            enrol(fixture.at(name));
            path = [...path, 'enrol'];
          } else if (step.kind === 'advance') {
            fixture.worlds.leaveCheckpoint(name, 'advance');
            mark();
            take(fixture.at(name), step);
            path = [...path, { hours: step.hours }];
          } else if (step.kind === 'back') {
            const ids = [...marks.keys()];
            const id = ids[step.which % ids.length];
            if (id === undefined) continue;
            fixture.worlds.goBack(name, id);
            mark();
            path = marks.get(id) ?? [];
          } else {
            const fork = fixture.worlds.fork(name);
            fixture.worlds.remove(name);
            ({ name } = fork);
            marks = new Map();
          }
        }
        const replayed = fixture.worlds.create({ seed: 'property' });
        for (const step of path) take(replayed, step);
        expect(contentsOf(fixture.at(name))).toEqual(contentsOf(replayed));
        expect(replayed.ledger.audit().findings).toEqual([]);
        fixture.worlds.remove(name);
        fixture.worlds.remove(replayed.name);
      }),
      { numRuns: 40 },
    );
  });
});

it('QA-02 a work that waits when its world is put back ends in an error, not in the other moment', async () => {
  const { name } = fixture.worlds.create();
  const old = fixture.at(name);
  await mintMember(old, { username: 'ana' });
  fixture.worlds.leaveCheckpoint(name, 'x');
  fixture.worlds.goBack(name);
  await expect(old.commit(() => old.sqlite.prepare('SELECT 1').get())).rejects.toThrow('not open');
});
