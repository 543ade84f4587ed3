import { LINE_MAX_MULTIPLE, ORDER_MAX_LINES, ORDER_MAX_NUMBERS } from '@tonalli/contracts/lottery/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBet,
  type Bet,
  fullFor,
  type Lines,
  NO_LINES,
  removeLine,
  replaceLine,
  setMultiple,
  undoRemove,
} from './slip-lines';

const bet = (selection: Bet['selection'], extra: Partial<Bet> = {}): Bet => ({
  ...{ play: 'positioning', selection, unitMinor: 200, multiple: 1 },
  ...extra,
});
const slipOf = (...bets: readonly Bet[]): Lines => bets.reduce(addBet, NO_LINES);
const shown = ({ lines }: Lines) => lines.map(({ id: _id, ...line }) => line);

const anyBet = fc.record({
  play: fc.constantFrom('a', 'b'),
  selection: fc.array(fc.subarray(['0', '1', '2']), { minLength: 2, maxLength: 2 }),
  unitMinor: fc.constantFrom(200, 20, 2),
  multiple: fc.integer({ min: 1, max: 6_000 }),
});
const costOf = (bets: readonly Bet[]) => {
  const costs = new Map<string, number>();
  for (const { play, selection, unitMinor, multiple } of bets) {
    const key = JSON.stringify([play, selection, unitMinor]);
    costs.set(key, (costs.get(key) ?? 0) + multiple);
  }
  return costs;
};

describe('lines of a slip', () => {
  it('LOTT-03 the same bet again adds to its line, another unit or selection is a line of its own', () => {
    const slip = slipOf(bet([['4']]), bet([['5']]), bet([['4']], { multiple: 3 }), bet([['4']], { unitMinor: 20 }));
    expect(shown(slip)).toEqual([bet([['4']], { multiple: 4 }), bet([['5']]), bet([['4']], { unitMinor: 20 })]);
  });

  it('LOTT-03 rows are told apart: the same options in other rows are another bet', () => {
    expect(slipOf(bet([['4'], []]), bet([[], ['4']])).lines).toHaveLength(2);
  });

  it('LOTT-03 whatever is added costs as much together as one by one, and no line is beyond the greatest multiple', () => {
    fc.assert(
      fc.property(fc.array(anyBet, { maxLength: 30 }), (bets) => {
        const { lines } = slipOf(...bets);
        expect(costOf(lines)).toEqual(costOf(bets));
        expect(lines.every(({ multiple }) => multiple <= LINE_MAX_MULTIPLE)).toBe(true);
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      }),
    );
  });

  it('LOTT-03 what was removed comes back where it stood', () => {
    fc.assert(
      fc.property(fc.array(anyBet, { minLength: 1, maxLength: 8 }), fc.nat(), (bets, any) => {
        const slip = slipOf(...bets);
        const line = slip.lines[any % slip.lines.length];
        const without = removeLine(slip, line?.id ?? 0);
        expect(without.lines).toHaveLength(slip.lines.length - 1);
        expect(undoRemove(without).lines).toEqual(slip.lines);
        expect(undoRemove(undoRemove(without)).lines).toEqual(slip.lines);
      }),
    );
  });

  it('LOTT-03 a line that is changed stays in its place, or joins the line that is the same', () => {
    const slip = slipOf(bet([['1']]), bet([['2']]), bet([['3']]));
    const [first, second] = slip.lines;
    expect(shown(replaceLine(slip, { id: second?.id ?? 0, bet: bet([['9']]) }))).toEqual([
      bet([['1']]),
      bet([['9']]),
      bet([['3']]),
    ]);
    expect(shown(replaceLine(slip, { id: first?.id ?? 0, bet: bet([['3']], { multiple: 2 }) }))).toEqual([
      bet([['2']]),
      bet([['3']], { multiple: 3 }),
    ]);
    expect(shown(replaceLine(slip, { id: 99, bet: bet([['9']]) }))).toHaveLength(4);
  });

  it('LOTT-03 a multiple is a whole number of its range, anything else changes nothing', () => {
    const slip = slipOf(bet([['1']]));
    for (const multiple of [0, -1, 1.5, LINE_MAX_MULTIPLE + 1, Number.NaN])
      expect(setMultiple(slip, { id: 1, multiple })).toBe(slip);
    expect(setMultiple(slip, { id: 1, multiple: 7 }).lines[0]?.multiple).toBe(7);
  });

  it('LOTT-07 takes no more lines and numbers than an order may have, and loses none of those it has', () => {
    const many = Array.from({ length: ORDER_MAX_LINES }, (_, index) => bet([[String(index)]]));
    const full = slipOf(...many);
    expect(fullFor(full.lines, bet([['new']]))).toBe('lines');
    expect(addBet(full, bet([['new']]))).toBe(full);
    expect(fullFor(full.lines, bet([['7']]))).toBeNull();
    const numbers = Array.from({ length: ORDER_MAX_NUMBERS }, (_, index) => String(index));
    expect(fullFor([], bet([numbers]))).toBeNull();
    expect(fullFor(slipOf(bet([['1']])).lines, bet([numbers]))).toBe('numbers');
  });
});
