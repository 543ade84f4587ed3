import { describe, expect, it } from 'vitest';
import { chance } from './chance';
import type { Board, Play, Selection } from './play';
import { faultOf } from './selection';

const DIGITS = ['0', '1', '2', '3'];
const row = (id: string) => ({ id, options: DIGITS, least: 1, most: 3 });

const playOn = (board: Board, bets = 1): Play => ({
  id: 'play',
  group: 'plays',
  board,
  example: { selection: [], result: null },
  kinds: [{ id: 'any', prizes: [{ id: 'won', chance: chance(1, 2) }] }],
  count: () => [{ kind: 'any', bets }],
  expand: () => [],
  hits: () => [],
  bestCases: () => [],
});

const rows = playOn({ kind: 'rows', rows: [row('tens'), row('units')] });
const two = { pattern: '^[0-9]{2}$', least: 1, most: 3 };
const typed = playOn({ kind: 'typed', typed: two });
const stations = { id: 'stations', options: ['1', '2', '3'], least: 1, most: 3 };
const ofStations = playOn({ kind: 'typed', rows: [stations], typed: two });

describe('a selection', () => {
  it.each<[string, Selection, object | null]>([
    ['both rows', [['0', '2'], ['1']], null],
    ['a row too few', [['0']], { fault: 'rows' }],
    ['a row too many', [['0'], ['1'], ['2']], { fault: 'rows' }],
    ['an empty row', [['0'], []], { fault: 'too-few', row: 1 }],
    ['a row too full', [['0', '1', '2', '3'], ['1']], { fault: 'too-many', row: 0 }],
    ['what is not there', [['0'], ['7']], { fault: 'unknown', row: 1, option: '7' }],
    ['an option twice', [['0', '0'], ['1']], { fault: 'twice', row: 0, option: '0' }],
    ['an order of its own', [['0'], ['2', '1']], { fault: 'order', row: 1, option: '1' }],
  ])('LOTT-06 of rows is judged: %s', (_, selection, fault) => {
    expect(faultOf(rows, selection)).toEqual(fault);
  });

  it.each<[string, Selection, object | null]>([
    ['numbers that ascend', [['00', '07', '42']], null],
    ['none', [[]], { fault: 'too-few', row: 0 }],
    ['too many', [['01', '02', '03', '04']], { fault: 'too-many', row: 0 }],
    ['no number', [['07', 'x']], { fault: 'unknown', row: 0, option: 'x' }],
    ['one twice', [['07', '07']], { fault: 'twice', row: 0, option: '07' }],
    ['numbers in any order', [['42', '07']], { fault: 'order', row: 0, option: '07' }],
  ])('LOTT-07 of typed numbers is judged: %s', (_, selection, fault) => {
    expect(faultOf(typed, selection)).toEqual(fault);
  });

  it('LOTT-06 is no bet where its play counts none, or has a rule against it', () => {
    expect(faultOf(playOn(rows.board, 0), [['0'], ['1']])).toEqual({ fault: 'no-bet' });
    const strict: Play = { ...rows, refuses: () => ({ fault: 'overlap', row: 1, option: '1' }) };
    expect(faultOf(strict, [['1'], ['1']])).toEqual({ fault: 'overlap', row: 1, option: '1' });
  });

  it.each<[string, Selection, object | null]>([
    ['a station that draws', [['1', '2'], ['07']], null],
    ['a station more than draw', [['1', '3'], ['07']], { fault: 'station', row: 0, option: '3' }],
    ['no station', [[], ['07']], { fault: 'too-few', row: 0 }],
    ['a number that is none', [['1'], ['7']], { fault: 'unknown', row: 1, option: '7' }],
  ])('LOTT-06 names stations of the draw: %s', (_, selection, fault) => {
    expect(faultOf(ofStations, selection, 2)).toEqual(fault);
  });
});
