import { expect, it } from 'vitest';
import { serveWorlds } from '../../testing/stage';
import { progressRepository } from './missions.repository';

/** More than is remembered. */
const ROWS = 50_100;
const stage = await serveWorlds();

const window = (windowFrom: number) => ({ memberId: 'ana', missionId: 'cinco', windowFrom });
const windows = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => window(first + index));

it('MEM-13 knows how far every window is, also while the memory of rows is full and starts over', () => {
  stage.world.sqlite.exec(`
    WITH RECURSIVE every(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM every WHERE n < ${ROWS})
    INSERT INTO mission_progress (member_id, mission_id, window_from, value, seen) SELECT 'ana', 'cinco', n, n, '[]' FROM every`);
  const store = progressRepository(stage.world);
  store.reached(windows(1, ROWS - 150));
  const values = store.reached(windows(ROWS - 149, ROWS)).map((reached) => reached?.value);
  expect(values).toEqual(windows(ROWS - 149, ROWS).map(({ windowFrom }) => windowFrom));
});
