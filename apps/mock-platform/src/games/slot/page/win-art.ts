import type { LineWin, SpinOutcome } from '../engine';
import { PAYLINES } from '../lines';
import { lineColour } from './colours';
import { centreOf, type Layout } from './layout';

/** What is lit: all wins together, or one of them. */
export interface WinShow {
  readonly spin: SpinOutcome;
  /** Index into the spin's wins; null shows all. */
  readonly only: number | null;
  readonly since: number;
}

const rowOf = (line: number, reel: number): number => PAYLINES[line]?.[reel] ?? 0;

export function winsShown(show: WinShow): readonly LineWin[] {
  return show.only === null ? show.spin.wins : show.spin.wins.slice(show.only, show.only + 1);
}

/** Cells, as `reel:row`, that belong to the wins shown. */
export function litCells(show: WinShow, scatterCells: readonly string[]): Set<string> {
  const lit = new Set<string>();
  for (const { line, count } of winsShown(show)) {
    for (let reel = 0; reel < count; reel += 1) lit.add(`${reel}:${rowOf(line, reel)}`);
  }
  const scattersWin = show.spin.scatterPayoutMinor > 0 || show.spin.freeSpinsWon > 0;
  if (scattersWin && show.only === null) for (const cell of scatterCells) lit.add(cell);
  return lit;
}

/** Draws a payline from edge to edge as far as it has grown (0 to 1), with a glow and a moving light. */
export function drawLine(
  context: CanvasRenderingContext2D,
  layout: Layout,
  drawn: { line: number; grown: number; now: number; alpha: number },
): void {
  const points = Array.from({ length: 5 }, (_, reel) => centreOf(layout, reel, rowOf(drawn.line, reel)));
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return;
  const edge = layout.cellWidth / 2 - 2;
  const path = [{ x: first.x - edge, y: first.y }, ...points, { x: last.x + edge, y: last.y }];
  const reach = path[0] ? path[0].x + (last.x + edge - path[0].x) * drawn.grown : 0;
  context.save();
  context.beginPath();
  context.rect(0, 0, reach, layout.height);
  context.clip();
  context.beginPath();
  for (const [index, { x, y }] of path.entries()) index === 0 ? context.moveTo(x, y) : context.lineTo(x, y);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const colour = lineColour(drawn.line);
  const width = Math.max(2.5, layout.cellWidth * 0.035);
  context.globalAlpha = drawn.alpha;
  context.strokeStyle = 'rgba(10, 3, 12, 0.65)';
  context.lineWidth = width * 2.1;
  context.stroke();
  context.shadowColor = colour;
  context.shadowBlur = 16;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
  context.shadowBlur = 0;
  context.strokeStyle = 'rgba(255, 255, 255, 0.9)';
  context.lineWidth = width * 0.38;
  context.setLineDash([layout.cellWidth * 0.4, layout.cellWidth * 1.3]);
  context.lineDashOffset = -drawn.now / 4;
  context.stroke();
  context.restore();
}

/** The amount of one win on a small plate at the end of its run. */
export function drawAmount(
  context: CanvasRenderingContext2D,
  layout: Layout,
  win: { line: number; count: number; text: string },
): void {
  const at = centreOf(layout, win.count - 1, rowOf(win.line, win.count - 1));
  const points = Math.max(13, layout.cellHeight * 0.19);
  context.save();
  context.font = `800 ${points}px "Bricolage Grotesque Variable", system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const width = context.measureText(win.text).width + points * 1.1;
  const y = at.y + layout.cellHeight * 0.3;
  const x = Math.min(at.x, layout.width - width / 2 - 6);
  context.fillStyle = 'rgba(16, 6, 18, 0.9)';
  context.strokeStyle = lineColour(win.line);
  context.lineWidth = 2;
  context.beginPath();
  context.roundRect(x - width / 2, y - points * 0.8, width, points * 1.6, points * 0.8);
  context.fill();
  context.stroke();
  context.fillStyle = '#fff6df';
  context.fillText(win.text, x, y + 1);
  context.restore();
}
