import { chance, sum } from '../../chance';
import type { Hit, Selection } from '../../play';
import { winning, won } from '../plays/hits';
import { subsetsOf } from '../plays/sets';
import { greatestOf } from './bets';
import { chosenIn, type DigitPlay, type Digits, placesOf, rowsFor } from './digits';

const OUTCOMES = ['dragon', 'tiger', 'tie'];
const SIDE = winning('side', chance(45, 100));
const TIE = winning('tie', chance(10, 100));

const kindFor = (outcome: string) => (outcome === 'tie' ? TIE.id : SIDE.id);

/** The dragon stands at the higher place. */
function outcomeOf(result: Digits, [dragon = 0, tiger = 0]: readonly number[]): string {
  const [left, right] = [result.charAt(dragon), result.charAt(tiger)];
  if (left === right) return 'tie';
  return left > right ? 'dragon' : 'tiger';
}

/** A draw for each order in which the places can stand, ties among them: who wins where depends on nothing else. */
function everyOrder(size: number): readonly Digits[] {
  const isOrder = (draw: string) => {
    const digits = new Set(draw);
    return [...digits].every((digit) => digit === '0' || digits.has(`${Number(digit) - 1}`));
  };
  const draws = Array.from({ length: size ** size }, (_, at) => at.toString(size).padStart(size, '0'));
  return draws.filter(isOrder);
}

/** Which of two places shows the greater digit, for every pair of places. A tie loses the bets on dragon and tiger. */
export function dragonTigerPlay(size: number): DigitPlay {
  const places = placesOf(size);
  const pairs = [...subsetsOf([...places.keys()], 2)];
  const names = pairs.map((pair) => pair.map((place) => places[place]).join('-'));
  const orders = everyOrder(size);
  const hits = (selection: Selection, result: Digits): readonly Hit[] => {
    const winners = pairs
      .map((pair) => outcomeOf(result, pair))
      .filter((outcome, at) => selection[at]?.includes(outcome));
    const ties = winners.filter((outcome) => outcome === 'tie').length;
    return [...won(SIDE.id, winners.length - ties), ...won(TIE.id, ties)];
  };
  return {
    id: 'dragon-tiger',
    group: 'dragon-tiger',
    board: { kind: 'rows', rows: rowsFor(names, OUTCOMES, 0) },
    kinds: [SIDE, TIE],
    example: { selection: names.map((_, at) => (at === 0 ? ['dragon'] : [])), result: '40718'.slice(0, size) },
    count(selection) {
      const chosen = (isTie: boolean) =>
        sum(selection.map((row) => row.filter((one) => (one === 'tie') === isTie).length));
      return [
        { kind: SIDE.id, bets: chosen(false) },
        { kind: TIE.id, bets: chosen(true) },
      ];
    },
    *expand(selection) {
      for (const [at, name] of names.entries()) {
        for (const outcome of chosenIn(selection, at)) yield { kind: kindFor(outcome), bet: `${name}:${outcome}` };
      }
    },
    hits,
    bestCases: (selection) => greatestOf(orders.map((order) => hits(selection, order))),
  };
}
