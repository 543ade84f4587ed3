import fc from 'fast-check';
import type { Bet, Play, Selection } from '../../../play';
import { recordedDraws, type Tried } from '../../whole-numbers/testing/laws';
import { fourD } from '../family';
import type { FourD, FourDPrize } from '../result';

/** The prizes of a play and the digits of its numbers, from the rules as people read them. */
export const ALL: readonly FourDPrize[] = ['first', 'second', 'third', 'special', 'consolation'];
const RULES: Readonly<Record<string, { digits: number; prizes: readonly FourDPrize[] }>> = {
  big: { digits: 4, prizes: ALL },
  small: { digits: 4, prizes: ['first', 'second', 'third'] },
  'four-a': { digits: 4, prizes: ['first'] },
  'four-b': { digits: 4, prizes: ['second'] },
  'four-c': { digits: 4, prizes: ['third'] },
  'four-d': { digits: 4, prizes: ['special'] },
  'four-e': { digits: 4, prizes: ['consolation'] },
  'three-a': { digits: 3, prizes: ['first'] },
  'three-abc': { digits: 3, prizes: ['first', 'second', 'third'] },
  'two-a': { digits: 2, prizes: ['first'] },
  'two-abc': { digits: 2, prizes: ['first', 'second', 'third'] },
};
export const ruleOf = (id: string) => {
  const rule = RULES[id.replace(/-typed$|^i?box-|^roll-/, '')];
  if (!rule) throw new Error(`no rule of ${id}`);
  return rule;
};

const isPermutation = (one: string, other: string) => [...one].sort().join() === [...other].sort().join();

export function wins({ id }: Play<FourD>, { bet }: Bet, result: FourD): string[] {
  const { digits, prizes } = ruleOf(id);
  const isWon = (drawn: string) => (id.startsWith('ibox') ? isPermutation(drawn, bet) : drawn.endsWith(bet));
  return prizes.flatMap((prize) =>
    result[prize].filter((drawn) => isWon(drawn) && bet.length === digits).map(() => prize),
  );
}

const FEW = ['0', '1', '2'];
const digits = (most: number) => fc.subarray([...FEW, '7'], { minLength: 1, maxLength: most });
const sortedDigits = (number: string) => [...number].sort().join('');

export function selectionsOf({ id, board }: Play<FourD>): fc.Arbitrary<Selection> {
  const { digits: size } = ruleOf(id);
  if (id.startsWith('roll')) {
    const three = fc.tuple(digits(2), digits(2), digits(2));
    return fc.tuple(three, fc.nat(3)).map(([rows, at]) => rows.toSpliced(at, 0, ['R']));
  }
  if (board.kind === 'rows') return fc.tuple(...Array.from({ length: size }, () => digits(4)));
  const number = fc.array(fc.constantFrom(...FEW), { minLength: size, maxLength: size }).map((all) => all.join(''));
  const isOneBet = !id.includes('box-');
  const wanted = id.startsWith('ibox') ? number.filter((one) => new Set(one).size > 1) : number;
  return fc
    .uniqueArray(wanted, { minLength: 1, maxLength: 6, selector: isOneBet ? (one) => one : sortedDigits })
    .map((all) => [all.toSorted()]);
}

export const tried: Tried<FourD> = {
  family: fourD,
  wins,
  selectionsOf,
  results: fc
    .array(fc.nat(2), { minLength: 92, maxLength: 92 })
    .map((numbers) => fourD.draw(recordedDraws(numbers), { drawsAt: 0, stations: [] })),
  runs: 25,
};

export const allOf = (number: string): FourD => ({
  special: Array(10).fill(number),
  consolation: Array(10).fill(number),
  third: [number],
  second: [number],
  first: [number],
});
