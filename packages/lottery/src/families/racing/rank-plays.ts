import { chance, sum } from '../../chance';
import type { Play, Selection } from '../../play';
import { bestAssignment } from '../plays/best-assignment';
import { winning, won } from '../plays/hits';
import { type Finish, isOnSide, NUMBERS, RANKS, SHOWN, SIDES } from './finish';

/** Half of the ten numbers: 06 to 10 are big. */
const MIDDLE = 5;
const HALF = chance(1, 2);

const betsIn = (selection: Selection) => sum(selection.map(({ length }) => length));

/** What the rows' options are as single bets: the row's name and the option. */
function* spelledOut(kind: string, rows: readonly string[], selection: Selection) {
  for (const [at, row] of selection.entries()) for (const option of row) yield { kind, bet: `${rows[at]}:${option}` };
}

/** How many of the sides chosen for a rank a number is on. */
const sidesOf = (row: readonly string[], number: string): number =>
  row.filter((side) => isOnSide(side, Number(number), MIDDLE)).length;

/** Big, small, odd or even for any rank. */
export const rankSides: Play<Finish> = {
  id: 'rank-sides',
  group: 'sides',
  board: { kind: 'rows', rows: RANKS.map((id) => ({ id, options: SIDES, least: 0, most: SIDES.length })) },
  kinds: [winning('side', HALF)],
  example: { selection: RANKS.map((_, at) => (at === 0 ? ['big'] : [])), result: SHOWN },
  count: (selection) => [{ kind: 'side', bets: betsIn(selection) }],
  expand: (selection) => spelledOut('side', RANKS, selection),
  hits: (selection, finish) => won('side', sum(finish.map((number, rank) => sidesOf(selection[rank] ?? [], number)))),
  // A number has one rank, so that not all ranks can have the number that wins most for them.
  bestCases: (selection) => [
    won('side', bestAssignment(selection.map((row) => NUMBERS.map((number) => sidesOf(row, number))))),
  ],
};

/** The ranks that are compared: the first with the last, the second with the last but one, and so on. */
const RIVALS = [0, 1, 2, 3, 4].map((front) => ({ id: `ranks-${front + 1}-${10 - front}`, front, back: 9 - front }));

/** Dragon: the rank in front has the greater number. No two numbers are the same, so one of both wins. */
export const dragonTiger: Play<Finish> = {
  id: 'dragon-tiger',
  group: 'sides',
  board: {
    kind: 'rows',
    rows: RIVALS.map(({ id }) => ({ id, options: ['dragon', 'tiger'], least: 0, most: 2 })),
  },
  kinds: [winning('dragon-tiger', HALF)],
  example: { selection: RIVALS.map((_, at) => (at === 0 ? ['dragon'] : [])), result: SHOWN },
  count: (selection) => [{ kind: 'dragon-tiger', bets: betsIn(selection) }],
  expand: (selection) =>
    spelledOut(
      'dragon-tiger',
      RIVALS.map(({ id }) => id),
      selection,
    ),
  hits: (selection, finish) =>
    won(
      'dragon-tiger',
      RIVALS.filter(({ front, back }, at) => {
        const winner = Number(finish[front]) > Number(finish[back]) ? 'dragon' : 'tiger';
        return selection[at]?.includes(winner);
      }).length,
    ),
  bestCases: (selection) => [won('dragon-tiger', selection.filter(({ length }) => length > 0).length)],
};
