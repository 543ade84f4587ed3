import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrateDatabase } from '../sqlite/migrations';
import { openDatabase } from '../sqlite/open-database';
import { openWorld } from '../world/open-world';
import { consumers, fell, heardBy, listening, rose } from './outbox-fixture';

describe('a fact that is told', () => {
  it('R1 reaches each of its consumers once, right after COMMIT, before the caller goes on', () => {
    const world = listening();
    const order: string[] = [];
    world.transaction(() => {
      world.outbox.tell(rose, { step: 1 });
      world.outbox.tell(fell, { step: 2 });
      order.push(`told, heard by ${heardBy(world, 'letters').length}`);
    });
    expect(order).toEqual(['told, heard by 0']);
    expect([heardBy(world, 'letters'), heardBy(world, 'board')]).toEqual([
      ['level.rose 1', 'level.fell 2'],
      ['level.rose 1'],
    ]);
    expect([world.clock.pending(), world.clock.drainAll()]).toEqual([[], 0]);
  });

  it('R1 reaches them before the answers of its group commit leave', async () => {
    const world = listening();
    const heard = await Promise.all(
      [1, 2].map((step) =>
        world.commit(() => world.outbox.tell(rose, { step })).then(() => heardBy(world, 'board').length),
      ),
    );
    expect(heard).toEqual([2, 2]);
  });

  it('R1 is undone with what it tells of, and cannot be told outside of it', () => {
    const world = listening();
    const undone = () =>
      world.transaction(() => {
        world.outbox.tell(rose, { step: 1 });
        throw new Error('undo');
      });
    expect(undone).toThrow('undo');
    world.transaction(() => {
      expect(undone).toThrow('undo');
      world.outbox.tell(rose, { step: 2 });
    });
    expect(() => world.outbox.tell(rose, { step: 3 })).toThrow('level.rose is told outside of a transaction');
    expect(heardBy(world, 'board')).toEqual(['level.rose 2']);
  });

  it('R1 that a job tells of is heard at the time of that job, before what is due later', () => {
    const world = listening({
      later: [
        ...consumers(),
        {
          name: 'chain',
          fact: fell,
          handler: ({ outbox }) => outbox.tell(rose, { step: 9 }),
        },
      ],
    });
    world.transaction(() => world.outbox.tell(fell, { step: 1 }));
    expect(heardBy(world, 'letters')).toEqual(['level.fell 1', 'level.rose 9']);
    expect(world.sqlite.prepare('SELECT DISTINCT at FROM heard').pluck().all()).toEqual([100]);
  });
});

describe('a consumer that fails', () => {
  it('R1 QA-03 undoes nothing but its own work, holds up nobody else, and goes on in order once it is run again', async () => {
    let down = true;
    const world = listening({
      later: consumers((consumer, step) => {
        if (down && consumer === 'letters' && step === 1) throw new Error('no paper');
      }),
    });
    world.sqlite.exec('CREATE TABLE levels (step INTEGER)');
    for (const step of [1, 2]) {
      world.transaction(() => {
        world.sqlite.prepare('INSERT INTO levels VALUES (?)').run(step);
        world.outbox.tell(rose, { step });
      });
    }
    expect(world.sqlite.prepare('SELECT count(*) FROM levels').pluck().get()).toBe(2);
    expect([heardBy(world, 'letters'), heardBy(world, 'board')]).toEqual([[], ['level.rose 1', 'level.rose 2']]);
    expect(world.clock.failed()).toMatchObject([
      { kind: 'later.letters', payload: { fact: 'level.rose', payload: { step: 1 } }, error: 'no paper' },
    ]);
    down = false;
    expect(await world.clock.retryFailed()).toBe(1);
    expect(heardBy(world, 'letters')).toEqual(['level.rose 1', 'level.rose 2']);
  });

  it('R1 throws nothing at whoever told of the fact, also where failures are thrown on', async () => {
    const thrown: unknown[] = [];
    const listeners = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.once('uncaughtException', (error) => thrown.push(error));
    onTestFinished(() => {
      for (const listener of listeners) process.on('uncaughtException', listener);
    });
    const world = openWorld({
      name: 'strict',
      sqlite: listening().sqlite,
      seed: 'strict',
      platform: { merchant: { code: 'TONALLI', key: '' }, publicUrl: 'http://127.0.0.1' },
      later: consumers(() => {
        throw new Error('no paper');
      }),
    });
    expect(await world.commit(() => world.outbox.tell(rose, { step: 1 }))).toBeUndefined();
    await new Promise((resolve) => setImmediate(resolve));
    expect(thrown).toMatchObject([{ message: 'no paper' }]);
  });

  it('R1 that reacts twice to one fact is refused when the world is opened', () => {
    expect(() => listening({ later: [...consumers(), ...consumers()] })).toThrow(
      'letters reacts to level.rose already',
    );
  });
});

