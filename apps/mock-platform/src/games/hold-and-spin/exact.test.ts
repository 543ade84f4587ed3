import { HOLD_AND_SPIN_MODELS } from '@tonalli/contracts/games/hold-and-spin';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { draw, outcomeOf, paysOf } from './engine';
import { exactReturn, heldChances, lineMean, mostPaid, percentOf } from './exact';
import { mostOf } from './limits';
import { type HoldAndSpinModel, MODELS, PAID_PERCENT } from './models';

type Ratio = readonly [part: bigint, of: bigint];

/** Exactly, part by part: written down from a count apart from the code (see the tests below). */
const STATED = {
  'low-1': { all: '95.09', lines: '63.09', coins: '29.15', grand: '2.84' },
  'medium-1': { all: '95.33', lines: '53.37', coins: '36.26', grand: '5.69' },
  'high-1': { all: '96.57', lines: '36.63', coins: '45.69', grand: '14.24' },
} as const;

const same = ([part, of]: Ratio, other: { part: bigint; of: bigint }) => part * other.of === other.part * of;

function gcd(one: bigint, other: bigint): bigint {
  return other === 0n ? one : gcd(other, one % other);
}
const add = ([a, b]: Ratio, [c, d]: Ratio): Ratio => {
  const shared = gcd(a * d + c * b, b * d);
  return [(a * d + c * b) / shared, (b * d) / shared];
};

/** What a line pays, over all combinations of what its five cells can show, each told apart by its place among the stops. */
function countedLine(model: HoldAndSpinModel): Ratio {
  const letters = model.reels.map((reel) => Object.entries(reel).filter(([, stops]) => stops > 0));
  const walk = (shown: readonly string[], ways: bigint): bigint => {
    if (shown.length === 5) return ways * BigInt(linePays(model, shown));
    const next = letters[shown.length] ?? [];
    return next.reduce((sum, [letter, stops]) => sum + walk([...shown, letter], ways * BigInt(stops)), 0n);
  };
  const of = model.reels.reduce((product, reel) => product * BigInt(Object.values(reel).reduce((a, b) => a + b)), 1n);
  return [walk([], 1n), of];
}

/** By the words of the rules: from the left, the first symbol and wilds for it, three or more. */
function linePays(model: HoldAndSpinModel, shown: readonly string[]): number {
  const [first = ''] = shown;
  const run = shown.join('').match(new RegExp(`^${first}[${first}W]*`))?.[0].length ?? 0;
  const pays: Record<string, readonly number[]> = model.linePays;
  return run < 3 ? 0 : (pays[first]?.[run - 3] ?? 0);
}

/** The rows of the first three reels in which the twenty lines run. */
const STARTS = [
  ...['111', '000', '222', '012', '210', '001', '221', '122', '100', '101'],
  ...['121', '010', '212', '110', '112', '011', '211', '020', '202', '002'],
].map((rows) => [...rows].map(Number));
const LETTERS = 'ABCDEFGHWS';
const [WILD_AT, COIN_AT] = [8, 9];

