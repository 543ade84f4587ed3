import { describe, expect, it } from 'vitest';
import { payoutMinor, proposedTable, unitsOf } from '../../odds';
import type { Selection } from '../../play';
import { faultOf } from '../../selection';
import { coverage, fairOf, playOf } from '../vietnam/testing';
import { vietnamRegion } from './family';

const facts = { drawsAt: 0, stations: ['HCM', 'DT', 'CM'] };
const odds = proposedTable(vietnamRegion);
const play = (id: string) => playOf(vietnamRegion, id);

const won = (id: string, selection: Selection) =>
  payoutMinor(play(id), play(id).hits(selection, play(id).example.result), { odds, stakeMinor: 100 });

describe('a draw of central and south', () => {
  it('LOTT-02 takes 82 digits a station, prize after prize, the special one last', () => {
    const bounds: number[] = [];
    const { stations } = vietnamRegion.draw({ below: (bound) => bounds.push(bound) % 10 }, facts);
    expect(bounds).toEqual(Array.from({ length: 3 * 82 }, () => 10));
    expect(stations.map(({ station }) => station)).toEqual(facts.stations);
    expect(Object.entries(stations[0]?.prizes ?? {})).toEqual([
      ['eighth', ['12']],
      ['seventh', ['345']],
      ['sixth', ['6789', '0123', '4567']],
      ['fifth', ['8901']],
      ['fourth', ['23456', '78901', '23456', '78901', '23456', '78901', '23456']],
      ['third', ['78901', '23456']],
      ['second', ['78901']],
      ['first', ['23456']],
      ['special', ['789012']],
    ]);
    expect(stations[1]?.prizes.eighth).toEqual(['34']);
  });

  it('LOTT-02 has one station without a name where none is named', () => {
    const { stations } = vietnamRegion.draw({ below: () => 0 }, { drawsAt: 0, stations: [] });
    expect(stations.map(({ station }) => station)).toEqual([null]);
  });

  it('LOTT-02 draws every digit of every number alike', () => {
    expect(coverage(vietnamRegion, facts, 100)).toBeLessThan(1);
  });

  it('LOTT-02 is shown station after station, in the order in which it is drawn', () => {
    const rows = vietnamRegion.show(play('lo-two').example.result);
    const prizes = ['eighth', 'seventh', 'sixth', 'fifth', 'fourth', 'third', 'second', 'first', 'special'];
    expect(rows.map(({ id, station }) => [station, id])).toEqual(
      ['HCM', 'DT'].flatMap((station) => prizes.map((prize) => [station, prize])),
    );
    expect(rows.at(-1)?.numbers).toEqual([{ text: '346190', tone: 'red', isApart: true }]);
    expect(rows[0]?.numbers).toEqual([{ text: '47', tone: 'red' }]);
    expect(rows[1]?.numbers).toEqual([{ text: '815', tone: 'plain' }]);
  });

  it('LOTT-02 is charted by what any of its stations draws', () => {
    const { result } = play('lo-two').example;
    const seen = Object.fromEntries(vietnamRegion.trends.map((trend) => [trend.id, trend.seen(result)]));
    expect(seen['special-last-two']).toEqual(['81', '90']);
    expect(seen.lots).toHaveLength(new Set(seen.lots).size);
    for (const trend of vietnamRegion.trends)
      expect(trend.options).toEqual(expect.arrayContaining([...trend.seen(result)]));
  });
});

