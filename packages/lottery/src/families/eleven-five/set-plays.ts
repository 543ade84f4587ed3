import { chance, choose } from '../../chance';
import type { BetKind, Play } from '../../play';
import { winning, won } from '../plays/hits';
import { ascendingPattern, numbersTo, pairsIn } from '../plays/numbers';
import { subsetsOf } from '../plays/sets';
import type { Drawn } from '../plays/straight';

export const NUMBERS = numbersTo(11);

/** The draw of the examples. */
export const SHOWN: Drawn = ['07', '03', '10', '01', '08'];

/**
 * Bets of `size` numbers in any order, beside the first `among` numbers drawn: all of its numbers have to be among them, or, where
 * it has more, all of them among its numbers.
 */
export interface SetRule {
  id: string;
  group: string;
  size: number;
  among: 1 | 2 | 3 | 5;
}

/** Numbers of each sort: bankers are in every bet, and the others complete it. */
interface Sorted {
  bankers: number;
  others: number;
}

function kindOf({ id, size, among }: SetRule): BetKind {
  const ways = size <= among ? choose(among, size) : choose(NUMBERS.length - among, size - among);
  return winning(id, chance(ways, choose(NUMBERS.length, size)));
}

/** How many of the bets on what is chosen win, where so many of it are drawn. */
function timesWon({ size, among }: SetRule, chosen: Sorted, drawn: Sorted): number {
  const free = size - chosen.bankers;
  if (size <= among) return drawn.bankers === chosen.bankers ? choose(drawn.others, free) : 0;
  const isWhole = drawn.bankers + drawn.others === among;
  return isWhole ? choose(chosen.others - drawn.others, free - drawn.others) : 0;
}

/** Bankers first: they help every bet, and of the others the ones that are drawn leave fewer to choose. */
function mostWon(rule: SetRule, { bankers, others }: Sorted): number {
  const drawnBankers = Math.min(bankers, rule.among);
  const drawn = { bankers: drawnBankers, others: Math.min(others, rule.among - drawnBankers) };
  return timesWon(rule, { bankers, others }, drawn);
}

type Chosen = Record<keyof Sorted, readonly string[]>;

const sizesOf = ({ bankers, others }: Chosen): Sorted => ({ bankers: bankers.length, others: others.length });

function hitsOf(rule: SetRule, { bankers, others }: Chosen, draw: Drawn) {
  const isDrawn = (number: string) => draw.slice(0, rule.among).includes(number);
  const drawn = sizesOf({ bankers: bankers.filter(isDrawn), others: others.filter(isDrawn) });
  return won(rule.id, timesWon(rule, sizesOf({ bankers, others }), drawn));
}

function* spelledOut({ id, size }: SetRule, { bankers, others }: Chosen) {
  for (const set of subsetsOf(others, size - bankers.length))
    yield { kind: id, bet: [...bankers, ...set].sort().join('') };
}

/** As many numbers as a bet of the example has, ascending: drawn ones first. */
const exampleOf = (size: number): readonly string[] => [...new Set([...SHOWN, ...NUMBERS])].slice(0, size).sort();

/** Every so many of the numbers chosen are a bet. */
export function setPlay(rule: SetRule): Play<Drawn> {
  const { id, group, size } = rule;
  return {
    id,
    group,
    board: { kind: 'rows', rows: [{ id: 'numbers', options: NUMBERS, least: size, most: NUMBERS.length }] },
    kinds: [kindOf(rule)],
    example: { selection: [exampleOf(size)], result: SHOWN },
    count: ([others = []]) => [{ kind: id, bets: choose(others.length, size) }],
    expand: ([others = []]) => spelledOut(rule, { bankers: [], others }),
    hits: ([others = []], draw) => hitsOf(rule, { bankers: [], others }, draw),
    bestCases: ([others = []]) => [won(id, mostWon(rule, { bankers: 0, others: others.length }))],
  };
}

/** The same with bankers, which are in every bet; every so many of the drags as complete it make a bet. */
export function bankersPlay(rule: SetRule): Play<Drawn> {
  const { id, group, size } = rule;
  const [banker = '', ...drags] = exampleOf(size);
  return {
    id: `${id}-bankers`,
    group,
    board: {
      kind: 'rows',
      rows: [
        { id: 'bankers', options: NUMBERS, least: 1, most: size - 1 },
        { id: 'drags', options: NUMBERS, least: 1, most: NUMBERS.length - 1 },
      ],
    },
    kinds: [kindOf(rule)],
    example: { selection: [[banker], drags], result: SHOWN },
    refuses([bankers = [], drags = []]) {
      const option = drags.find((number) => bankers.includes(number));
      return option === undefined ? null : { fault: 'overlap', row: 1, option };
    },
    count: ([bankers = [], drags = []]) => [{ kind: id, bets: choose(drags.length, size - bankers.length) }],
    expand: ([bankers = [], others = []]) => spelledOut(rule, { bankers, others }),
    hits: ([bankers = [], others = []], draw) => hitsOf(rule, { bankers, others }, draw),
    bestCases: ([bankers = [], others = []]) => [won(id, mostWon(rule, sizesOf({ bankers, others })))],
  };
}

/** A bit for each number. */
const maskOf = (numbers: readonly string[]): number =>
  numbers.reduce((mask, number) => mask | (1 << Number(number)), 0);

/** The same bets typed, each with its numbers ascending, such as `010307`. */
export function typedSetPlay(rule: SetRule): Play<Drawn> {
  const { id, group, size, among } = rule;
  const timesTyped = (bets: readonly number[], drawn: number) =>
    bets.filter((bet) => (size <= among ? bet & ~drawn : drawn & ~bet) === 0).length;
  const masksOf = (typed: readonly string[]) => typed.map((bet) => maskOf(pairsIn(bet)));
  return {
    id: `${id}-typed`,
    group,
    board: { kind: 'typed', typed: { pattern: ascendingPattern(NUMBERS, size), least: 1, most: 10_000 } },
    kinds: [kindOf(rule)],
    example: { selection: [[exampleOf(size).join('')]], result: SHOWN },
    count: ([typed = []]) => [{ kind: id, bets: typed.length }],
    expand: ([typed = []]) => typed.map((bet) => ({ kind: id, bet })),
    hits: ([typed = []], draw) => won(id, timesTyped(masksOf(typed), maskOf(draw.slice(0, among)))),
    bestCases([typed = []]) {
      const bets = masksOf(typed);
      const times = [...subsetsOf(NUMBERS, among)].map((drawn) => timesTyped(bets, maskOf(drawn)));
      return [won(id, Math.max(...times))];
    },
  };
}
