import fc from 'fast-check';
import type { Bet, Play, Selection } from '../../../play';
import { recordedDraws, type Tried } from '../../whole-numbers/testing/laws';
import { thai } from '../family';
import type { Thai } from '../result';

const sorted = (number: string) => [...number].sort().join('');
const hasAll = (number: string, digits: string) => [...digits].every((digit) => number.includes(digit));

/** What the numbers drawn are for a bet, and whether it wins with one, from the rules as people read them. */
const RULES: Readonly<Record<string, { prize: string; wins(result: Thai, bet: string): readonly boolean[] }>> = {
  'three-top': { prize: 'first', wins: ({ first }, bet) => [first.endsWith(bet)] },
  'three-tod': { prize: 'first', wins: ({ first }, bet) => [sorted(first.slice(3)) === sorted(bet)] },
  'three-tod-pair': { prize: 'first', wins: ({ first }, bet) => [sorted(first.slice(3)) === sorted(bet)] },
  'three-front': { prize: 'front', wins: ({ front }, bet) => front.map((number) => number === bet) },
  'three-back': { prize: 'back', wins: ({ back }, bet) => back.map((number) => number === bet) },
  'two-top': { prize: 'first', wins: ({ first }, bet) => [first.endsWith(bet)] },
  'two-bottom': { prize: 'last', wins: ({ last }, bet) => [last === bet] },
  'two-tod': { prize: 'drawn', wins: ({ first }, bet) => [hasAll(first.slice(3), bet)] },
  'run-top': { prize: 'drawn', wins: ({ first }, bet) => [first.slice(3).includes(bet)] },
  'run-bottom': { prize: 'drawn', wins: ({ last }, bet) => [last.includes(bet)] },
};

export function wins({ id }: Play<Thai>, { bet }: Bet, result: Thai): string[] {
  const rule = RULES[id.replace(/-typed$/, '')];
  if (!rule) throw new Error(`no rule of ${id}`);
  return rule.wins(result, bet).flatMap((isWon) => (isWon ? [rule.prize] : []));
}

const FEW = ['0', '1', '2', '5'];

const differs = (id: string) => (number: string) => !id.includes('tod') || new Set(number).size > 1;

export function selectionsOf({ id, board, refuses }: Play<Thai>): fc.Arbitrary<Selection> {
  if (board.kind === 'rows') {
    const rows = board.rows.map(({ least }) => fc.subarray(FEW, { minLength: least }));
    const chosen: fc.Arbitrary<Selection> = fc.tuple(...rows);
    return id === 'three-tod-pair' ? chosen.filter(([pairs, singles]) => `${pairs}${singles}`.length > 2) : chosen;
  }
  const size = id.startsWith('three') ? 3 : 2;
  const number = fc.array(fc.constantFrom(...FEW), { minLength: size, maxLength: size }).map((all) => all.join(''));
  return fc
    .uniqueArray(number.filter(differs(id)), { minLength: 1, maxLength: 8, selector: refuses ? sorted : (one) => one })
    .map((all) => [all.toSorted()]);
}

export const tried: Tried<Thai> = {
  family: thai,
  wins,
  selectionsOf,
  results: fc
    .array(fc.nat(3), { minLength: 20, maxLength: 20 })
    .map((numbers) => thai.draw(recordedDraws(numbers), { drawsAt: 0, stations: [] })),
  runs: 40,
};

/** A thousand draws in which every number of three digits is drawn everywhere, once each. */
export const EVERY_NUMBER: readonly Thai[] = Array.from({ length: 1_000 }, (_, index) => {
  const number = `${index}`.padStart(3, '0');
  return { last: number.slice(1), front: [number, number], back: [number, number], first: `777${number}` };
});
