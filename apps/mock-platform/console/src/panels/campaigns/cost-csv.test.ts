import { expect, it } from 'vitest';
import { costCsv } from './cost-csv';

it('PROMO-08 writes the report for a spreadsheet, a line each, with its budget', () => {
  const none = { granted: 0, grantedMinor: 0, taken: 0, takenMinor: 0, wageredMinor: 0 };
  const rest = { convertedMinor: 0, forfeitedMinor: 0, expiredMinor: 0, costMinor: 0, openMinor: 0 };
  const csv = costCsv({
    lines: [
      {
        group: 'reward',
        id: 'zalo',
        kind: 'cash',
        ...none,
        ...rest,
        granted: 2,
        grantedMinor: 2_620,
        costMinor: 1_310,
      },
      { group: 'bonus', id: 'gift', kind: 'bonus', ...none, ...rest, costMinor: -5 },
    ],
    budgets: [{ id: 'zalo', unit: 'money', total: 60_000_00, left: 5_997_380 }],
    costMinor: 1_305,
    openMinor: 0,
    heldMinor: 0,
  });
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFgroup,id,kind,granted,granted,taken,taken,wagered,converted,forfeited,expired,cost,open,budget,budgetLeft,budgetUnit',
    'reward,zalo,cash,2,26.20,0,0.00,0.00,0.00,0.00,0.00,13.10,0.00,60000.00,59973.80,money',
    'bonus,gift,bonus,0,0.00,0,0.00,0.00,0.00,0.00,0.00,-0.05,0.00,,,',
    '',
  ]);
});
