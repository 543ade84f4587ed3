import { chance, choose, sum } from '../../chance';
import type { Hit, Play } from '../../play';
import { NUMBERS } from './balls';
import type { SixMark } from './result';

/** A prize of a set of numbers: so many of it are among the six; the special number is in it, is not, or may be either. */
export interface SetPrize {
  id: string;
  regular: number;
  special: 'in' | 'out' | 'either';
}

export interface SetPlay {
  id: string;
  group: string;
  /** How many numbers a bet has, and how many may be chosen to make bets of. */
  size: number;
  most: number;
  prizes: readonly SetPrize[];
  example: Play<SixMark>['example'];
}

const NUMBER_KIND = 'number';
const SET_KIND = 'set';

/** Numbers to make sets of: so many, of which some are among the six, and the special one is or is not. */
interface Chosen {
  numbers: number;
  regular: number;
  special: number;
}

/** How many sets of a size win a prize. */
function setsOf({ numbers, regular, special }: Chosen, size: number, prize: SetPrize): number {
  const specials = { in: [1], out: [0], either: [0, 1] }[prize.special];
  const sets = specials.map((taken) => {
    const others = choose(numbers - regular - special, size - prize.regular - taken);
    return choose(regular, prize.regular) * choose(special, taken) * others;
  });
  return sum(sets);
}

/** Everything that may be drawn of so many numbers. */
function outcomesOf(numbers: number): Chosen[] {
  const outcomes = [0, 1].flatMap((special) =>
    Array.from({ length: 7 }, (_, regular) => ({ numbers, regular, special })),
  );
  return outcomes.filter(
    ({ regular, special }) => regular + special <= numbers && 7 - regular - special <= NUMBERS.length - numbers,
  );
}

function* setsIn(numbers: readonly string[], size: number): Generator<readonly string[]> {
  if (size === 0) yield [];
  else {
    for (const [at, first] of numbers.entries()) {
      for (const rest of setsIn(numbers.slice(at + 1), size - 1)) yield [first, ...rest];
    }
  }
}

/** Numbers of which all sets of a size are bets, and win by how many of a set are drawn. */
export function setPlay({ id, group, size, most, prizes, example }: SetPlay): Play<SixMark> {
  const kind = size === 1 ? NUMBER_KIND : SET_KIND;
  const all = { numbers: NUMBERS.length, regular: 6, special: 1 };
  const hitsOf = (chosen: Chosen): readonly Hit[] =>
    prizes
      .map((prize) => ({ kind, prize: prize.id, times: setsOf(chosen, size, prize) }))
      .filter(({ times }) => times > 0);
  return {
    id,
    group,
    board: { kind: 'rows', rows: [{ id: 'numbers', options: NUMBERS, least: size, most }] },
    kinds: [
      {
        id: kind,
        prizes: prizes.map((prize) => ({
          id: prize.id,
          chance: chance(setsOf(all, size, prize), choose(NUMBERS.length, size)),
        })),
      },
    ],
    example,
    count: ([numbers = []]) => [{ kind, bets: choose(numbers.length, size) }],
    *expand([numbers = []]) {
      for (const set of setsIn(numbers, size)) yield { kind, bet: set.join(',') };
    },
    hits: ([numbers = []], result) =>
      hitsOf({
        numbers: numbers.length,
        regular: result.numbers.filter((number) => numbers.includes(number)).length,
        special: Number(numbers.includes(result.special)),
      }),
    bestCases: ([numbers = []]) =>
      outcomesOf(numbers.length)
        .map(hitsOf)
        .filter((hits) => hits.length > 0),
    ...(size === 1 && {
      *numbers([numbers = []]) {
        for (const number of numbers) {
          yield { number, best: prizes.map((prize) => ({ kind, prize: prize.id, times: 1 })) };
        }
      },
    }),
  };
}
