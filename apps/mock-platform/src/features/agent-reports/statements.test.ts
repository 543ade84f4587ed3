import { BETTING_COLUMNS } from '@tonalli/contracts/agent-reports/columns';
import { expect, it } from 'vitest';
import { teamActiveRepository } from '../../rollups/team-active.repository';
import { teamBranchesRepository } from '../../rollups/team-branches.repository';
import { teamCarryRepository } from '../../rollups/team-carry.repository';
import { teamFiguresRepository } from '../../rollups/team-figures.repository';
import { teamPeopleRepository } from '../../rollups/team-people.repository';
import { teamPlayersRepository } from '../../rollups/team-players.repository';
import { plansOf } from '../../testing/query-plans';
import { createTestWorld } from '../../testing/test-world';
import { agentReportsRepository } from './agent-reports.repository';

const ASKED = { agentId: 'M000001', carriedTo: 0, from: 0, to: 1 };
/** Parts that a statement has put together, what comes in with the question, one row, and the mark's. */
const OWN =
  /^SCAN (\(?subquery-\d+\)?|json_each VIRTUAL TABLE.*|d VIRTUAL TABLE.*|CONSTANT ROW|\d+ CONSTANT ROWS?|[bsxm]|\(join-\d+\))$/;

it('AG-07 every statement of the reports of teams goes by an index, none reads a table from end to end', () => {
  const world = createTestWorld();
  const plans = plansOf(world.sqlite, () => {
    const all = [teamActiveRepository, teamCarryRepository, teamFiguresRepository, teamPeopleRepository];
    for (const prepare of [...all, teamPlayersRepository, agentReportsRepository]) prepare(world);
    for (const by of BETTING_COLUMNS)
      for (const descending of [true, false])
        teamBranchesRepository(world).page(
          { ...ASKED, isAgent: null, name: null },
          { by, descending },
          { after: null, limit: 1 },
        );
  });
  expect(plans.size).toBeGreaterThan(30);
  const steps = [...plans].flatMap(([text, plan]) => plan.split('\n').map((step) => ({ text, step })));
  for (const { text, step } of steps.filter(({ step: each }) => /^SCAN /.test(each))) expect(step, text).toMatch(OWN);
  const read = steps.map(({ step }) => step).join('\n');
  for (const index of [
    /team_days USING INDEX \w+ \(agent_id=\? AND day>\? AND day<\?\)/,
    /team_branch_days USING INDEX \w+ \(agent_id=\? AND day>\? AND day<\?\)/,
    /team_active_days USING (COVERING )?INDEX \w+ \(agent_id=\? AND day>\? AND day<\?\)/,
    /p USING INDEX team_player_months_loss \(agent_id=\? AND month=\? AND \(loss_minor,member_id\)<\(\?,\?\)\)/,
    /d USING INDEX \w*play_days\w* \(member_id=\? AND day>\? AND day<\?\)/,
    /play_slots USING INDEX play_slots_slot \(slot>\? AND slot<\?\)/,
    /cash_slots USING INDEX cash_slots_slot \(slot>\?/,
    /entries_account \(account_id=\? AND at>\? AND at<\?\)/,
    /member_tree USING INDEX member_tree_dated \(ancestor_id=\?\)/,
  ])
    expect(read).toMatch(index);
  world.close();
});
