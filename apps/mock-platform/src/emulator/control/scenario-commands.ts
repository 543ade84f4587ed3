import type { SCENARIO_COMMANDS } from '@tonalli/qa/scenarios';
import { APPLIED_SCENARIOS } from '../scenarios/applied-scenarios';
import { applyScenarios, withLinks } from '../scenarios/apply-scenarios';
import { SCENARIOS } from '../scenarios/registry';
import type { Scenario } from '../scenarios/scenario';
import { type CommandVerbs, knownName } from './command';

const NAMES = SCENARIOS.map(({ name }) => name);

function scenarioOf(name: string) {
  const known = knownName(name, NAMES);
  const found = SCENARIOS.find((scenario) => scenario.name === known);
  if (!found) throw new RangeError(`no scenario ${name}`);
  return found;
}

const viewOf = ({ name, group, title, description, lookAt }: Scenario) => {
  return { name, group, title, description, lookAt: [...lookAt] };
};

export const scenarioVerbs: CommandVerbs<typeof SCENARIO_COMMANDS> = {
  listScenarios: () => SCENARIOS.map(viewOf),
  describeScenario: ({ input }) => viewOf(scenarioOf(input.name)),
  applyScenarios({ world, parts: { worlds }, input }) {
    const { openUrl } = worlds.describe(world);
    return withLinks(applyScenarios(worlds, world, input.names.map(scenarioOf)), openUrl);
  },
  listAccounts: ({ world, parts: { worlds } }) =>
    withLinks(world.settings.get(APPLIED_SCENARIOS), worlds.describe(world).openUrl),
};