/** Of all spins, those with three of a kind on a line or six coins: over what two reels show, cell by cell of the third. */
function paidShare({ reels }: HoldAndSpinModel): number {
  const [first = [], second = [], third = []] = reels.map((reel) => {
    const all = Object.values(reel).reduce((a, b) => a + b);
    return [...LETTERS].map((letter) => (Object(reel)[letter] ?? 0) / all);
  });
  const windows = (shares: readonly number[]) =>
    Array.from({ length: 1_000 }, (_, at) => [Math.floor(at / 100), Math.floor(at / 10) % 10, at % 10])
      .map((cells) => ({ cells, share: cells.reduce((product, cell) => product * (shares[cell] ?? 0), 1) }))
      .filter(({ share }) => share > 0);
  const coin = third[COIN_AT] ?? 0;
  /** A cell of the third reel is neither a coin nor one of these letters, a bit each. */
  const misses = Array.from({ length: 512 }, (_, mask) =>
    third.reduce((sum, share, at) => (at === COIN_AT || (mask >> at) & 1 ? sum : sum + share), 0),
  );
  /** Fewer than so many of the six cells of the last two reels are coins. */
  const fewer = Array.from({ length: 8 }, (_, than) =>
    Array.from({ length: Math.min(than, 7) }, (_, coins) => coins).reduce(
      (sum, coins) => sum + Number(waysOf(6, coins)) * coin ** coins * (1 - coin) ** (6 - coins),
      0,
    ),
  );
  const coinsIn = (cells: readonly number[]) => cells.filter((cell) => cell === COIN_AT).length;
  const seconds = windows(second).map((two) => ({ ...two, coins: coinsIn(two.cells) }));
  let lost = 0;
  for (const one of windows(first)) {
    const held = coinsIn(one.cells);
    for (const two of seconds) {
      const alive = [0, 0, 0];
      for (const [from = 0, over = 0, to = 0] of STARTS) {
        const [a = 0, b = 0] = [one.cells[from], two.cells[over]];
        if (a !== COIN_AT && (b === a || b === WILD_AT)) alive[to] = (alive[to] ?? 0) | (1 << a) | (1 << WILD_AT);
      }
      const [x = 0, y = 0, z = 0] = alive.map((mask) => misses[mask] ?? 0);
      // Of the third reel's cells none, one, two or three are coins.
      const third = [x * y * z, coin * (x * y + x * z + y * z), coin * coin * (x + y + z), coin ** 3];
      third.forEach((chance, coins) => {
        lost += one.share * two.share * chance * (fewer[Math.max(0, 6 - held - two.coins - coins)] ?? 0);
      });
    }
  }
  return 1 - lost;
}

/** Ways to choose, by Pascal's rule. */
const waysOf = (of: number, taken: number): bigint =>
  taken === 0 || taken === of ? 1n : waysOf(of - 1, taken) + waysOf(of - 1, taken - 1);

/** The chance to end with so many coins, one respin after the other, with so many of them left. */
function chainEnd(at: { coins: number; of: number; wanted: number }) {
  const known = new Map<number, Ratio>();
  return function endFrom(held: number, left: number): Ratio {
    if (left === 0 || held === 15) return [held === at.wanted ? 1n : 0n, 1n];
    const before = known.get(held * 4 + left);
    if (before) return before;
    const [hit, miss, all] = [BigInt(at.coins), BigInt(at.of - at.coins), BigInt(at.of)];
    const empty = 15 - held;
    let sum: Ratio = [0n, 1n];
    for (let more = 0; more <= empty; more += 1) {
      const [part, of] = endFrom(held + more, more > 0 ? 3 : left - 1);
      const ways = waysOf(empty, more) * hit ** BigInt(more) * miss ** BigInt(empty - more);
      sum = add(sum, [ways * part, all ** BigInt(empty) * of]);
    }
    known.set(held * 4 + left, sum);
    return sum;
  };
}

