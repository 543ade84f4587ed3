import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asNumber } from '../../chance';
import type { Selection } from '../../play';
import { faultOf } from '../../selection';
import { DIGITS } from '../digits/digits';
import { byKind, everyDrawFor, playIn, seeded, selectionsFor } from '../digits/testing/plays-fixture';
import { threeDigit } from './family';

const playOf = (id: string) => playIn(threeDigit, id);

const betsOf = (id: string, selection: Selection) =>
  playOf(id)
    .count(selection)
    .reduce((all, { bets }) => all + bets, 0);

const all = (rows: number): Selection => Array.from({ length: rows }, () => DIGITS);

describe('three digits', () => {
  it.each([
    ['three-straight', { straight: 0.001 }],
    ['three-group-3', { 'group-3': 0.003 }],
    ['three-group-6', { 'group-6': 0.006 }],
    ['three-mixed-typed', { 'group-3': 0.003, 'group-6': 0.006 }],
    ['two-back-straight', { straight: 0.01 }],
    ['two-front-group-2', { 'group-2': 0.02 }],
    ['positioning', { place: 0.1 }],
    ['three-any-1', { 'codes-1-of-3': 0.271 }],
    ['three-any-2', { 'codes-2-of-3': 0.054 }],
    ['place-marks', { mark: 0.5 }],
    ['two-back-marks', { 'mark-pair': 0.25 }],
    ['sum-of-three', { mark: 0.5 }],
    ['dragon-tiger', { side: 0.45, tie: 0.1 }],
    ['patterns', { triple: 0.01, run: 0.06, pair: 0.27, 'half-run': 0.36, mixed: 0.3 }],
  ])('LOTT-06 has the chances of the table: %s', (id, chances) => {
    const found = playOf(id).kinds.map(({ id, prizes }) => [id, prizes.map(({ chance }) => asNumber(chance))]);
    expect(found).toEqual(Object.entries(chances).map(([kind, chance]) => [kind, [chance]]));
  });

  it.each<[string, Selection, number]>([
    ['three-straight', all(3), 1_000],
    ['three-group-3', [['1', '2', '3', '4']], 12],
    ['three-group-6', [['1', '2', '3', '4']], 4],
    ['three-banker', [['7']], 54],
    ['three-sum', [['13', '14']], 150],
    ['three-span', [['5']], 150],
    ['two-back-straight', all(2), 100],
    ['positioning', all(3), 30],
    ['three-any-2', all(1), 45],
  ])('LOTT-06 counts bets in closed form: %s of %j is %d', (id, selection, bets) => {
    expect(faultOf(playOf(id), selection)).toBeNull();
    expect(betsOf(id, selection)).toBe(bets);
  });

  it.each(threeDigit.plays.map((play) => ({ id: play.id, play })))(
    'LOTT-06 has draws that win the most: $id',
    ({ play }) => {
      const draws = everyDrawFor(play, 3);
      fc.assert(
        fc.property(selectionsFor(play), (selection) => {
          fc.pre(faultOf(play, selection) === null);
          const won = new Set(draws.map((drawn) => JSON.stringify(byKind(play.hits(selection, drawn)))));
          for (const best of play.bestCases(selection)) expect(won).toContain(JSON.stringify(byKind(best)));
        }),
        { numRuns: 3 },
      );
    },
  );

  it('LOTT-06 calls a sum big from 14 on', () => {
    const play = playOf('sum-of-three');
    expect(play.hits([['big']], '905')).toHaveLength(1);
    expect(play.hits([['small']], '904')).toHaveLength(1);
    expect(play.hits([['big', 'odd']], '904')).toEqual([{ kind: 'mark', prize: 'won', times: 1 }]);
  });
});

describe('a draw of three digits', () => {
  const facts = { drawsAt: 0, stations: [] };

  it('LOTT-06 takes three numbers below ten, from the hundreds to the units', () => {
    const bounds: number[] = [];
    const drawn = threeDigit.draw({ below: (bound) => bounds.push(bound) - 1 }, facts);
    expect([bounds, drawn]).toEqual([[10, 10, 10], '012']);
  });

  it('LOTT-06 shows each number of three digits as often as the others', () => {
    const below = seeded(14_071_789);
    const found = new Map<string, number>();
    for (let issue = 0; issue < 10_000; issue++) {
      const drawn = threeDigit.draw({ below }, facts);
      found.set(drawn, (found.get(drawn) ?? 0) + 1);
    }
    const all = Array.from({ length: 1_000 }, (_, number) => found.get(`${number}`.padStart(3, '0')) ?? 0);
    // The chi-square of 999 degrees of freedom passes 1,143 once in a thousand.
    expect(all.reduce((sum, times) => sum + (times - 10) ** 2 / 10, 0)).toBeLessThan(1_143);
  });

  it('LOTT-06 is shown and charted place by place, by its sum and its span', () => {
    const numbers = [...'407'].map((text) => ({ text, tone: 'blue' }));
    expect(threeDigit.show('407')).toEqual([{ id: null, shape: 'ball', numbers }]);
    const seen = Object.fromEntries(threeDigit.trends.map((trend) => [trend.id, trend.seen('477')]));
    expect(seen).toEqual({
      ...{ hundreds: ['4'], tens: ['7'], units: ['7'], 'any-place': ['4', '7'], sum: ['18'], span: ['3'] },
    });
    const options = Object.fromEntries(threeDigit.trends.map(({ id, options }) => [id, options.length]));
    expect(options).toEqual({ hundreds: 10, tens: 10, units: 10, 'any-place': 10, sum: 28, span: 10 });
  });
});
