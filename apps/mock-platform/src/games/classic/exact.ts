import type { Prize } from '../pay-table';
import { evaluate, linePays } from './engine';
import { CLASSIC_SYMBOLS, type ClassicModel } from './models';

/** What comes back in the long run: `paid / staked`, exactly. */
export interface ExactReturn {
  readonly paid: number;
  readonly staked: number;
}

/**
 * The return of a model in closed form: a cell shows each stop of its strip once, so that all lines return alike, and so many
 * stops show three symbols on a line as the strips have of them, multiplied.
 */
export function exactReturn(model: ClassicModel): ExactReturn {
  const counts = model.strips.map((strip) => CLASSIC_SYMBOLS.map((symbol) => strip.split(symbol).length - 1));
  let paid = 0;
  for (const [one, first] of CLASSIC_SYMBOLS.entries()) {
    for (const [two, second] of CLASSIC_SYMBOLS.entries()) {
      for (const [three, third] of CLASSIC_SYMBOLS.entries()) {
        const stops = (counts[0]?.[one] ?? 0) * (counts[1]?.[two] ?? 0) * (counts[2]?.[three] ?? 0);
        paid += stops * (linePays(model, [first, second, third])?.paysX100 ?? 0);
      }
    }
  }
  const stops = model.strips.reduce((all, strip) => all * strip.length, 1);
  return { paid: paid * model.lines, staked: 100 * stops };
}

/** The return in hundredths of a percent, cut. */
const returnBp = ({ paid, staked }: ExactReturn): number => Math.floor((paid * 10_000) / staked);

/** What the house keeps of a stake on average, in basis points, rounded up. */
export const edgeBp = (model: ClassicModel): number => 10_000 - returnBp(exactReturn(model));

/** The stated return as people read it, such as `"96.05"` percent: never more than it is. */
export const statedPercent = (model: ClassicModel): string => (returnBp(exactReturn(model)) / 100).toFixed(2);

/** What each stop of the reels pays, all of them counted: some ten thousand. For what the page and tests say, not for play. */
export function prizesOf(model: ClassicModel): readonly Prize[] {
  const ways = new Map<number, number>();
  const [first = '', second = '', third = ''] = model.strips;
  for (const one of first.split('').keys()) {
    for (const two of second.split('').keys()) {
      for (const three of third.split('').keys()) {
        const { paysX100 } = evaluate(model, [one, two, three]);
        ways.set(paysX100, (ways.get(paysX100) ?? 0) + 1);
      }
    }
  }
  return [...ways].map(([multiplierX100, count]) => ({ multiplierX100, ways: count }));
}
