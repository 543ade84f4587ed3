import type { SCENARIO_COMMANDS } from '@tonalli/contracts/qa/scenarios';
import { applyScenarios } from '../scenarios/apply-scenarios';
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
  applyScenarios: ({ world, parts, input }) => applyScenarios(parts.worlds, world, input.names.map(scenarioOf)),
  listAccounts: ({ world }) => world.settings.get('scenarios'),
};