describe('the plays of central and south', () => {
  it.each([
    ['lo-two', 18],
    ['lo-three', 17],
    ['lo-four', 16],
    ['lo-two-points', 16],
    ['head', 1],
    ['head-tail', 2],
    ['special-last-two', 1],
    ['head-tail-three', 2],
    ['pair-one-station', 1],
    ['wheel-four', 11],
  ])('LOTT-06 cost a unit for each lot: %s costs %i a station', (id, units) => {
    const { selection } = play(id).example;
    expect(unitsOf(play(id), selection)).toBe(units);
    expect(unitsOf(play(id), selection.with(0, ['1', '3', '4']))).toBe(units * 3);
  });

  it('LOTT-06 pair numbers and stations: C(n,2) x C(stations,2)', () => {
    expect(
      unitsOf(play('pair-two-stations'), [
        ['1', '2', '3'],
        ['10', '20', '30', '40'],
      ]),
    ).toBe(3 * 6);
    expect(
      unitsOf(play('pair-one-station'), [
        ['1', '2', '3'],
        ['10', '20', '30', '40'],
      ]),
    ).toBe(3 * 6);
    expect(
      unitsOf(play('pair-two-stations'), [
        ['1', '2', '3', '4'],
        ['10', '20'],
      ]),
    ).toBe(6);
    expect(faultOf(play('pair-two-stations'), [['1'], ['10', '20']])).toEqual({ fault: 'too-few', row: 0 });
  });

  it.each([
    ['lo-two/lo-two', 100],
    ['lo-three/lo-three', 1_000],
    ['lo-four/lo-four', 10_000],
    ['lo-first/first-lots-9', 100],
    ['special-last-two/special-last-two', 100],
    ['head/head', 100],
    ['tail/tail', 100],
    ['special-last-three/special-last-three', 1_000],
    ['head-tail-three/head-tail-three', 1_000],
    ['special-last-four/special-last-four', 10_000],
    ['parlay-two/parlay-two', 38.3],
    ['parlay-three/parlay-three', 255.53],
    ['parlay-four/parlay-four', 1801.1],
    ['pair-one-station/pair-one-station', 38.3],
    ['pair-two-stations/pair-two-stations', 11.06],
    ['none-four/none-four', 2.085],
    ['none-eight/none-eight', 4.486],
    ['none-ten/none-ten', 6.662],
    ['none-twelve/none-twelve', 9.984],
    ['none-fourteen/none-fourteen', 15.102],
  ])('LOTT-06 are fair as published: %s at %f a lot', (key, fair) => {
    expect(fairOf(vietnamRegion, key)).toBeCloseTo(fair, String(fair).split('.')[1]?.length ?? 0);
  });

  it.each([
    ['lo-two/lo-two', 96_000, 960_000],
    ['lo-two-points/point', 80_000, 900_000],
    ['lo-three/lo-three', 930_000, 930_000],
    ['lo-four/lo-four', 9_000_000, 900_000],
    ['head-tail-three/head-tail-three', 930_000, 930_000],
    ['parlay-two/parlay-two', 36_000, 939_881],
    ['parlay-three/parlay-three', 237_000, 927_486],
    ['wheel-four/parlay-four', 1_640_000, 910_568],
    ['pair-one-station/pair-one-station', 36_387, 949_984],
    ['pair-two-stations/pair-two-stations', 10_510, 949_964],
    ['none-four/none-four', 1_980, 949_614],
  ])('LOTT-06 pay as proposed: %s', (key, thousandths, millionths) => {
    expect(odds[`${key}/hit`]).toBe(thousandths);
    expect(Math.floor((thousandths * 1_000) / fairOf(vietnamRegion, key) + 1e-6)).toBe(millionths);
  });

  it('LOTT-06 look at each station by itself, pairs of two stations at both', () => {
    expect(
      won('parlay-two', [
        ['1', '2'],
        ['15', '03'],
      ]),
    ).toBe(0);
    expect(
      won('pair-one-station', [
        ['1', '2'],
        ['03', '15'],
      ]),
    ).toBe(0);
    expect(
      won('pair-two-stations', [
        ['1', '2'],
        ['03', '15'],
      ]),
    ).toBe(1_051);
    expect(
      won('lo-two', [
        ['1', '2'],
        ['03', '15'],
      ]),
    ).toBe(2 * 9_600);
    expect(
      won('special-last-two', [
        ['1', '2'],
        ['81', '90'],
      ]),
    ).toBe(2 * 9_500);
  });

  it('LOTT-06 win nothing at a station that did not draw', () => {
    expect(won('lo-two', [['3'], ['47']])).toBe(0);
    expect(won('none-four', [['3'], ['00', '01', '02', '04']])).toBe(0);
    expect(
      won('pair-two-stations', [
        ['2', '3'],
        ['03', '90'],
      ]),
    ).toBe(0);
  });
});