it('R1 a crash between COMMIT and the reactions loses none and repeats none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const open = (file: string, later = consumers()) => {
    const sqlite = openDatabase(join(folder, file));
    migrateDatabase(sqlite);
    const world = listening({ sqlite, later });
    onTestFinished(() => world.close());
    return world;
  };
  // What the disk has at this instant, which is all that a crash leaves.
  const copyDisk = (to: string) => {
    for (const suffix of ['', '-wal']) {
      const file = join(folder, `running${suffix}`);
      if (existsSync(file)) copyFileSync(file, join(folder, `${to}${suffix}`));
    }
  };
  const moments: string[] = [];
  const running = open(
    'running',
    consumers((consumer, step) => {
      moments.push(`${consumer}-${step}`);
      copyDisk(`${consumer}-${step}`);
    }),
  );
  running.transaction(() => {
    running.outbox.tell(rose, { step: 1 });
    running.outbox.tell(rose, { step: 2 });
  });
  expect(moments).toEqual(['letters-1', 'board-1', 'letters-2', 'board-2']);
  const all = ['level.rose 1', 'level.rose 2'];
  for (const [index, moment] of moments.entries()) {
    const crashed = open(moment);
    expect(heardBy(crashed, 'letters').length + heardBy(crashed, 'board').length).toBe(index);
    crashed.clock.drain();
    expect([heardBy(crashed, 'letters'), heardBy(crashed, 'board')]).toEqual([all, all]);
  }
});

/** Steps of a history: facts told and kept or undone, consumers that fail from then on or work again, crashes, retries. */
const step = fc.oneof(
  fc.record({ do: fc.constant('tell' as const), facts: fc.array(fc.boolean(), { maxLength: 3 }), undo: fc.boolean() }),
  fc.record({ do: fc.constantFrom('break' as const, 'mend' as const), consumer: fc.constantFrom('letters', 'board') }),
  fc.constantFrom({ do: 'crash' } as const, { do: 'retry' } as const, { do: 'later' } as const),
);

it('R1 whatever fails and whenever the process dies, each consumer hears of every fact that was committed, in order, once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const down = new Set<string>();
      const later = consumers((consumer) => {
        if (down.has(consumer)) throw new Error(`${consumer} is down`);
      });
      const expected: Record<'letters' | 'board', string[]> = { letters: [], board: [] };
      let world = listening({ later });
      let count = 0;
      for (const wanted of steps) {
        if (wanted.do === 'tell') {
          const told = wanted.facts.map((isRise) => ({ fact: isRise ? rose : fell, step: count++ }));
          const work = () => {
            for (const { fact, step: number } of told) world.outbox.tell(fact, { step: number });
            if (wanted.undo) throw new Error('undo');
          };
          if (wanted.undo) expect(() => world.transaction(work)).toThrow('undo');
          else {
            world.transaction(work);
            const lines = told.map(({ fact, step: number }) => `${fact.name} ${number}`);
            expected.letters.push(...lines);
            expected.board.push(...lines.filter((line) => line.startsWith(rose.name)));
          }
        } else if (wanted.do === 'break') down.add(wanted.consumer);
        else if (wanted.do === 'mend') down.delete(wanted.consumer);
        else if (wanted.do === 'retry') await world.clock.retryFailed();
        else if (wanted.do === 'later') world.clock.advance(10);
        else world = listening({ sqlite: openDatabase(world.sqlite.serialize()), later });
        for (const consumer of ['letters', 'board'] as const) {
          const heard = heardBy(world, consumer);
          expect(heard).toEqual(expected[consumer].slice(0, heard.length));
        }
      }
      down.clear();
      await world.clock.retryFailed();
      expect({ letters: heardBy(world, 'letters'), board: heardBy(world, 'board') }).toEqual(expected);
      expect([world.clock.pending(), world.clock.failed()]).toEqual([[], []]);
      world.close();
    }),
    { numRuns: 60 },
  );
});
