import { basename } from 'node:path';
import { readYaml } from '../../../kernel/data/yaml-lines';
import type { Scenario } from '../scenario';
import { sayFileIssue } from './say-file-issue';
import { ScenarioFile, scenarioOf } from './scenario-file';

/** A file is no scenario; the message names file, line and key, a sentence for each thing that is wrong. */
export class ScenarioFileError extends Error {}

export const SCENARIO_FILE = /\.ya?ml$/;
const NAME = /^[a-z]+(-[a-z0-9]+)*$/;

export interface ScenarioText {
  /** As whoever reads the message knows it. */
  file: string;
  text: string;
  group: Scenario['group'];
}

/** Reads a scenario. Throws `ScenarioFileError`. */
export function readScenario({ file, text, group }: ScenarioText): Scenario {
  const name = basename(file).replace(SCENARIO_FILE, '');
  const fail = (lines: readonly string[]): never => {
    throw new ScenarioFileError(lines.map((line) => `${file}${line}`).join('\n'));
  };
  if (!NAME.test(name)) fail([': the file is named in small letters and digits, with - between words']);
  const { value: given, problems, lineOf } = readYaml(text);
  if (problems.length > 0) fail(problems.map(({ line, message }) => `, line ${line}: ${message}`));
  const parsed = ScenarioFile.safeParse(given);
  if (parsed.success) return scenarioOf({ name, group, steps: Object(given).steps }, parsed.data);
  return fail(parsed.error.issues.flatMap((issue) => sayFileIssue(issue, given, lineOf)));
}
