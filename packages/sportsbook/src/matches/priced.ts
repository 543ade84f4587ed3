import type { QuarterLine } from '../asian';
import type { OddsMilli } from '../leg';
import { type Chances, pairOdds, powerOdds } from '../margin';

/** Below it, and as near to certainty, nothing is offered. */
const LEAST_CHANCE = 0.002;

export interface PricedSelection {
  readonly selection: string;
  readonly oddsMilli: OddsMilli;
  readonly chances: Chances;
}

export interface PricedMarket {
  readonly type: string;
  readonly key: string;
  readonly line: QuarterLine | null;
  /** What the inverses of the odds of all its answers sum to, before odds are rounded down. */
  readonly margin: number;
  readonly selections: readonly PricedSelection[];
}

const mayReturn = ({ void: back, halfWon, halfLost }: Chances): boolean => back + halfWon + halfLost > 0;
const isOpen = (chance: number): boolean => chance > LEAST_CHANCE && chance < 1 - LEAST_CHANCE;

/** Where more answers than one come true at once, each is priced against its not coming true. */
const apart = (won: readonly number[], margin: number): OddsMilli[] =>
  won.map((chance) => powerOdds([chance, 1 - chance], margin)[0] ?? 0);

function oddsOf(chances: readonly Chances[], margin: number): OddsMilli[] {
  const won = chances.map((one) => one.won);
  const sum = won.reduce((all, chance) => all + chance, 0);
  if (sum > 1.5) return apart(won, margin);
  return powerOdds(
    won.map((chance) => chance / sum),
    margin,
  );
}

/**
 * The price of a market by the chances of its answers. Answers that can hardly come true any more, or hardly fail, are left out; null
 * where fewer than two are left, since the market is as good as decided.
 */
export function priced(
  { type, key, line, margin }: { type: string; key: string; line: QuarterLine | null; margin: number },
  chances: ReadonlyMap<string, Chances>,
): PricedMarket | null {
  const all = [...chances];
  const pair = all.map(([, one]) => one);
  const [first, second] = pair;
  const comesBack = pair.some(mayReturn);
  if (comesBack && !(first && second && pair.length === 2)) throw new RangeError(`${type} comes back, and is no pair`);
  const isFair = (one: Chances) => isOpen(one.won + one.halfWon);
  const offered = all.filter(([, one]) => (comesBack ? isFair(one) : isOpen(one.won)));
  if (offered.length < 2) return null;
  const odds =
    comesBack && first && second
      ? pairOdds([first, second], margin)
      : oddsOf(
          offered.map(([, one]) => one),
          margin,
        );
  const selections = offered.map(([selection, own], at) => ({ selection, oddsMilli: odds[at] ?? 0, chances: own }));
  return { type, key, line, margin, selections };
}
