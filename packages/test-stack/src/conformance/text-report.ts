import Table from 'cli-table3';
import type { DayReport, Report, Result } from './run-list';
import { countInWords, observationInWords, ruleInWords } from './words';

const HEAD = ['Rule', 'In force', 'Since', 'Source', 'Result'];
const WIDTHS = [34, 26, 12, 30, 42];

/** Rows without lines between them. */
const CHARS = { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' };

const resultOf = ({ result, why }: Result): string => (why === '' ? result : `${result}: ${why}`);

function dayTable({ results }: DayReport): string {
  const table = new Table({
    head: HEAD,
    colWidths: WIDTHS,
    wordWrap: true,
    chars: CHARS,
    style: { head: [], border: [] },
  });
  for (const result of results) {
    const { value, since, source, mark } = ruleInWords(result);
    table.push([result.key, value, since, mark === '' ? source : `${source} (${mark})`, resultOf(result)]);
  }
  return table.toString();
}

const failures = ({ results }: DayReport): string[] =>
  results
    .filter(({ result }) => result === 'does not hold')
    .flatMap(({ key, why, observations }) => [
      `${key} does not hold${why === '' ? '' : `: ${why}`}`,
      ...observations.map((observation) => `  ${observationInWords(observation)}`),
    ]);

/** A table a day for a terminal, with what was seen of rules that do not hold. */
export function textReport({ pack, title, currency, days }: Report): string {
  const parts = days.map((day) =>
    [`${day.day}: ${countInWords(day.results)}`, dayTable(day), ...failures(day)].join('\n'),
  );
  const heading = `${pack} (${title}); values as the pack says them, amounts in minor units of ${currency}`;
  return `${[heading, ...parts].join('\n\n')}\n`;
}
