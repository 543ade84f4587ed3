import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBreak } from '../features/breaks';
import { openDatabase } from '../sqlite/open-database';
import type { OpenWorld } from '../world/open-world';
import { ladder } from './families/ladder-fixture';
import { mines } from './families/mines-fixture';
import { codeOf, openRunner, type RealRunner } from './testing/real-runner';

let real: RealRunner;
let world: OpenWorld;
let ana: string;
beforeEach(async () => {
  real = openRunner(mines, ladder);
  world = real.world;
  ana = await real.player(10_000);
});
afterEach(() => {
  expect(world.ledger.audit().findings).toEqual([]);
  world.close();
});

const MINES = { family: 'mines', bet: { bombs: 3, stakeMinor: 1_000 } };
/** Refunded by an exclusion, as a bet whose event has not begun. */
const LADDER = { family: 'ladder', bet: { unitMinor: 1_000, rungs: 3 } };
const open = () => world.sqlite.prepare('SELECT count(*) FROM round_progress WHERE is_over = 0').pluck().get();

describe('rounds of a member who takes a break', () => {
  it('RG-03 of an exclusion end as their games say, and none goes on', () => {
    real.place(ana, { round: 'a', ...LADDER });
    const { roundId } = real.place(ana, { round: 'b', ...MINES });
    startBreak(world, ana, '6m');
    expect([open(), real.balance(ana)]).toEqual([0, 10_000]);
    expect(codeOf(() => real.step(ana, roundId, { no: 0, input: { do: 'cash-out' } }))).toBe('STEP_INVALID');
    expect(codeOf(() => real.place(ana, { round: 'c', ...MINES }))).toBe('ACCOUNT_ON_BREAK');
  });

  it('RG-03 of a time-out finish by the printed rule, and what an exclusion would refund stands without what it held', () => {
    real.place(ana, { round: 'a', ...LADDER });
    real.place(ana, { round: 'b', ...MINES });
    startBreak(world, ana, '24h');
    const standing = world.sqlite.prepare('SELECT round_id FROM round_progress WHERE is_over = 0').pluck().all();
    expect(standing).toEqual([`${ana}-a`]);
    expect(real.balance(ana)).toBe(9_000);
  });

  it('RG-03 that stand through a time-out take no step of the member', () => {
    const { roundId } = real.place(ana, { round: 'a', ...LADDER });
    startBreak(world, ana, '7d');
    expect(codeOf(() => real.step(ana, roundId, { no: 0, input: 'stop' }))).toBe('ACCOUNT_ON_BREAK');
  });

  it('RG-03 after a restart there is the whole break or nothing of it', () => {
    real.place(ana, { round: 'b', ...MINES });
    const before = openDatabase(world.sqlite.serialize());
    startBreak(world, ana, '6m');
    const after = openDatabase(world.sqlite.serialize());
    const seen = [before, after].map((database) => [
      database.prepare('SELECT count(*) FROM round_progress WHERE is_over = 0').pluck().get(),
      database.prepare('SELECT count(*) FROM break_events').pluck().get(),
      database.prepare('SELECT count(*) FROM member_protection').pluck().get(),
    ]);
    expect(seen).toEqual([
      [1, 0, 0],
      [0, 1, 1],
    ]);
    for (const database of [before, after]) database.close();
  });
});
