import { afterEach, beforeEach, expect, it } from 'vitest';
import { wheel } from './families/wheel-fixture';
import { sharedRoundsRepository } from './shared-rounds.repository';
import { openRunner, type RealRunner } from './testing/real-runner';

const DAY = '2030-01-02';
const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
const TABLE = 'wheel/010001';
const KEY = `${DAY}-1`;

let real: RealRunner;
beforeEach(() => {
  real = openRunner(wheel);
  real.world.clock.set(DAY_BEGIN);
});
afterEach(() => real.world.close());

const row = () => sharedRoundsRepository(real.world).byKey(TABLE, KEY);
/** As the file has it. */
const stored = () => real.world.sqlite.prepare('SELECT ends_at FROM shared_rounds WHERE key = ?').pluck().get(KEY);
const lay = async () =>
  real.place(await real.player(100_000), { round: KEY, family: 'wheel', bet: { round: KEY, fields: { 7: 100 } } });

it('GAME-12 a shared round is remembered as it stands: entered, closed, and over', async () => {
  expect(row()).toBeNull();
  await lay();
  const ends: unknown[] = [];
  for (let ms = 0; ms < 60_000; ms += 3_000) {
    real.world.clock.set(DAY_BEGIN + ms);
    expect(row()?.endsAt).toBe(stored());
    ends.push(row()?.endsAt);
  }
  expect(new Set(ends).size).toBeGreaterThan(2);
  expect(row()?.endsAt).toBeNull();
});

it('GAME-12 a shared round is as it was before what was undone', async () => {
  await lay();
  const before = row();
  const undone = () =>
    real.world.transaction(() => {
      if (before) sharedRoundsRepository(real.world).change({ ...before, endsAt: null });
      expect(row()?.endsAt).toBeNull();
      throw new Error('undone');
    });
  expect(undone).toThrow('undone');
  expect(row()).toEqual(before);
});
