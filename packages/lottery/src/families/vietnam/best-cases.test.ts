import { describe, expect, it } from 'vitest';
import { choose } from '../../chance';
import type { LotteryFamily, Play, Selection } from '../../play';
import { rowsOf } from '../../selection';
import { vietnamNorth } from '../vietnam-north/family';
import { vietnamRegion } from '../vietnam-region/family';
import type { VietnamResult } from './region';

const STATIONS = ['A', 'B', 'C', 'D'];
const facts = { drawsAt: 0, stations: STATIONS };
const ones = (family: LotteryFamily<VietnamResult>) => family.draw({ below: () => 1 }, facts);

/** The lots of each station go round the numbers that it is given. */
function goingRound(
  family: LotteryFamily<VietnamResult>,
  numbers: (station: number) => readonly string[],
): VietnamResult {
  const stations = ones(family).stations.map(({ station, prizes }, place) => {
    const round = numbers(place);
    let lot = 0;
    const withTail = (number: string) => number.slice(0, -2) + (round[lot++ % round.length] ?? '');
    const drawn = Object.entries(prizes).map(([id, all]) => [id, all.map(withTail)] as const);
    return { station, prizes: Object.fromEntries(drawn) };
  });
  return { stations };
}

const numbersUpTo = (count: number) => Array.from({ length: count }, (_, number) => String(number).padStart(2, '0'));

const selectionOf = (play: Play<VietnamResult>, numbers: readonly string[]): Selection =>
  rowsOf(play.board)[0]?.id === 'stations' ? [['1', '2', '3', '4'], numbers] : [numbers];

const familyPlays = [vietnamNorth, vietnamRegion].flatMap((family) =>
  family.plays.map((play) => [`${family.id} ${play.id}`, play, family] as const),
);
const isSet = (group: string) => ['parlay', 'none', 'pair'].includes(group);

describe('the greatest win', () => {
  it.each(familyPlays.filter(([, { group }]) => !isSet(group)))(
    'LOTT-03 of %s is won where every lot is the number',
    (_, play, family) => {
      const selection = rowsOf(play.board).map(({ id, options }) => {
        if (id === 'stations') return options;
        if (id === 'first-lots') return ['7'];
        return options.includes('1') ? ['1'] : ['11'];
      });
      const digits = play.board.kind === 'typed' ? Number(/\d(?=\}\$)/.exec(play.board.typed.pattern)?.[0]) : 0;
      const whole = digits > 0 ? [...selection, ['1'.repeat(digits)]] : selection;
      expect([play.hits(whole, ones(family))]).toEqual(play.bestCases(whole));
    },
  );

  it.each(familyPlays.filter(([, { group }]) => group === 'parlay'))(
    'LOTT-03 of %s is won where as many of its numbers are drawn as there are lots',
    (_, play, family) => {
      const most = rowsOf(play.board).at(-1)?.most ?? 0;
      const numbers = numbersUpTo(most);
      const selection = selectionOf(play, numbers);
      expect([
        play.hits(
          selection,
          goingRound(family, () => numbers),
        ),
      ]).toEqual(play.bestCases(selection));
    },
  );

  it.each(familyPlays.filter(([, { group }]) => group === 'none'))(
    'LOTT-03 of %s is won where none of its numbers is drawn',
    (_, play, family) => {
      const selection = selectionOf(play, numbersUpTo(20));
      expect([
        play.hits(
          selection,
          goingRound(family, () => ['77']),
        ),
      ]).toEqual(play.bestCases(selection));
    },
  );

  it.each(familyPlays.filter(([, { id }]) => id === 'pair-two-stations'))(
    'LOTT-03 of %s is won where any two stations draw all of its numbers',
    (_, play, family) => {
      const numbers = numbersUpTo(20);
      const selection = selectionOf(play, numbers);
      const result = goingRound(family, (place) => numbers.filter((_, at) => Math.floor(at / 2) !== place));
      expect([play.hits(selection, result)]).toEqual(play.bestCases(selection));
      expect(play.bestCases(selection)[0]?.[0]?.times).toBe(choose(4, 2) * choose(20, 2));
    },
  );
});
