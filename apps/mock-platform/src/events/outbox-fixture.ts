import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { emptyDatabase } from '../clock/clock-fixture';
import { type OpenWorld, openWorld } from '../world/open-world';
import type { World } from '../world/world';
import type { LaterReaction } from './outbox';

export const rose = { name: 'level.rose', schema: z.object({ step: z.int() }) };
export const fell = { name: 'level.fell', schema: z.object({ step: z.int() }) };

/** Consumers that write down what they heard, and when. `letters` hears of both facts, `board` of rises alone. */
export function consumers(meanwhile: (consumer: string, step: number) => void = () => undefined) {
  const hears = (name: string, fact: typeof rose): LaterReaction<World, { step: number }> => ({
    name,
    fact,
    handler({ sqlite, clock }, { step }) {
      sqlite.prepare('INSERT INTO heard VALUES (?, ?, ?)').run(name, `${fact.name} ${step}`, clock.now());
      meanwhile(name, step);
    },
  });
  return [hears('letters', rose), hears('board', rose), hears('letters', fell)];
}

export interface Listening {
  sqlite?: Database;
  later?: readonly LaterReaction<World>[];
}

/** A world, frozen at 100 when new, whose consumers keep what they heard in the table `heard`. Failures stay with their jobs. */
export function listening({ sqlite = emptyDatabase(), later = consumers() }: Listening = {}): OpenWorld {
  sqlite.exec('CREATE TABLE IF NOT EXISTS heard (consumer TEXT, what TEXT, at INTEGER)');
  const world = openWorld({
    name: 'listening',
    sqlite,
    seed: 'listening',
    platform: { merchant: { code: 'TONALLI', key: '' }, publicUrl: 'http://127.0.0.1' },
    later,
    elapsedNow: () => 0,
    onJobFailure: () => undefined,
  });
  if (world.clock.state().mode === 'live') world.clock.freeze(100);
  return world;
}

export const heardBy = ({ sqlite }: World, consumer: string) =>
  sqlite.prepare<[string], string>('SELECT what FROM heard WHERE consumer = ? ORDER BY rowid').pluck().all(consumer);
