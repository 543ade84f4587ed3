import { expect, it } from 'vitest';
import { downlineRepository } from '../../people/downline.repository';
import { playRollups } from '../../rollups/play.repository';
import { plansOf } from '../../testing/query-plans';
import { createTestWorld } from '../../testing/test-world';
import { playedRepository } from '../../wagering/played.repository';
import { teamRepository } from './team.repository';

it("AG-07 begins at the agent's downline and reads bets and balances by index, none from end to end", () => {
  const world = createTestWorld();
  const all = plansOf(world.sqlite, () => {
    for (const prepare of [downlineRepository, teamRepository, playRollups, playedRepository]) prepare(world);
  });
  const plans = [...all].filter(([text]) => text.includes('@agentId')).map(([, plan]) => plan);
  expect(plans).toHaveLength(5);
  const read = plans.flatMap((plan) => plan.split('\n')).filter((step) => /^(SEARCH|SCAN) /.test(step));
  // What comes in with the question, and the answer's own parts put together, are read whole.
  const own = /^SCAN (\(subquery-\d+\)|json_each VIRTUAL TABLE)/;
  for (const step of read.filter((each) => !own.test(each))) expect(step).toMatch(/^SEARCH /);
  const steps = read.join('\n');
  expect(steps).toMatch(/^SEARCH (t|member_tree) USING (COVERING )?INDEX \w+ \(ancestor_id=\?/m);
  expect(steps).toMatch(/SEARCH d USING INDEX sqlite_autoindex_play_days_1 \(member_id=\? AND day>\? AND day<\?\)/);
  expect(steps).toMatch(/SEARCH play_slots USING INDEX play_slots_slot \(slot>\? AND slot<\?\)/);
  expect(steps).toMatch(/SEARCH bets USING INDEX bets_open \(at>\? AND at<\?\)/);
  expect(steps).toMatch(/SEARCH a USING INDEX accounts_owner_kind \(owner_id=\? AND kind=\?\)/);
  world.close();
});
