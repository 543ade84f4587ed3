import { chance } from '../../chance';
import type { Hit, Selection } from '../../play';
import { hit, winning } from '../plays/hits';
import { greatestOf } from './bets';
import { chosenIn, type DigitPlay, type Digits, drawnIn, drawShowing, rowsFor, type Window } from './digits';

/** How three digits look in any order, and how many of a thousand numbers do. */
const WAYS = { triple: 10, run: 60, pair: 270, 'half-run': 360, mixed: 300 } as const;

type Pattern = keyof typeof WAYS;
const PATTERNS: readonly Pattern[] = ['triple', 'run', 'pair', 'half-run', 'mixed'];

/** Nine and zero are neighbours: 8 9 0 and 9 0 1 are runs. */
export function patternOf(three: string): Pattern {
  const digits = new Set(three);
  if (digits.size === 1) return 'triple';
  if (digits.size === 2) return 'pair';
  const neighbours = [...digits].filter((digit) => digits.has(`${(Number(digit) + 1) % 10}`)).length;
  if (neighbours === 0) return 'mixed';
  return neighbours === 1 ? 'half-run' : 'run';
}

/** Which patterns the windows show together: those of draws that begin with a zero, since turning all digits on changes none. */
function togetherIn(windows: readonly Window[]): readonly (readonly Pattern[])[] {
  const size = windows[0]?.of ?? 0;
  const together = new Map<string, readonly Pattern[]>();
  for (let draw = 0; draw < 10 ** (size - 1); draw++) {
    const drawn = `${draw}`.padStart(size, '0');
    const patterns = windows.map((window) => patternOf(drawnIn(window, drawn)));
    together.set(patterns.join(), patterns);
  }
  return [...together.values()];
}

const hitsOfPatterns = (selection: Selection, patterns: readonly Pattern[]): readonly Hit[] => {
  const won = patterns.filter((pattern, at) => chosenIn(selection, at).includes(pattern));
  return PATTERNS.filter((pattern) => won.includes(pattern)).map((pattern) =>
    hit(pattern, won.filter((one) => one === pattern).length),
  );
};

/** How the three digits of a window look, a row for each window. */
export function patternsPlay(windows: readonly [Window, ...Window[]]): DigitPlay {
  let together: readonly (readonly Pattern[])[] | null = null;
  const hits = (selection: Selection, result: Digits) =>
    hitsOfPatterns(
      selection,
      windows.map((window) => patternOf(drawnIn(window, result))),
    );
  return {
    id: 'patterns',
    group: 'patterns',
    board: {
      kind: 'rows',
      rows: rowsFor(
        windows.map(({ id }) => id),
        PATTERNS,
        windows.length === 1 ? 1 : 0,
      ),
    },
    kinds: PATTERNS.map((pattern) => winning(pattern, chance(WAYS[pattern], 1_000))),
    example: { selection: windows.map((_, at) => (at === 0 ? ['run'] : [])), result: drawShowing(windows[0], '908') },
    count: (selection) =>
      PATTERNS.map((pattern) => ({ kind: pattern, bets: selection.filter((row) => row.includes(pattern)).length })),
    *expand(selection) {
      for (const [at, { id }] of windows.entries()) {
        for (const pattern of chosenIn(selection, at)) yield { kind: pattern, bet: `${id}:${pattern}` };
      }
    },
    hits,
    bestCases(selection) {
      together ??= togetherIn(windows);
      return greatestOf(together.map((patterns) => hitsOfPatterns(selection, patterns)));
    },
  };
}
