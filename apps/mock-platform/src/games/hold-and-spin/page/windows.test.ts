import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../../kernel/fairness';
import { draw } from '../engine';
import { HOLD_FROM, MODELS } from '../models';
import { viewOf } from '../view';
import { cellOf, heldWindow, shownWins, spunWindow, waitedColumns } from './windows';

const seeds = fc.nat({ max: 100_000 }).map((nonce) => ({ serverSeed: 'ab'.repeat(32), clientSeed: 'vista', nonce }));
const views = seeds.map((given) => viewOf('low-1', draw(MODELS['low-1'], fairDraws(given))));
const label = ({ cell }: { cell: number }) => String(cell);

describe('what the reels of hold and spin show', () => {
  it('GAME-05 is the spin as it was drawn, with each coin in its cell', () => {
    fc.assert(
      fc.property(views, (view) => {
        const shown = spunWindow(view, label);
        shown.flat().forEach((content, cell) => {
          const { column, row } = cellOf(cell);
          const isCoin = view.reels[column]?.[row] === 'scatter';
          expect(typeof content === 'string').toBe(!isCoin);
          if (typeof content !== 'string') expect(content.label).toBe(String(cell));
        });
        expect(
          heldWindow(view.coins, label)
            .flat()
            .filter((content) => content !== '_'),
        ).toHaveLength(view.coins.length);
      }),
    );
  });

  it('GAME-05 keeps the player waiting only where the sixth coin can still come', () => {
    fc.assert(
      fc.property(views, (view) => {
        const waited = waitedColumns(view, HOLD_FROM);
        for (const column of waited) {
          const before = view.coins.filter(({ cell }) => cellOf(cell).column < column).length;
          expect([4, 5]).toContain(before);
        }
        if (view.coins.length < 4) expect(waited).toEqual([]);
      }),
    );
  });

  it('GAME-05 lights as many cells of a line as it pays for, from the left', () => {
    fc.assert(
      fc.property(views, (view) => {
        shownWins(view, () => '#fff').forEach(({ cells, line }, at) => {
          expect(cells).toHaveLength(view.wins[at]?.count ?? -1);
          expect(cells.map(({ column }) => column)).toEqual(cells.map((_, column) => column));
          expect(line?.rows).toHaveLength(5);
        });
      }),
    );
  });
});
