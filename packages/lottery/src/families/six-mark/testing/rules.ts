import fc from 'fast-check';
import type { Bet, Play, Selection } from '../../../play';
import { recordedDraws, type Tried } from '../../whole-numbers/testing/laws';
import { NUMBERS } from '../balls';
import { sixMark } from '../family';
import type { SixMark } from '../result';

const COLOR_OF: Readonly<Record<string, readonly number[]>> = {
  red: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
  blue: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
  green: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
};

/** Whether a number belongs to an option, as people would tell it. */
function isOf(option: string, number: number): boolean {
  const years = /^year-?(\d*)$/.exec(option);
  if (years) return (number - 1) % 12 === Number(years[1]);
  if (/^\d$/.test(option)) return `${number}`.endsWith(option);
  const colored = COLOR_OF[option];
  if (colored) return colored.includes(number);
  if (option === 'big' || option === 'small') return option === (number >= 25 ? 'big' : 'small');
  return option === (number % 2 === 1 ? 'odd' : 'even');
}

/** The prize that a set of numbers wins with so many of the six, and the special one or not; null for none. */
function prizeOf(id: string, regular: number, hasSpecial: boolean): string | null {
  if (id === 'special-number') return hasSpecial ? 'drawn' : null;
  if (id === 'regular-number') return regular === 1 ? 'drawn' : null;
  if (id === 'three-hit-two') return [null, null, 'two', 'three'][regular] ?? null;
  if (id === 'two-hit-special') return regular === 2 ? 'all' : regular === 1 && hasSpecial ? 'one-and-special' : null;
  if (id.startsWith('none-')) return regular === 0 && !hasSpecial ? 'none' : null;
  if (id === 'pick-six') {
    if (regular === 6) return 'six';
    const name = { 3: 'three', 4: 'four', 5: 'five' }[regular];
    return name ? `${name}${hasSpecial ? '-special' : ''}` : null;
  }
  return regular === ({ two: 2, three: 3, four: 4 }[id.split('-')[0] ?? ''] ?? Number.NaN) ? 'all' : null;
}

export function wins({ id }: Play<SixMark>, { bet }: Bet, { numbers, special }: SixMark): string[] {
  const isWon = (won: boolean) => (won ? ['drawn'] : []);
  const seven = [...numbers, special].map(Number);
  if (id === 'total-size') return isWon((bet === 'big') === seven.reduce((all, one) => all + one, 0) >= 175);
  if (id.endsWith('-appears')) return isWon(seven.some((number) => isOf(bet, number)));
  if (['special-size', 'special-parity'].includes(id) && special === '49') return ['refund'];
  if (id.startsWith('special-') && id !== 'special-number') return isWon(isOf(bet, Number(special)));
  const set = bet.split(',');
  const prize = prizeOf(id, set.filter((number) => numbers.includes(number)).length, set.includes(special));
  return prize === null ? [] : [prize];
}

export function selectionsOf({ board }: Play<SixMark>): fc.Arbitrary<Selection> {
  const [row] = board.rows ?? [];
  if (!row) throw new Error('no row');
  const options = row.id === 'numbers' ? row.options.slice(0, 18) : row.options;
  const most = row.id === 'numbers' ? Math.min(row.most, row.least + 4) : row.most;
  return fc.tuple(fc.subarray([...options], { minLength: row.least, maxLength: most }));
}

export const tried: Tried<SixMark> = {
  family: sixMark,
  wins,
  selectionsOf,
  results: fc
    .tuple(fc.array(fc.nat(16), { minLength: 7, maxLength: 7 }), fc.boolean())
    .map(([places, endsWithLast]) => {
      const numbers = endsWithLast ? places.with(6, NUMBERS.length - 7) : places;
      return sixMark.draw(recordedDraws(numbers), { drawsAt: 0, stations: [] });
    }),
  runs: 30,
};
