import type { CostReport } from '@tonalli/qa/cost';

const COLUMNS = [
  ...(['granted', 'grantedMinor', 'taken', 'takenMinor', 'wageredMinor', 'convertedMinor'] as const),
  ...(['forfeitedMinor', 'expiredMinor', 'costMinor', 'openMinor'] as const),
];

const nameOf = (column: string): string => column.replace(/Minor$/, '');
const amountOf = (minor: number): string => `${minor < 0 ? '-' : ''}${(Math.abs(minor) / 100).toFixed(2)}`;

/** For a spreadsheet: amounts as decimals, a budget where a campaign has one. */
export function costCsv({ lines, budgets }: CostReport): string {
  const head = ['group', 'id', 'kind', ...COLUMNS.map(nameOf), 'budget', 'budgetLeft', 'budgetUnit'];
  const rows = lines.map((line) => {
    const budget = line.group === 'reward' ? budgets.find(({ id }) => id === line.id) : undefined;
    const figure = (minor: number) => (budget?.unit === 'money' ? amountOf(minor) : String(minor));
    const spent = budget ? [figure(budget.total), figure(budget.left), budget.unit] : ['', '', ''];
    const cells = COLUMNS.map((column) => (column.endsWith('Minor') ? amountOf(line[column]) : String(line[column])));
    return [line.group, line.id, line.kind, ...cells, ...spent];
  });
  return `\uFEFF${[head, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`;
}
