import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dataFolder } from '../../../kernel/data/data-files';
import { OWN_GROUP, SCENARIO_GROUPS, type Scenario } from '../scenario';
import { readScenario, SCENARIO_FILE, ScenarioFileError } from './read-scenario';

export const scenariosFolder = (): string => join(dataFolder(), 'scenarios');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SCENARIO_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Those that come with the platform, by the folder of their group. Throws what is wrong with one. */
export const readBundled = (): Scenario[] =>
  SCENARIO_GROUPS.flatMap((group) => {
    const folder = join(scenariosFolder(), group);
    if (!existsSync(folder)) return [];
    return filesIn(folder).map((file) =>
      readScenario({ file: relative(scenariosFolder(), file), text: readFileSync(file, 'utf8'), group }),
    );
  });

/** Those of a tester's own folder, as they are there now. One that is wrong says so when it is applied, and in the list. */
export function readOwn(folder: string | null): Scenario[] {
  if (folder === null || !existsSync(folder)) return [];
  return filesIn(folder).map((path) => {
    const file = relative(folder, path);
    try {
      return readScenario({ file, text: readFileSync(path, 'utf8'), group: OWN_GROUP });
    } catch (error) {
      if (error instanceof ScenarioFileError) return broken(file, error);
      throw error;
    }
  });
}

function broken(file: string, error: ScenarioFileError): Scenario {
  return {
    name: file.replace(SCENARIO_FILE, ''),
    group: OWN_GROUP,
    title: { en: `${file} is no scenario yet`, es: `${file} todavía no es un escenario` },
    description: { en: error.message, es: error.message },
    lookAt: [],
    recipes() {
      throw error;
    },
  };
}
