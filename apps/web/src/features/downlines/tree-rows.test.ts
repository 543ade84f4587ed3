import { expect, it } from 'vitest';
import type { DownlineEntry } from './hooks/use-downline';
import { type Branch, type TreeRow, treeRows } from './tree-rows';

const person = (memberId: string, level: number, children = 0): DownlineEntry => ({
  ...{ memberId, name: memberId, nickname: null, kind: children > 0 ? 'agent' : 'member', status: 'active', level },
  ...{ joinedAt: '2026-11-20T18:00:00.000Z', lastLoginAt: null, balanceMinor: null, children, below: children },
});
const [ana, beto] = [person('ana', 1, 3), person('beto', 1)];
const top = { rows: [ana, beto], totalRows: 2 };
const drawn = (branches: [string, Branch][]) =>
  treeRows({ top, branches: new Map(branches) }).map((row: TreeRow) =>
    row.kind === 'person'
      ? `${row.level}.${row.position}/${row.size} ${row.person.name}${row.isOpen ? ' open' : ''} <${row.parent}`
      : `${row.level} ${row.kind} ${row.rest} <${row.parent}`,
  );

it('AG-04 puts the people of an open line below whose line it is, each with its place among its siblings', () => {
  const caro = person('caro', 2, 1);
  expect(
    drawn([
      ['ana', { state: 'known', rows: [caro, person('dani', 2), person('eva', 2)], totalRows: 3 }],
      ['caro', { state: 'known', rows: [person('fer', 3)], totalRows: 1 }],
    ]),
  ).toEqual([
    '1.1/2 ana open <null',
    '2.1/3 caro open <0',
    '3.1/1 fer <1',
    '2.2/3 dani <0',
    '2.3/3 eva <0',
    '1.2/2 beto <null',
  ]);
});

it('AG-04 says in the place of people that they come, did not come, or are more than fit there', () => {
  const first = { rows: [person('caro', 2)], totalRows: 250 };
  expect(drawn([['ana', { state: 'waiting', rows: [], totalRows: 0 }]])).toEqual([
    '1.1/2 ana open <null',
    '2 waiting 0 <0',
    '1.2/2 beto <null',
  ]);
  expect(drawn([['ana', { state: 'failed', rows: [], totalRows: 0 }]])[1]).toBe('2 failed 0 <0');
  expect(drawn([['ana', { state: 'known', ...first }]])[2]).toBe('2 more 249 <0');
  expect(drawn([['ana', { state: 'known', rows: [], totalRows: 0 }]])[1]).toBe('2 none 0 <0');
  // Nothing is drawn of a line whose head is not in sight.
  expect(drawn([['nobody', { state: 'known', ...first }]])).toHaveLength(2);
});
