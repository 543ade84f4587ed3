import { expect, it } from 'vitest';
import { plansOf } from '../../testing/query-plans';
import { createTestWorld } from '../../testing/test-world';
import { teamRepository } from './team.repository';

it("AG-07 begins at the agent's downline and reads bets and balances by index, none from end to end", () => {
  const world = createTestWorld();
  const plans = [...plansOf(world.sqlite, () => void teamRepository(world)).values()];
  expect(plans).toHaveLength(3);
  for (const plan of plans) {
    expect(plan).not.toMatch(/\bSCAN\b/);
    const [first] = plan.split('\n').filter((step) => step.startsWith('SEARCH'));
    expect(first).toMatch(/^SEARCH t USING (COVERING )?INDEX \w+ \(ancestor_id=\?/);
  }
  expect(plans.join('\n')).toMatch(/SEARCH b USING INDEX bets_member \(member_id=\? AND at>\? AND at<\?\)/);
  expect(plans.join('\n')).toMatch(/SEARCH a USING INDEX accounts_owner_kind \(owner_id=\? AND kind=\?\)/);
  world.close();
});
