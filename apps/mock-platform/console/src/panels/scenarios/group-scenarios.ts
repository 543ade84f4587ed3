import type { ScenarioView } from '@tonalli/qa/scenarios';

/** Without accents and capitals: "sesión" is found by "sesion". */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

const splitWords = ({ name, group, title, description, lookAt }: ScenarioView) =>
  plain([name, group, ...[title, description, ...lookAt].flatMap(({ es, en }) => [es, en])].join(' '));

/** The scenarios in which every typed word occurs, by what they belong to, in the catalogue's order. */
export function groupScenarios(scenarios: readonly ScenarioView[], search: string): [string, ScenarioView[]][] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const groups = new Map<string, ScenarioView[]>();
  for (const scenario of scenarios) {
    const words = splitWords(scenario);
    if (wanted.every((word) => words.includes(word)))
      groups.set(scenario.group, [...(groups.get(scenario.group) ?? []), scenario]);
  }
  return [...groups];
}
