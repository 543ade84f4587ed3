import { CLUSTER_MODELS } from '@tonalli/contracts/games/cluster';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import { cascade, type Tumbled } from './cascade-fixture';
import { draw, outcomeOf, paysOf, tumble, winnersOn } from './engine';
import { mostPaid, percentOf, REACHED, returnOf, WINNERS } from './exact';
import { CELLS, KINDS, type Kind, MODELS, MOST_WINS, TIERS } from './models';

/** What each model returns, in percent and cut. */
const STATED = { 'low-1': '96.51', 'medium-1': '96.80', 'high-1': '97.71' } as const;

/** A board small enough to play out every way in which it can fill and tumble, cell by cell; chances are ratios with `kinds ** draws`. */
function played({
  columns,
  rows,
  kinds,
  least,
  wins,
}: Record<'columns' | 'rows' | 'kinds' | 'least' | 'wins', number>) {
  const winners = Array.from({ length: wins }, () => new Array<number>(columns * rows + 1).fill(0));
  const reached = new Array<number>(wins).fill(0);
  function* filled(empty: number): Generator<number[]> {
    if (empty === 0) return yield [];
    for (const others of filled(empty - 1)) for (let kind = 0; kind < kinds; kind += 1) yield [kind, ...others];
  }
  const walk = (board: readonly (number | null)[][], before: number, chance: number) => {
    const empty = board.flat().filter((cell) => cell === null).length;
    for (const dropped of filled(empty)) {
      const left = [...dropped];
      const full = board.map((column) => column.map((cell) => cell ?? left.shift() ?? -1));
      const share = chance / kinds ** empty;
      const counts = Array.from({ length: kinds }, (_, kind) => full.flat().filter((cell) => cell === kind).length);
      const row = winners[before];
      for (const count of counts) if (row && count >= least) row[count] = (row[count] ?? 0) + share;
      if (!counts.some((count) => count >= least)) continue;
      reached[before] = (reached[before] ?? 0) + share;
      if (before + 1 === wins) continue;
      const fallen = full.map((column) => {
        const stay = column.filter((cell) => (counts[cell] ?? 0) < least);
        return [...new Array<null>(rows - stay.length).fill(null), ...stay];
      });
      walk(fallen, before + 1, share);
    }
  };
  walk(
    Array.from({ length: columns }, () => new Array<null>(rows).fill(null)),
    0,
    1,
  );
  return { winners, reached };
}

const flat = ({ winners, reached }: Tumbled): number[] => [...winners.flat(), ...reached];

describe('the count of all boards', () => {
  it.each([
    { columns: 3, rows: 2, kinds: 3, least: 3, wins: 2 },
    { columns: 2, rows: 2, kinds: 3, least: 2, wins: 3 },
    { columns: 2, rows: 3, kinds: 2, least: 4, wins: 3 },
    { columns: 5, rows: 1, kinds: 4, least: 3, wins: 2 },
  ])('GAME-05 agrees with playing out each board of $columns x $rows, cell by cell', (board) => {
    const counted = cascade({ ...board, cells: board.columns * board.rows });
    flat(played(board)).forEach((chance, at) => {
      expect(Math.abs(chance - (flat(counted)[at] ?? Number.NaN))).toBeLessThan(1e-12);
    });
  });

  it('GAME-05 gives the figures that returns are stated from, and none is above the true one', () => {
    const { winners, reached } = cascade({ cells: CELLS, kinds: KINDS.length, least: TIERS[0], wins: MOST_WINS });
    const joined = winners.map((row) =>
      TIERS.map((least, tier) => row.slice(least, TIERS[tier + 1]).reduce((sum, chance) => sum + chance, 0)),
    );
    expect([WINNERS.length, REACHED.length]).toEqual([MOST_WINS, MOST_WINS]);
    const truths = [...joined.flat(), ...reached];
    [...WINNERS.flat(), ...REACHED].forEach((figure, at) => {
      const truth = truths[at] ?? Number.NaN;
      expect(Number(figure) / 1e12).toBeLessThanOrEqual(truth + 1e-14);
      expect(truth - Number(figure) / 1e12).toBeLessThan(1.1e-12);
    });
  });
});

