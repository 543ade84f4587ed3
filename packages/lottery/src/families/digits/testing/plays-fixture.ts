import fc from 'fast-check';
import type { BoardRow, Hit, LotteryFamily, Selection } from '../../../play';
import { rowsOf } from '../../../selection';
import type { DigitPlay, Digits } from '../digits';
import { ruleFor, windowOf } from './rules-fixture';

/** Where rows multiply, as many options as keep the bets few. */
const mostIn = (rows: number, { most }: BoardRow) => Math.min(most, rows > 3 ? 4 : 10);

const digitsOf = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

function typedNumbers(pattern: string, mayRepeat: boolean): fc.Arbitrary<string[]> {
  const length = Number(/\{(\d)\}/.exec(pattern)?.[1]);
  const one = digitsOf(length).filter((number) => new RegExp(pattern, 'u').test(number));
  const selector = (number: string) => (mayRepeat ? number : [...number].sort().join(''));
  return fc.uniqueArray(one, { minLength: 1, maxLength: 12, selector }).map((numbers) => numbers.sort());
}

/** Selections that may be bet, unless they happen to hold no bet. */
export function selectionsFor({ board, refuses }: DigitPlay): fc.Arbitrary<Selection> {
  const rows = rowsOf(board);
  const chosen = rows.map((row) =>
    fc.subarray([...row.options], { minLength: row.least, maxLength: mostIn(rows.length, row) }),
  );
  if (board.kind === 'rows') return fc.tuple(...chosen);
  return fc.tuple(...chosen, typedNumbers(board.typed.pattern, !refuses));
}

/** Draws of few different digits, in which much repeats, and any draw. */
const anyDraw = (size: number): fc.Arbitrary<string> =>
  fc.oneof(
    digitsOf(size),
    fc
      .uniqueArray(fc.constantFrom(...'0123456789'), { minLength: 2, maxLength: 3 })
      .chain((few) => fc.string({ unit: fc.constantFrom(...few), minLength: size, maxLength: size })),
  );

const shuffled = (text: string, seed: number) =>
  [...text]
    .map((one, at) => ({ one, by: (seed * (at + 7)) % 11 }))
    .sort((a, b) => a.by - b.by)
    .map(({ one }) => one)
    .join('');

/** Such a draw that shows what a bet names, where its text is the digits of a window or a mask, in some order. */
function showing(bet: string, play: DigitPlay, { drawn, seed }: { drawn: string; seed: number }): string {
  if (/^[0-9-]+-[0-9-]*$/.test(bet))
    return [...bet].map((digit, at) => (digit === '-' ? drawn.charAt(at) : digit)).join('');
  const [from, to] = windowOf(play.id, drawn.length) ?? [0, 0];
  if (!/^[0-9]+$/.test(bet) || bet.length !== to - from) return drawn;
  return drawn.slice(0, from) + (seed % 2 ? bet : shuffled(bet, seed)) + drawn.slice(to);
}

/** A selection with draws, in some of which it is made to win. */
export function casesFor(play: DigitPlay, size: number) {
  const draws = fc.array(fc.record({ drawn: anyDraw(size), seed: fc.nat(1_000) }), { minLength: 6, maxLength: 6 });
  return fc.record({ selection: selectionsFor(play), draws }).map(({ selection, draws }) => {
    const bets = [...play.expand(selection)];
    const drawn = draws.map((one, at) => {
      const bet = bets[one.seed % Math.max(1, bets.length)]?.bet ?? '';
      return at < 4 ? showing(bet, play, one) : one.drawn;
    });
    return { selection, bets, drawn };
  });
}

/** What each bet wins by itself, added up by kind. */
export function settledOneByOne(play: DigitPlay, bets: readonly { kind: string; bet: string }[], drawn: string) {
  const times = new Map<string, number>();
  for (const { kind, bet } of bets) if (ruleFor(play.id, bet)(drawn)) times.set(kind, (times.get(kind) ?? 0) + 1);
  return Object.fromEntries(times);
}

/** The same of hits, whichever order they have. */
export const byKind = (hits: readonly Hit[]) => Object.fromEntries(hits.map(({ kind, times }) => [kind, times]));

const everyNumber = (size: number): readonly string[] =>
  Array.from({ length: 10 ** size }, (_, number) => `${number}`.padStart(size, '0'));

/** Every draw that a play can tell apart: of a play on a window, those that differ there. */
export function everyDrawFor(play: DigitPlay, size: number): readonly string[] {
  const [from, to] = windowOf(play.id, size) ?? [0, size];
  return everyNumber(to - from).map((seen) => seen.padStart(to, '0').padEnd(size, '0'));
}

export function playIn(family: LotteryFamily<Digits>, id: string): DigitPlay {
  const play = family.plays.find((one) => one.id === id);
  if (!play) throw new Error(`${family.id} has no play ${id}`);
  return play;
}

/** Numbers of xorshift, so that a test sees the same draws each time. */
export function seeded(seed: number) {
  let state = seed;
  return (bound: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * bound);
  };
}
