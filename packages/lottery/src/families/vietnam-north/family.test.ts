import { describe, expect, it } from 'vitest';
import { payoutMinor, proposedTable, unitsOf } from '../../odds';
import type { Selection } from '../../play';
import { coverage, fairOf, playOf } from '../vietnam/testing';
import { vietnamNorth } from './family';

const facts = { drawsAt: 0, stations: ['HN'] };
const odds = proposedTable(vietnamNorth);
const play = (id: string) => playOf(vietnamNorth, id);

const won = (id: string, selection: Selection) =>
  payoutMinor(play(id), play(id).hits(selection, play(id).example.result), { odds, stakeMinor: 100 });

describe('a draw of the north', () => {
  it('LOTT-02 takes 107 digits, prize after prize, the special one last', () => {
    const bounds: number[] = [];
    const { stations } = vietnamNorth.draw({ below: (bound) => bounds.push(bound) % 10 }, facts);
    expect(bounds).toEqual(Array.from({ length: 107 }, () => 10));
    expect(stations.map(({ station }) => station)).toEqual(['HN']);
    expect(Object.entries(stations[0]?.prizes ?? {})).toEqual([
      ['first', ['12345']],
      ['second', ['67890', '12345']],
      ['third', ['67890', '12345', '67890', '12345', '67890', '12345']],
      ['fourth', ['6789', '0123', '4567', '8901']],
      ['fifth', ['2345', '6789', '0123', '4567', '8901', '2345']],
      ['sixth', ['678', '901', '234']],
      ['seventh', ['56', '78', '90', '12']],
      ['special', ['34567']],
    ]);
  });

  it('LOTT-02 has one station, whatever its name', () => {
    const draws = { below: () => 0 };
    const several = vietnamNorth.draw(draws, { drawsAt: 0, stations: ['HN', 'QN'] });
    const unnamed = vietnamNorth.draw(draws, { drawsAt: 0, stations: [] });
    expect([several, unnamed].map(({ stations }) => stations.map(({ station }) => station))).toEqual([['HN'], [null]]);
    expect(vietnamNorth.show(unnamed).some((row) => 'station' in row)).toBe(false);
  });

  it('LOTT-02 draws every digit of every number alike', () => {
    expect(coverage(vietnamNorth, facts)).toBeLessThan(1);
  });

  it('LOTT-02 is shown in the order in which it is drawn, the special number apart', () => {
    const rows = vietnamNorth.show(play('lo-two').example.result);
    expect(rows.map(({ id, numbers }) => [id, numbers.length])).toEqual([
      ['first', 1],
      ['second', 2],
      ['third', 6],
      ['fourth', 4],
      ['fifth', 6],
      ['sixth', 3],
      ['seventh', 4],
      ['special', 1],
    ]);
    expect(rows.at(-1)).toEqual({
      id: 'special',
      station: 'HN',
      shape: 'digits',
      numbers: [{ text: '84725', tone: 'red', isApart: true }],
    });
  });

  it('LOTT-02 is charted by its lots and by the end of its special number', () => {
    const { result } = play('lo-two').example;
    const seen = Object.fromEntries(vietnamNorth.trends.map((trend) => [trend.id, trend.seen(result)]));
    expect(seen.lots).toHaveLength(new Set(seen.lots).size);
    expect(seen.lots).toEqual(expect.arrayContaining(['18', '26', '41', '15', '25']));
    expect([seen['special-last-two'], seen['special-tens'], seen['special-units']]).toEqual([['25'], ['2'], ['5']]);
    for (const trend of vietnamNorth.trends)
      expect(trend.options).toEqual(expect.arrayContaining([...trend.seen(result)]));
  });
});

describe('the plays of the north', () => {
  it.each([
    ['lo-two', 27],
    ['lo-three', 23],
    ['lo-four', 20],
    ['lo-two-points', 23],
    ['head', 4],
    ['tail', 1],
    ['head-tail', 5],
    ['special-last-two', 1],
    ['first-last-two', 1],
    ['special-last-three', 1],
    ['special-last-four', 1],
    ['head-tail-three', 4],
    ['head-digit', 1],
    ['parlay-two', 1],
    ['wheel-three', 4],
    ['wheel-four', 11],
    ['none-ten', 1],
  ])('LOTT-06 cost a unit for each lot: %s costs %i', (id, units) => {
    expect(unitsOf(play(id), play(id).example.selection)).toBe(units);
  });

  it.each([
    ['lo-two/lo-two', 100],
    ['lo-three/lo-three', 1_000],
    ['lo-four/lo-four', 10_000],
    ['lo-first/first-lots-7', 100],
    ['special-last-two/special-last-two', 100],
    ['first-last-two/first-last-two', 100],
    ['special-first-two/special-first-two', 100],
    ['head/head', 100],
    ['tail/tail', 100],
    ['head-digit/head-digit', 10],
    ['tail-digit/tail-digit', 10],
    ['special-last-three/special-last-three', 1_000],
    ['head-tail-three/head-tail-three', 1_000],
    ['special-last-four/special-last-four', 10_000],
    ['parlay-two/parlay-two', 18.22],
    ['parlay-three/parlay-three', 81.31],
    ['parlay-four/parlay-four', 374.54],
    ['none-four/none-four', 3.011],
    ['none-eight/none-eight', 9.5],
    ['none-ten/none-ten', 17.2],
    ['none-twelve/none-twelve', 31.55],
    ['none-fourteen/none-fourteen', 58.69],
  ])('LOTT-06 are fair as published: %s at %f a lot', (key, fair) => {
    expect(fairOf(vietnamNorth, key)).toBeCloseTo(fair, String(fair).split('.')[1]?.length ?? 0);
  });

  it.each([
    ['lo-two/lo-two', 96_000, 960_000],
    ['lo-two-points/point', 80_000, 939_130],
    ['lo-three/lo-three', 930_000, 930_000],
    ['lo-four/lo-four', 9_000_000, 900_000],
    ['special-last-two/special-last-two', 95_000, 950_000],
    ['head-digit/head-digit', 9_500, 950_000],
    ['special-last-three/special-last-three', 930_000, 930_000],
    ['special-last-four/special-last-four', 9_000_000, 900_000],
    ['parlay-two/parlay-two', 17_100, 938_483],
    ['parlay-three/parlay-three', 75_600, 929_723],
    ['wheel-four/parlay-four', 341_000, 910_441],
    ['none-four/none-four', 2_860, 949_925],
  ])('LOTT-06 pay as proposed: %s', (key, thousandths, millionths) => {
    expect(odds[`${key}/hit`]).toBe(thousandths);
    expect(Math.floor((thousandths * 1_000) / fairOf(vietnamNorth, key) + 1e-6)).toBe(millionths);
  });

  it('LOTT-06 of lots pay for each time, sets once', () => {
    expect([won('lo-two', [['18']]), won('lo-two-points', [['18']])]).toEqual([19_200, 16_000]);
    expect(won('parlay-two', [['18', '25']])).toBe(1_710);
    expect(won('parlay-two', [['18', '24']])).toBe(0);
    expect(won('wheel-three', [['18', '24', '25']])).toBe(1_710);
    expect(won('none-four', [['00', '01', '02', '18']])).toBe(0);
    expect(won('head-tail', [['15', '25']])).toBe(19_000);
  });

  it('LOTT-06 know no pairs of stations', () => {
    expect(vietnamNorth.plays.filter(({ group }) => group === 'pair')).toEqual([]);
  });
});
