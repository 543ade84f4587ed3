import type { BetKind, Hit, Play, Selection } from '../../play';
import { countOf, hitsOf, WON, won } from './hits';

export interface OneRow<Result> {
  id: string;
  group: string;
  /** Names the row in texts. */
  row: string;
  options: readonly string[];
  kinds: readonly BetKind[];
  kindOf(option: string): string;
  /** Whether an option wins in a draw, or which of the prizes of its kind. */
  wins(option: string, result: Result): boolean | string;
  example: { option: string; result: Result };
  /** Draws that show together whatever options may win at once; left out where one option at most wins in a draw. */
  draws?: readonly Result[];
}

/** A play of which every option of one row is a bet. */
export function oneRowPlay<Result>(play: OneRow<Result>): Play<Result> {
  const { id, group, kinds, kindOf, example, draws } = play;
  const hits = ([row = []]: Selection, result: Result): readonly Hit[] =>
    hitsOf(
      row.flatMap((option) => {
        const prize = play.wins(option, result);
        return prize === false ? [] : [{ kind: kindOf(option), prize: prize === true ? WON : prize }];
      }),
    );
  return {
    id,
    group,
    board: {
      kind: 'rows',
      rows: [{ id: play.row, options: play.options, least: 1, most: play.options.length }],
    },
    kinds,
    example: { selection: [[example.option]], result: example.result },
    count: ([row = []]) => countOf(row.map(kindOf)),
    expand: ([row = []]) => row.map((option) => ({ kind: kindOf(option), bet: option })),
    hits,
    bestCases: (selection) =>
      draws
        ? draws.map((result) => hits(selection, result))
        : [...new Set(selection[0]?.map(kindOf))].map((kind) => won(kind)),
  };
}
