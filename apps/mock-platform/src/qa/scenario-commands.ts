import type { SCENARIO_COMMANDS } from '@tonalli/contracts/qa/scenarios';
import { applyScenarios, withLinks } from '../scenarios/apply-scenarios';
import { SCENARIOS } from '../scenarios/registry';
import { type CommandVerbs, knownName } from './command';

const NAMES = SCENARIOS.map(({ name }) => name);

function scenarioOf(name: string) {
  const known = knownName(name, NAMES);
  const found = SCENARIOS.find((scenario) => scenario.name === known);
  if (!found) throw new RangeError(`no scenario ${name}`);
  return found;
}

export const scenarioVerbs: CommandVerbs<typeof SCENARIO_COMMANDS> = {
  listScenarios: () =>
    SCENARIOS.map(({ name, group, title, description, lookAt }) => ({
      name,
      group,
      title,
      description,
      lookAt: [...lookAt],
    })),
  applyScenarios({ world, parts: { worlds }, input }) {
    const { openUrl } = worlds.describe(world);
    return withLinks(applyScenarios(worlds, world, input.names.map(scenarioOf)), openUrl);
  },
  listAccounts: ({ world, parts: { worlds } }) =>
    withLinks(world.settings.get('scenarios'), worlds.describe(world).openUrl),
};