describe.each(HOLD_AND_SPIN_MODELS)('hold and spin, model %s', (id) => {
  const model = MODELS[id];

  it('GAME-05 states the exact return, cut, and its parts', () => {
    const { all, lines, coins, grand } = exactReturn(model);
    const stated = { all, lines, coins, grand };
    const shown = Object.fromEntries(Object.entries(stated).map(([name, share]) => [name, percentOf(share)]));
    expect(shown).toEqual(STATED[id]);
    expect(Number(percentOf(all))).toBeGreaterThan(94);
    expect(Number(percentOf(all))).toBeLessThan(99);
  });

  it('GAME-05 pays on a line what counting all that five cells can show says, to the last digit', () => {
    expect(same(countedLine(model), lineMean(model))).toBe(true);
  });

  it('GAME-05 shows coins equally often in every cell, and none pays more than the grand prize', () => {
    const shares = model.reels.map((reel) => [reel.S, Object.values(reel).reduce((a, b) => a + b)]);
    expect(new Set(shares.map(String)).size).toBe(1);
    expect(model.reels[0]).not.toHaveProperty('W');
    const best = Math.max(...model.coins.map(({ lineStakes }) => lineStakes));
    expect(best * 15).toBeLessThan(model.grand);
    const { mini, minor, major } = Object.fromEntries(model.coins.map(({ kind, lineStakes }) => [kind, lineStakes]));
    expect([mini, minor, major]).toEqual([mini, minor, major].sort((a = 0, b = 0) => a - b));
  });

  it('GAME-14 says how many rounds pay anything, cut: a line of three, or six coins', () => {
    expect((Math.floor(paidShare(model) * 10_000) / 100).toFixed(2)).toBe(PAID_PERCENT[id]);
  });

  it('GAME-05 returns what it states in a seeded simulation, within 4.5 standard errors', () => {
    const chance = createRandom(`hold and spin ${id}`);
    const random = { below: (bound: number) => Math.floor(chance.next() * bound) };
    let [sum, squares, paid] = [0, 0, 0];
    const rounds = 20_000;
    for (let round = 0; round < rounds; round += 1) {
      const pays = paysOf(outcomeOf(model, draw(model, random))) / 20;
      sum += pays;
      squares += pays * pays;
      paid += pays > 0 ? 1 : 0;
    }
    const share = Number(PAID_PERCENT[id]) / 100;
    expect(Math.abs(paid / rounds - share)).toBeLessThan(4.5 * Math.sqrt((share * (1 - share)) / rounds));
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - Number(STATED[id].all) / 100)).toBeLessThan(4.5 * error);
  });

  it('GAME-05 GAME-14 states the most that any round pays, and no round pays more', () => {
    const most = mostOf(id);
    expect(mostPaid(model)).toBe(most);
    // A full board beside nine cells of the best symbol; no spin of lines alone pays as much.
    expect(most).toBeGreaterThan(model.grand);
    const cells = fc.array(fc.constantFrom('A' as const, 'B' as const, 'W' as const, 'S' as const), {
      minLength: 15,
      maxLength: 15,
    });
    const major = { kind: 'major', lineStakes: Math.max(...model.coins.map(({ lineStakes }) => lineStakes)) } as const;
    fc.assert(
      fc.property(cells, fc.boolean(), (drawn, isFull) => {
        const coins = drawn.flatMap((letter, cell) => (letter === 'S' ? [{ cell, ...major }] : []));
        const others = drawn.flatMap((letter, cell) => (letter === 'S' ? [] : [{ cell, ...major }]));
        const respins = coins.length < 6 ? [] : [isFull ? others : others.slice(1)];
        expect(paysOf(outcomeOf(model, { cells: drawn, coins, respins }))).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe.each(HOLD_AND_SPIN_MODELS)('the respins of model %s', (id) => {
  it('GAME-05 end with so many coins as following one after the other says, to the last digit', () => {
    const { respin } = MODELS[id];
    const ends = heldChances(MODELS[id]);
    expect(ends).toHaveLength(16);
    expect(ends.slice(0, 6).every(({ part }) => part === 0n)).toBe(true);
    for (let wanted = 6; wanted <= 15; wanted += 1) {
      const endFrom = chainEnd({ ...respin, wanted });
      let sum: Ratio = [0n, 1n];
      for (let shown = 6; shown <= wanted; shown += 1) {
        // Each cell of the spin is a coin at 8 of its 60 stops.
        const ways = waysOf(15, shown) * 8n ** BigInt(shown) * 52n ** BigInt(15 - shown);
        const [part, of] = endFrom(shown, 3);
        sum = add(sum, [ways * part, 60n ** 15n * of]);
      }
      expect(same(sum, ends[wanted] ?? { part: -1n, of: 1n })).toBe(true);
    }
  });

  it('GAME-05 are given by six coins wherever they show, and all their ends add up to that', () => {
    const { hold, full } = exactReturn(MODELS[id]);
    let sum: Ratio = [0n, 1n];
    for (let coins = 6; coins <= 15; coins += 1) {
      sum = add(sum, [waysOf(15, coins) * 8n ** BigInt(coins) * 52n ** BigInt(15 - coins), 60n ** 15n]);
    }
    expect(same(sum, hold)).toBe(true);
    expect(same([full.part, full.of], heldChances(MODELS[id])[15] ?? full)).toBe(true);
  });
});
