import type { Trend } from '@tonalli/lottery/play';

/** How many draws of a trend are shown. */
export const TREND_SPANS = [30, 60, 100] as const;
export type TrendSpan = (typeof TREND_SPANS)[number];

export interface TrendDraw {
  issue: string;
  result: unknown;
}

export interface TrendRow {
  issue: string;
  /** By option: 0 where it was drawn, otherwise for how many draws it has not been. */
  since: readonly number[];
}

export interface TrendColumn {
  option: string;
  /** In how many of the draws shown it was drawn. */
  drawn: number;
  /** For how many draws it has not been, by now. */
  missing: number;
  /** The most draws in a row, of those shown, without it. */
  longest: number;
}

export interface TrendTable {
  /** The newest first. */
  rows: readonly TrendRow[];
  columns: readonly TrendColumn[];
  /** One option a draw: a line joins them. */
  isSingle: boolean;
}

/**
 * The trend of the newest `span` draws. `draws` are the newest first and may be more: those before the ones shown count for how long
 * an option was missing when they began.
 */
export function trendTable(trend: Trend, draws: readonly TrendDraw[], span: number): TrendTable {
  const seen = draws.map(({ result }) => new Set(trend.seen(result)));
  const since = new Array<number>(trend.options.length).fill(0);
  const rows: TrendRow[] = [];
  for (let at = draws.length - 1; at >= 0; at -= 1) {
    for (const [place, option] of trend.options.entries()) {
      since[place] = seen[at]?.has(option) ? 0 : (since[place] ?? 0) + 1;
    }
    const issue = draws[at]?.issue;
    if (at < span && issue !== undefined) rows.unshift({ issue, since: [...since] });
  }
  const shown = seen.slice(0, span);
  return {
    rows,
    columns: trend.options.map((option, place) => ({
      option,
      drawn: shown.filter((options) => options.has(option)).length,
      missing: since[place] ?? 0,
      longest: longestRun(shown, option),
    })),
    isSingle: shown.every((options) => options.size === 1),
  };
}

function longestRun(shown: readonly ReadonlySet<string>[], option: string): number {
  let longest = 0;
  let run = 0;
  for (const options of shown) {
    run = options.has(option) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The options that were drawn most and least often; none where all were drawn equally often. */
export function extremesOf(columns: readonly TrendColumn[]): { most: ReadonlySet<string>; least: ReadonlySet<string> } {
  const counts = columns.map(({ drawn }) => drawn);
  const [most, least] = [Math.max(...counts), Math.min(...counts)];
  const drawn = (times: number) =>
    new Set(most === least ? [] : columns.filter((column) => column.drawn === times).map(({ option }) => option));
  return { most: drawn(most), least: drawn(least) };
}
