import type { BoardRow } from '@tonalli/lottery/play';

export const QUICK_PICKS = ['all', 'big', 'small', 'odd', 'even'] as const;
export type QuickPick = (typeof QUICK_PICKS)[number];

/** Fewer are chosen one by one as fast. */
const LEAST_OPTIONS = 6;

const PICKS: Record<QuickPick, (options: readonly string[]) => readonly string[]> = {
  all: (options) => options,
  big: (options) => options.slice(Math.ceil(options.length / 2)),
  small: (options) => options.slice(0, Math.ceil(options.length / 2)),
  odd: (options) => options.filter((option) => Number(option) % 2 === 1),
  even: (options) => options.filter((option) => Number(option) % 2 === 0),
};

/** The quick picks of a row: of numbers only, and those alone that it takes. */
export function quickPicksOf({ options, most }: BoardRow): readonly QuickPick[] {
  if (options.length < LEAST_OPTIONS || !options.every((option) => /^\d+$/.test(option))) return [];
  return QUICK_PICKS.filter((pick) => PICKS[pick](options).length <= most);
}

export const picked = ({ options }: BoardRow, pick: QuickPick): readonly string[] => PICKS[pick](options);

/**
 * A row after an option was pressed, in the order of its options: taken back, added, or in place of the only one that may be
 * chosen. Null where no more may be chosen.
 */
export function toggled(
  { options, most }: BoardRow,
  chosen: readonly string[],
  option: string,
): readonly string[] | null {
  if (chosen.includes(option)) return chosen.filter((one) => one !== option);
  if (most === 1) return [option];
  if (chosen.length >= most) return null;
  const next = new Set([...chosen, option]);
  return options.filter((one) => next.has(one));
}