describe.each(CLUSTER_MODELS)('the tumbling board, model %s', (id) => {
  const model = MODELS[id];

  it('GAME-05 GAME-14 states its return, cut, of each prize times how often it comes', () => {
    const winners = WINNERS.map((tiers) => tiers.map((figure) => Number(figure) / 1e12));
    let stakes = (model.clear / 20) * (Number(REACHED[9]) / 1e12);
    for (const pays of Object.values(model.pays)) {
      winners.forEach((tiers, before) => {
        const worth = tiers.reduce((sum, chance, tier) => sum + chance * (pays[tier] ?? 0), 0);
        stakes += ((model.multipliers[before] ?? 0) * worth) / 7 / 20;
      });
    }
    expect(percentOf(returnOf(model))).toBe(STATED[id]);
    expect(Number(returnOf(model)) / 1e12).toBeCloseTo(stakes, 9);
    expect(stakes).toBeGreaterThan(0.94);
    expect(stakes).toBeLessThan(0.99);
  });

  it('GAME-05 returns what it states in a seeded simulation, within 4.5 standard errors', () => {
    const chance = createRandom(`tumbling board ${id}`);
    const random = { below: (bound: number) => Math.floor(chance.next() * bound) };
    let [sum, squares] = [0, 0];
    const rounds = 12_000;
    for (let round = 0; round < rounds; round += 1) {
      const pays = paysOf(outcomeOf(model, draw(random))) / 20;
      sum += pays;
      squares += pays * pays;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - Number(STATED[id]) / 100)).toBeLessThan(4.5 * error);
  });

  it('GAME-05 pays more for more, multiplies more with each win, and never above what it states', () => {
    for (const pays of Object.values(model.pays)) expect([...pays].sort((a, b) => a - b)).toEqual([...pays]);
    expect([...model.multipliers].sort((a, b) => a - b)).toEqual([...model.multipliers]);
    expect(model.multipliers).toHaveLength(MOST_WINS);
    // Twelve of each of the two best on every board, ten times.
    const best = [...Array<Kind>(12).fill('A'), ...Array<Kind>(12).fill('B'), ...Array<Kind>(6).fill('C')];
    const again = [...Array<Kind>(12).fill('A'), ...Array<Kind>(12).fill('B')];
    const outcome = outcomeOf(model, { cells: best, refills: Array<Kind[]>(9).fill(again) });
    expect(outcome.isCleared).toBe(true);
    expect(paysOf(outcome)).toBe(mostPaid(model));
    const boards = fc.array(fc.constantFrom(...KINDS), { minLength: CELLS, maxLength: CELLS });
    fc.assert(
      fc.property(boards, (cells) => {
        const [step] = outcomeOf(model, { cells, refills: [] }).steps;
        expect((step?.parts ?? 0) * model.multipliers.reduce((sum, by) => sum + by, 0)).toBeLessThanOrEqual(
          mostPaid(model) * (model.multipliers[0] ?? 1),
        );
      }),
    );
  });
});

describe('a tumble', () => {
  const boards = fc.array(fc.constantFrom(...KINDS.slice(0, 3)), { minLength: CELLS, maxLength: CELLS });

  it('GAME-05 takes off every winner and nothing else, keeps the order of what stays, and drops the new ones above it', () => {
    fc.assert(
      fc.property(boards, fc.infiniteStream(fc.constantFrom(...KINDS)), (cells, stream) => {
        const gone = new Set(winnersOn(cells).map(({ kind }) => kind));
        for (const kind of KINDS) expect(gone.has(kind)).toBe(cells.filter((cell) => cell === kind).length >= 8);
        const dropped = cells.filter((kind) => gone.has(kind)).map(() => stream.next().value);
        const after = tumble(cells, gone, dropped);
        expect(after).toHaveLength(CELLS);
        const order: Kind[] = [];
        for (let column = 0; column < 6; column += 1) {
          const stays = cells.slice(column * 5, column * 5 + 5).filter((kind) => !gone.has(kind));
          const now = after.slice(column * 5, column * 5 + 5);
          expect(now.slice(5 - stays.length)).toEqual(stays);
          order.push(...now.slice(0, 5 - stays.length));
        }
        expect(order).toEqual(dropped);
      }),
    );
  });
});
