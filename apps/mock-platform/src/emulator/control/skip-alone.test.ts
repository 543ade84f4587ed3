import { createControlClient } from '@tonalli/qa/client';
import { describe, expect, it } from 'vitest';
import { servePlatform } from '../../testing/stage';

/** Every table that players share, and lotteries of an hour, of a day and of a week; none of it read from the code under test. */
const TABLES = [
  ...(['crash', 'live-baccarat', 'live-blackjack', 'live-roulette', 'dragon-tiger', 'money-wheel'] as const),
  ...(['sic-bo', 'no-commission-baccarat', 'speed-baccarat', 'speed-roulette', 'speed-sic-bo'] as const),
] as const;
const LOTTERIES = ['five-1', 'keno-1', 'vn-north', 'six-mark'] as const;

const platform = await servePlatform({ seed: 'light' });

/** A world that stands just behind midnight of its operator, while tables and lotteries take bets. */
function steered() {
  const world = platform.worlds.create({ frozenAtMs: Date.UTC(2030, 0, 2, 6, 0, 2) });
  const { run } = createControlClient({ url: platform.url, world: world.name });
  const jobs = () => world.clock.pending().map(({ kind, key, dueAt }) => `${kind} ${key} ${dueAt}`);
  async function all() {
    const tables = await Promise.all(TABLES.map(async (nodeId) => [nodeId, await run('showTable', { nodeId })]));
    const draws = await Promise.all(LOTTERIES.map(async (code) => [code, await run('showDraws', { code })]));
    return Object.fromEntries([...tables, ...draws]) as Record<string, unknown>;
  }
  return { world, run, all, jobs };
}

describe('the next phase of one', () => {
  it.each(TABLES)(
    'QA-15 table of %s begins at once, and moves neither time nor another table nor a draw',
    async (nodeId) => {
      const { world, run, all, jobs } = steered();
      const [before, due, now] = [await all(), jobs(), world.clock.now()];
      expect(before[nodeId]).toMatchObject({ round: { takesBets: true } });
      await run('skipTablePhase', { nodeId });
      const after = await all();
      expect(after[nodeId]).toMatchObject({ round: { takesBets: false } });
      expect({ ...after, [nodeId]: null }).toEqual({ ...before, [nodeId]: null });
      expect(world.clock.now()).toBe(now);
      // Whatever was to come at its hour still does; nothing is new but the table's own next phase.
      const later = jobs();
      expect(due.filter((job) => !later.includes(job))).toEqual([]);
      expect(later.filter((job) => !due.includes(job)).every((job) => job.includes(nodeId))).toBe(true);
    },
  );

  it.each(LOTTERIES)(
    'QA-15 draw of %s is closed at once, and moves neither time nor a table nor another draw',
    async (code) => {
      const { world, run, all, jobs } = steered();
      const [before, due, now] = [await all(), jobs(), world.clock.now()];
      expect(before[code]).toMatchObject({ draws: [{ state: 'OPEN' }, {}, {}, {}] });
      await run('skipToDraw', { code });
      const after = await all();
      expect(after[code]).toMatchObject({ draws: [{ state: 'CLOSED' }, {}, {}, {}] });
      expect({ ...after, [code]: null }).toEqual({ ...before, [code]: null });
      expect(world.clock.now()).toBe(now);
      const later = jobs();
      expect(due.filter((job) => !later.includes(job))).toEqual([]);
      expect(later.filter((job) => !due.includes(job)).every((job) => job.includes(code))).toBe(true);
    },
  );
});
