import { manyNotices } from './catalogue/content/many-notices';
import { manyPopups } from './catalogue/content/many-popups';
import { readBundled } from './files/scenario-folders';
import { SCENARIO_GROUPS, type Scenario } from './scenario';

/** Those whose texts are made by a rule, forty and twenty-seven of them: a file would hold each one. */
const WRITTEN: readonly Scenario[] = [manyNotices, manyPopups];

let bundled: readonly Scenario[] | undefined;

/** Every scenario that comes with the platform, by group. Read from its files when it is first asked for. */
export function bundledScenarios(): readonly Scenario[] {
  bundled ??= listed([...WRITTEN, ...readBundled()]);
  return bundled;
}

function listed(scenarios: readonly Scenario[]): Scenario[] {
  const groups: readonly string[] = SCENARIO_GROUPS;
  return scenarios.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || (a.name < b.name ? -1 : 1));
}
