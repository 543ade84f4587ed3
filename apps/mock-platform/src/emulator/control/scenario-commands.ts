import type { SCENARIO_COMMANDS } from '@tonalli/qa/scenarios';
import { systemNow, toIso } from '../../clock/system-time';
import { journalOf } from '../journal/journal-part';
import { APPLIED_SCENARIOS } from '../scenarios/applied-scenarios';
import { applyScenarios, withLinks } from '../scenarios/apply-scenarios';
import { keepScenario } from '../scenarios/files/keep-scenario';
import { readScenario, ScenarioFileError } from '../scenarios/files/read-scenario';
import { readOwn } from '../scenarios/files/scenario-folders';
import { writeScenario } from '../scenarios/files/write-scenario';
import { bundledScenarios } from '../scenarios/registry';
import { OWN_GROUP, type Scenario } from '../scenarios/scenario';
import { type CommandVerbs, ControlFailure, type ControlParts, knownName } from './command';

/** One of a tester's own stands before one of the platform's with the same name. */
function allScenarios({ scenariosDir }: ControlParts): Scenario[] {
  const own = readOwn(scenariosDir);
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...bundledScenarios().filter(({ name }) => !names.has(name))];
}

function scenarioNamed(known: readonly Scenario[], name: string): Scenario {
  const found = known.find((scenario) => scenario.name === name);
  if (found) return found;
  knownName(
    name,
    known.map((scenario) => scenario.name),
  );
  throw new RangeError(`no scenario ${name}`);
}

const viewOf = ({ name, group, title, description, lookAt }: Scenario) => {
  return { name, group, title, description, lookAt: [...lookAt] };
};

/** What is wrong with a file is told to whoever wrote it. */
function tellingOfFiles<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ScenarioFileError) throw new ControlFailure(error.message);
    throw error;
  }
}

export const scenarioVerbs: CommandVerbs<typeof SCENARIO_COMMANDS> = {
  listScenarios: ({ parts }) => allScenarios(parts).map(viewOf),
  describeScenario: ({ parts, input }) => viewOf(scenarioNamed(allScenarios(parts), input.name)),
  applyScenarios({ world, parts, input: { names, files = {} } }) {
    const known = allScenarios(parts);
    const { openUrl } = parts.worlds.describe(world);
    return tellingOfFiles(() => {
      const chosen = names.map((name) => {
        const text = Object.hasOwn(files, name) ? files[name] : undefined;
        return text === undefined ? scenarioNamed(known, name) : readScenario({ file: name, text, group: OWN_GROUP });
      });
      return withLinks(applyScenarios(parts.worlds, world, chosen), openUrl);
    });
  },
  saveScenario({ world, parts, input: { from = 1, keep = false, ...input } }) {
    const name = input.name ?? `saved-${toIso(systemNow()).slice(0, 19).replaceAll(/\D/g, '-')}`;
    const entries = journalOf(world)
      .entries()
      .filter(({ seq }) => seq >= from)
      .toSorted((a, b) => a.seq - b.seq);
    const known = allScenarios(parts);
    const written = writeScenario(world, { title: input.title ?? name, entries, known });
    return { name, ...written, writtenTo: keep ? keepScenario(parts.scenariosDir, { name, ...written }) : null };
  },
  listAccounts: ({ world, parts: { worlds } }) =>
    withLinks(world.settings.get(APPLIED_SCENARIOS), worlds.describe(world).openUrl),
};
