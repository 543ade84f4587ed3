import { chance } from '../../chance';
import type { BetKind, Hit, Play } from '../../play';
import type { Entry } from './entry';

/** A prize that numbers are drawn for: so many, each by itself, so that they may repeat. */
export interface Tier<Result> {
  prize: string;
  times: number;
  drawn(result: Result): readonly string[];
}

export interface NumberPlay<Result> {
  id: string;
  group: string;
  entry: Entry;
  tiers: readonly Tier<Result>[];
  example: Play<Result>['example'];
  /** Units of a bet: 1 unless said. */
  lots?: number;
}

function tallied(kinds: readonly (string | null)[], prize: string): Hit[] {
  const times = new Map<string, number>();
  for (const kind of kinds) if (kind !== null) times.set(kind, (times.get(kind) ?? 0) + 1);
  return [...times].map(([kind, count]) => ({ kind, prize, times: count }));
}

/** Bets on whole numbers: one wins each prize as often as its last digits are drawn for it. */
export function numberPlay<Result>({ id, group, entry, tiers, example, lots }: NumberPlay<Result>): Play<Result> {
  const of = 10 ** entry.size;
  const every = (kind: string): readonly Hit[] => tiers.map(({ prize, times }) => ({ kind, prize, times }));
  const kinds: BetKind[] = entry.kinds.map(({ id: kind, numbers }) => ({
    id: kind,
    prizes: tiers.map(({ prize, times }) => ({ id: prize, chance: chance(numbers * times, of) })),
    ...(lots && { lots }),
  }));
  return {
    id,
    group,
    board: entry.board,
    kinds,
    example,
    ...(entry.refuses && { refuses: entry.refuses }),
    count: entry.count,
    expand: entry.expand,
    hits(selection, result) {
      const winner = entry.winner(selection);
      return tiers.flatMap(({ prize, drawn }) =>
        tallied(
          drawn(result).map((number) => winner(number.slice(-entry.size))),
          prize,
        ),
      );
    },
    // All that is drawn may be bets of one kind, and no table pays more for more permutations.
    bestCases: (selection) =>
      entry
        .count(selection)
        .filter(({ bets }) => bets > 0)
        .map(({ kind }) => every(kind)),
    *numbers(selection) {
      for (const { number, kind } of entry.numbers(selection)) yield { number, best: every(kind) };
    },
  };
}
