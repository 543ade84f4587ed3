import { chance, choose, sum } from '../../chance';
import type { Play } from '../../play';
import { winning, won } from '../plays/hits';
import { ascendingPattern } from '../plays/numbers';
import { productOf, subsetsOf } from '../plays/sets';
import { FACES, facesIn, isAllDifferent, isPair, ROLLS, type Roll, SORTED_ROLLS, sortedText } from './dice';

interface Rule {
  id: string;
  group: string;
  /** Of so many throws a bet wins. */
  ways: number;
  /** How many of the bets, each by its faces in order, win in a throw. */
  wins(bets: readonly string[], roll: Roll): number;
  result: Roll;
}

/** What a play of faces has in common with the same play typed. */
const base = ({ id, group, ways }: Rule) => ({ id, group, kinds: [winning(id, chance(ways, ROLLS))] });

/** Bets that are typed by their faces, such as `112`. */
function typedPlay(rule: Rule, { bet, pattern }: { bet: string; pattern: string }): Play<Roll> {
  const { id, wins, result } = rule;
  return {
    ...base(rule),
    id: `${id}-typed`,
    board: { kind: 'typed', typed: { pattern, least: 1, most: 10_000 } },
    example: { selection: [[bet]], result },
    count: ([typed = []]) => [{ kind: id, bets: typed.length }],
    expand: ([typed = []]) => typed.map((bet) => ({ kind: id, bet })),
    hits: ([typed = []], roll) => won(id, wins(typed, roll)),
    bestCases: ([typed = []]) => SORTED_ROLLS.map((roll) => won(id, wins(typed, roll))),
  };
}

/** Every so many of the faces chosen are a bet. */
function facesPlay(rule: Rule, { size, example }: { size: number; example: readonly string[] }): Play<Roll> {
  const { id, result } = rule;
  const wins = (faces: readonly string[], roll: Roll) =>
    choose(faces.filter((face) => facesIn(roll, face) > 0).length, size);
  return {
    ...base(rule),
    board: { kind: 'rows', rows: [{ id: 'faces', options: FACES, least: size, most: FACES.length }] },
    example: { selection: [example], result },
    count: ([faces = []]) => [{ kind: id, bets: choose(faces.length, size) }],
    *expand([faces = []]) {
      for (const bet of subsetsOf(faces, size)) yield { kind: id, bet: bet.join('') };
    },
    hits: ([faces = []], roll) => won(id, wins(faces, roll)),
    bestCases: ([faces = []]) => SORTED_ROLLS.map((roll) => won(id, wins(faces, roll))),
  };
}

const different: Rule = {
  id: 'three-different',
  group: 'three-dice',
  ways: 6,
  wins: (bets, roll) => (isAllDifferent(roll) && bets.includes(sortedText(roll)) ? 1 : 0),
  result: ['5', '1', '4'],
};

const twoDifferent: Rule = {
  id: 'two-different',
  group: 'two-dice',
  ways: 30,
  wins: (bets, roll) => bets.filter((bet) => [...bet].every((face) => facesIn(roll, face) > 0)).length,
  result: ['2', '6', '2'],
};

const pairAndOne: Rule = {
  id: 'pair-and-one',
  group: 'two-dice',
  ways: 3,
  wins: (bets, roll) => (isPair(roll) && bets.includes(sortedText(roll)) ? 1 : 0),
  result: ['1', '2', '1'],
};

export const threeDifferent = facesPlay(different, { size: 3, example: ['1', '4', '5'] });
export const threeDifferentTyped = typedPlay(different, { bet: '145', pattern: ascendingPattern(FACES, 3) });
export const twoDifferentPlay = facesPlay(twoDifferent, { size: 2, example: ['2', '6'] });
export const twoDifferentTyped = typedPlay(twoDifferent, { bet: '26', pattern: ascendingPattern(FACES, 2) });

/** One face and another one, such as `112` or `122`: the dice ascend. */
const PAIR_AND_ONE = FACES.flatMap((face, at) =>
  FACES.slice(at + 1).flatMap((one) => [face + face + one, face + one + one]),
);
export const pairAndOneTyped = typedPlay(pairAndOne, { bet: '112', pattern: `^(?:${PAIR_AND_ONE.join('|')})$` });

const PAIRS = FACES.map((face) => face.repeat(2));

/** A pair with a given third die. A face that is chosen in both rows makes no bet with itself. */
export const pairAndOnePlay: Play<Roll> = {
  ...base(pairAndOne),
  board: {
    kind: 'rows',
    rows: [
      { id: 'pairs', options: PAIRS, least: 1, most: PAIRS.length },
      { id: 'singles', options: FACES, least: 1, most: FACES.length },
    ],
  },
  example: { selection: [['11'], ['2']], result: pairAndOne.result },
  count: ([pairs = [], singles = []]) => {
    const bets = sum(pairs.map((pair) => singles.length - (singles.includes(pair.charAt(0)) ? 1 : 0)));
    return [{ kind: pairAndOne.id, bets }];
  },
  *expand(selection) {
    for (const [pair = '', single = ''] of productOf(selection)) {
      if (!pair.includes(single)) yield { kind: pairAndOne.id, bet: sortedText([...pair, single]) };
    }
  },
  hits: ([pairs = [], singles = []], roll) => won(pairAndOne.id, isWon({ pairs, singles }, roll) ? 1 : 0),
  bestCases: ([pairs = [], singles = []]) =>
    SORTED_ROLLS.map((roll) => won(pairAndOne.id, isWon({ pairs, singles }, roll) ? 1 : 0)),
};

function isWon({ pairs, singles }: Record<'pairs' | 'singles', readonly string[]>, roll: Roll): boolean {
  const has = (times: number, faces: readonly string[]) =>
    faces.some((face) => facesIn(roll, face.charAt(0)) === times);
  return has(2, pairs) && has(1, singles);
}
