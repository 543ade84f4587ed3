import { basename } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
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
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0)
    fail(document.errors.map(({ message, pos }) => `, line ${lines.linePos(pos[0]).line}: ${message}`));
  const given: unknown = document.toJS();
  const parsed = ScenarioFile.safeParse(given);
  if (parsed.success) return scenarioOf({ name, group, steps: Object(given).steps }, parsed.data);
  const lineOf = (path: readonly PropertyKey[]) => lines.linePos(placeOf(document.contents, path)).line;
  return fail(parsed.error.issues.flatMap((issue) => sayFileIssue(issue, given, lineOf)));
}

/** Where the key at the end of the path begins, or the last one on the way to it. */
function placeOf(root: Node | null, path: readonly PropertyKey[]): number {
  let node: unknown = root;
  let place = root?.range?.[0] ?? 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
      if (isScalar(pair?.key)) place = pair.key.range?.[0] ?? place;
      node = pair?.value;
    } else if (isSeq(node)) {
      // What `parseDocument` makes has its range.
      const item = node.items[Number(step)] as Node | undefined;
      place = item?.range?.[0] ?? place;
      node = item;
    } else break;
  }
  return place;
}
