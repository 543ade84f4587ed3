import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../../kernel/fairness';
import { draw } from '../engine';
import { viewOf } from '../view';
import { cellsOf, windowOf, winningCells } from './windows';

const views = fc
  .nat({ max: 100_000 })
  .map((nonce) => viewOf('high-1', draw(fairDraws({ serverSeed: 'cd'.repeat(32), clientSeed: 'vista', nonce }))));

describe('what the tumbling board shows', () => {
  it('GAME-05 is every board in letters of the theme, with each winner lit where it lies', () => {
    fc.assert(
      fc.property(views, ({ steps }) => {
        for (const step of steps) {
          expect(windowOf(step).flat().join('')).toMatch(/^[A-G]{30}$/);
          for (const { symbol, count } of step.wins) {
            const cells = cellsOf(step, symbol);
            expect(cells).toHaveLength(count);
            for (const { column, row } of cells) expect(step.reels[column]?.[row]).toBe(symbol);
          }
        }
      }),
    );
  });

  it('GAME-05 tumbles from board to board: what did not win is there again, as low or lower', () => {
    fc.assert(
      fc.property(views, ({ steps }) => {
        steps.slice(1).forEach((after, at) => {
          const before = steps[at];
          if (!before) return;
          const gone = new Set(winningCells(before).map(({ column, row }) => `${column}:${row}`));
          before.reels.forEach((names, column) => {
            const stays = names.filter((_, row) => !gone.has(`${column}:${row}`));
            expect(after.reels[column]?.slice(names.length - stays.length)).toEqual(stays);
          });
        });
      }),
    );
  });
});
