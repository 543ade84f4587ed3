import type { SlipLeg } from '@tonalli/contracts/sports-bets/shapes';
import { expect, it } from 'vitest';
import { auditSlips } from './audit-slips';
import { MATCH_MS, serveSlips } from './sports-bets-fixture';

const stage = await serveSlips();

const legs = [1, 2, 3].map(
  (number): SlipLeg => ({
    ...{ event: `2026-01-15-00${number}`, type: 'matchResult', key: 'match', selection: 'home' },
    ...{ oddsMilli: 2_000, version: 1 },
  }),
);

it('QA-09 GAME-05 finds a slip that paid another amount than its legs make, and one that is filed wrongly', async () => {
  const script = stage.script();
  for (const leg of legs) {
    script.event(leg.event, stage.world.clock.now() + MATCH_MS);
    script.price(leg, { oddsMilli: 2_000 });
  }
  const ana = await stage.player();
  await ana.placed(legs, { form: { kind: 'system', size: 2 } });
  await ana.placed(legs);
  for (const [place, result] of (['WON', 'HALF_LOST', 'WON'] as const).entries())
    if (legs[place]) script.result(legs[place], result);
  stage.decide(...legs.map(({ event }) => event));
  const { sqlite } = stage.world;
  expect(auditSlips(sqlite)).toEqual([]);
  const change = (from: string, to: string) =>
    sqlite.prepare('UPDATE round_progress SET state = replace(state, ?, ?)').run(from, to);
  change('"HALF_LOST"', '"VOID"');
  sqlite.exec("UPDATE sports_slips SET kind = 'OPEN' WHERE id = 1");
  // 10.00 on each pair: 2·½ + 2·2 + ½·2 times was paid, 2·1 + 2·2 + 1·2 would be right by now; of all three 2 and 4.
  expect(auditSlips(sqlite).map(({ line }) => line)).toEqual([
    'slip 1 paid 6000 for what was not sold of it, its legs make 8000',
    'slip 1 is over and filed as OPEN',
    'slip 2 paid 2000 for what was not sold of it, its legs make 4000',
  ]);
  change('"VOID"', '"HALF_LOST"');
  sqlite.exec("UPDATE sports_slips SET kind = 'SETTLED' WHERE id = 1");
});
