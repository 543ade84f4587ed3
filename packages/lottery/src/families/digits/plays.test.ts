import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposedTable, returnOf } from '../../odds';
import { faultOf } from '../../selection';
import { fiveDigit } from '../five-digit/family';
import { threeDigit } from '../three-digit/family';
import type { DigitPlay } from './digits';
import { byKind, casesFor, everyDrawFor, selectionsFor, settledOneByOne } from './testing/plays-fixture';
import { ruleFor } from './testing/rules-fixture';

const RUNS = { numRuns: 6 };

const plays = [
  ...fiveDigit.plays.map((play) => ({ play, size: 5, family: 'five' })),
  ...threeDigit.plays.map((play) => ({ play, size: 3, family: 'three' })),
].map((one) => ({ ...one, id: one.play.id, rule: one.play.board.kind === 'typed' ? 'LOTT-07' : 'LOTT-06' }));

const betsByKind = (play: DigitPlay, bets: readonly { kind: string }[]) =>
  Object.fromEntries(play.kinds.map(({ id }) => [id, bets.filter(({ kind }) => kind === id).length]));

const isCovered = (hits: Readonly<Record<string, number>>, by: Readonly<Record<string, number>>) =>
  Object.entries(hits).every(([kind, times]) => times <= (by[kind] ?? 0));

describe.each(plays)('$rule $id of $family digits', ({ play, size, rule }) => {
  it(`${rule} counts the bets that it spells out, each of them once`, () => {
    fc.assert(
      fc.property(selectionsFor(play), (selection) => {
        const bets = [...play.expand(selection)];
        const none = Object.fromEntries(play.kinds.map(({ id }) => [id, 0]));
        const counted = Object.fromEntries(play.count(selection).map(({ kind, bets }) => [kind, bets]));
        expect({ ...none, ...counted }).toEqual(betsByKind(play, bets));
        expect(new Set(bets.map(({ bet }) => bet)).size).toBe(bets.length);
        const fault = bets.length === 0 ? expect.objectContaining({ fault: 'no-bet' }) : null;
        expect(faultOf(play, selection)).toEqual(fault);
      }),
      RUNS,
    );
  });

  it(`${rule} wins what its bets win one by one, and no more than its best draws`, () => {
    fc.assert(
      fc.property(casesFor(play, size), ({ selection, bets, drawn }) => {
        const best = play.bestCases(selection).map(byKind);
        for (const draw of drawn) {
          const hits = byKind(play.hits(selection, draw));
          expect(hits).toEqual(settledOneByOne(play, bets, draw));
          if (Object.keys(hits).length > 0) expect(best.some((one) => isCovered(hits, one))).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it(`${rule} wins in its example`, () => {
    const { selection, result } = play.example;
    expect(faultOf(play, selection)).toBeNull();
    expect(play.hits(selection, result)).not.toEqual([]);
    expect(result).toMatch(new RegExp(`^[0-9]{${size}}$`));
  });

  it(`${rule} caps single numbers by what each of them wins`, () => {
    fc.assert(
      fc.property(selectionsFor(play), (selection) => {
        const numbers = [...(play.numbers?.(selection) ?? [])];
        const bets = [...play.expand(selection)].map(({ bet }) => bet);
        expect(numbers.map(({ number }) => number)).toEqual(play.numbers ? bets : []);
        expect(numbers.every(({ best }) => best.length === 1 && best[0]?.times === 1)).toBe(true);
      }),
      { numRuns: 2 },
    );
    expect(play.numbers !== undefined).toBe(/^(two|three|four).*-straight(-typed)?$/.test(play.id));
  });
});

/** All that can be chosen, or numbers enough that every kind is among them. */
const everything = ({ board }: DigitPlay) => {
  const rows = (board.rows ?? []).map(({ options, most }) => options.slice(0, most));
  if (board.kind === 'rows') return rows;
  const length = Number(/\{(\d)\}/.exec(board.typed.pattern)?.[1]);
  return [...rows, ['11223'.slice(0, length), '45678'.slice(0, length)].filter((one) => !/^(.)\1*$/.test(one))];
};

/** One bet of each kind. */
function samples(play: DigitPlay): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { kind, bet } of play.expand(everything(play))) {
    if (!found.has(kind)) found.set(kind, bet);
    if (found.size === play.kinds.length) break;
  }
  return found;
}

describe.each([
  { family: fiveDigit, size: 5 },
  { family: threeDigit, size: 3 },
])('LOTT-06 chances and odds of $family.id', ({ family, size }) => {
  it('LOTT-06 are those of all draws, for every kind of every play', () => {
    const wrong = family.plays.flatMap((play) => {
      const bets = samples(play);
      const draws = everyDrawFor(play, size);
      return play.kinds.flatMap(({ id, prizes }) => {
        const wins = ruleFor(play.id, bets.get(id) ?? '');
        const ways = BigInt(draws.reduce((all, drawn) => all + Number(wins(drawn)), 0));
        const isRight = prizes.every(({ chance }) => chance.ways * BigInt(draws.length) === ways * chance.of);
        return isRight && ways > 0n ? [] : [{ play: play.id, kind: id, ways }];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('LOTT-06 return what the family promises, cut by a thousandth at most', () => {
    const odds = proposedTable(family);
    const returns = family.plays.flatMap((play) => play.kinds.map((kind) => returnOf(odds, play.id, kind)));
    expect(Math.min(...returns)).toBeGreaterThanOrEqual(Math.max(949_400, family.returns.least * 100));
    expect(Math.max(...returns)).toBeLessThanOrEqual(Math.min(950_000, family.returns.most * 100));
    expect(family.returns).toEqual({ least: 9_000, most: 9_850 });
    expect(family.hasPrizeGroups).toBe(true);
  });

  it('LOTT-06 belong to plays of which no two have one name', () => {
    const ids = family.plays.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
