import { describe, expect, it } from 'vitest';
import { product } from '../../chance';
import type { Selection } from '../../play';
import { faultOf } from '../../selection';
import { byKind, playIn, seeded } from '../digits/testing/plays-fixture';
import { fiveDigit } from './family';

const playOf = (id: string) => playIn(fiveDigit, id);

/** Every draw of these digits. */
function drawsOf(digits: string): readonly string[] {
  const row = [...digits];
  return row.flatMap((a) =>
    row.flatMap((b) => row.flatMap((c) => row.flatMap((d) => row.map((e) => a + b + c + d + e)))),
  );
}

const PLACES = ['ten-thousands', 'thousands', 'hundreds', 'tens', 'units'];

describe('the greatest win of five digits', () => {
  it.each<[string, Selection, string]>([
    ['positioning', [['0', '1'], [], ['2'], ['3'], []], '0123'],
    ['five-any-2', [['0', '1', '2', '3']], '0123'],
    ['five-any-3', [['0', '1', '2', '4']], '0124'],
    ['times-1', [['0', '1', '2', '3']], '0123'],
    ['times-2', [['0', '1', '2', '3']], '0123'],
    ['place-marks', [['big'], ['big', 'small', 'odd'], [], ['even'], ['small', 'odd']], '1478'],
    [
      'two-back-marks',
      [
        ['big', 'odd'],
        ['small', 'odd', 'even'],
      ],
      '1478',
    ],
    [
      'dragon-tiger',
      Array.from({ length: 10 }, (_, at) => [['dragon'], ['tie'], ['tiger', 'tie']][at % 3] ?? []),
      '01234',
    ],
    ['dragon-tiger', Array.from({ length: 10 }, () => ['dragon', 'tiger', 'tie']), '01234'],
    [
      'patterns',
      [
        ['triple', 'mixed'],
        ['pair', 'run'],
        ['run', 'half-run'],
      ],
      '01249',
    ],
    ['patterns', [['triple'], ['triple', 'mixed'], ['mixed']], '0124'],
    ['any-2-straight', [['0'], ['1'], [], ['2', '3'], ['0', '1']], '0123'],
    ['any-2-straight-typed', [PLACES, ['01', '12', '30']], '0123'],
    ['any-3-straight-typed', [PLACES.slice(1), ['012', '021', '022']], '0123'],
    ['any-4-straight-typed', [PLACES, ['0001', '1000']], '0123'],
  ])('LOTT-06 is won in some draw: %s of %j', (id, selection, digits) => {
    const play = playOf(id);
    const best = play.bestCases(selection).map((hits) => JSON.stringify(byKind(hits)));
    const won = new Set(drawsOf(digits).map((drawn) => JSON.stringify(byKind(play.hits(selection, drawn)))));
    for (const one of best) expect(won).toContain(one);
    expect(best.length).toBeGreaterThan(0);
  });

  it('LOTT-06 of all pairs of places is all of them with a side, or all of them tied', () => {
    const selection = Array.from({ length: 10 }, () => ['dragon', 'tiger', 'tie']);
    const best = playOf('dragon-tiger').bestCases(selection).map(byKind);
    expect(best).toContainEqual({ side: 10 });
    expect(best).toContainEqual({ tie: 10 });
    expect(best).toContainEqual({ side: 9, tie: 1 });
  });
});

describe('a selection of five digits', () => {
  it.each<[string, Selection, object]>([
    ['five-straight', [['1'], ['2'], ['3'], ['4'], []], { fault: 'too-few', row: 4 }],
    ['positioning', [[], [], [], [], []], { fault: 'no-bet' }],
    ['any-3-straight', [['1'], [], [], [], ['2']], { fault: 'no-bet' }],
    ['five-group-5', [['1'], ['1']], { fault: 'no-bet' }],
    ['three-front-sum', [['28']], { fault: 'unknown', row: 0, option: '28' }],
    ['three-front-group-sum', [['0']], { fault: 'unknown', row: 0, option: '0' }],
    ['three-front-banker', [['1', '2']], { fault: 'too-many', row: 0 }],
  ])('LOTT-06 of %s is refused: %j', (id, selection, fault) => {
    expect(faultOf(playOf(id), selection)).toEqual(fault);
  });

  it.each<[string, Selection, object]>([
    ['three-front-straight-typed', [['12']], { fault: 'unknown', row: 0, option: '12' }],
    ['three-front-mixed-typed', [['111']], { fault: 'unknown', row: 0, option: '111' }],
    ['three-front-mixed-typed', [['112', '123', '211']], { fault: 'twice', row: 0, option: '211' }],
    ['two-back-group-typed', [['12', '21']], { fault: 'twice', row: 0, option: '21' }],
    ['any-3-straight-typed', [['tens', 'units'], ['123']], { fault: 'too-few', row: 0 }],
  ])('LOTT-07 of %s is refused: %j', (id, selection, fault) => {
    expect(faultOf(playOf(id), selection)).toEqual(fault);
  });
});

describe('a draw of five digits', () => {
  const facts = { drawsAt: 0, stations: [] };

  it('LOTT-06 takes five numbers below ten, from the highest place to the units', () => {
    const bounds: number[] = [];
    const drawn = fiveDigit.draw({ below: (bound) => bounds.push(bound) - 1 }, facts);
    expect([bounds, drawn]).toEqual([[10, 10, 10, 10, 10], '01234']);
  });

  it('LOTT-06 shows each digit at each place as often as the others', () => {
    const below = seeded(20_260_101);
    const found = Array.from({ length: 5 }, () => Array.from({ length: 10 }, () => 0));
    for (let issue = 0; issue < 2_000; issue++) {
      for (const [at, digit] of [...fiveDigit.draw({ below }, facts)].entries()) {
        const place = found[at] ?? [];
        place[Number(digit)] = (place[Number(digit)] ?? 0) + 1;
      }
    }
    // The chi-square of 45 degrees of freedom passes 80.1 once in a thousand.
    const chi = found.flat().reduce((sum, times) => sum + (times - 200) ** 2 / 200, 0);
    expect(chi).toBeLessThan(80.1);
  });

  it('LOTT-06 is shown and charted place by place', () => {
    const numbers = [...'40718'].map((text) => ({ text, tone: 'red' }));
    expect(fiveDigit.show('40718')).toEqual([{ id: null, shape: 'ball', numbers }]);
    const seen = Object.fromEntries(fiveDigit.trends.map((trend) => [trend.id, trend.seen('40748')]));
    expect(seen).toEqual({
      ...{ 'ten-thousands': ['4'], thousands: ['0'], hundreds: ['7'], tens: ['4'], units: ['8'] },
      ...{ 'any-place': ['0', '4', '7', '8'], bull: ['none'] },
    });
    expect(product(fiveDigit.trends.map(({ options }) => options.length))).toBe(11_000_000);
  });
});
