import { lessMotion } from '../../page/dom';
import { REELS, ROWS } from '../lines';
import type { SlotModel } from '../models';
import { isSlotSymbol, SCATTER, type SlotSymbol } from '../symbols';
import { drawBackdrop, drawFrame, drawReelBed, drawReelGlass } from './backdrop';
import { centreOf, type Layout, layoutOf } from './layout';
import type { ReelMotion } from './reel-motion';
import { scatterCells } from './scatters';
import { BLUR_TALL, contextOf, drawSprites, type Sprites } from './sprites';
import type { StageOptions } from './stage-parts';
import { drawAmount, drawLine, litCells, type WinShow, winsShown } from './win-art';

/** What stands on the stage in one frame. */
export interface StageView {
  readonly reels: readonly ReelMotion[];
  readonly mode: 'base' | 'free';
  readonly win: WinShow | null;
  /** Reels whose stop could bring the free spins. */
  readonly anticipated: ReadonlySet<number>;
}

export const stripsOf = (model: SlotModel, mode: StageView['mode']): readonly string[] =>
  mode === 'free' ? model.freeStrips : model.strips;

/** Draws the stage at the size of its canvas; keeps pictures, never the state of play. */
export class StagePainter {
  layout: Layout = layoutOf(320, 200, 1);
  readonly context: CanvasRenderingContext2D;
  private readonly options: StageOptions;
  private sprites: Sprites | null = null;
  private backdrop: HTMLCanvasElement | null = null;

  constructor(options: StageOptions) {
    this.options = options;
    this.context = contextOf(options.canvas);
  }

  /** Takes the size that the canvas has now. Returns false while it has none. */
  resize(): boolean {
    const { canvas, sheet, labels } = this.options;
    const box = canvas.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return false;
    const ratio = Math.min(window.devicePixelRatio || 1, 2);
    this.layout = layoutOf(box.width, box.height, ratio);
    canvas.width = Math.round(box.width * ratio);
    canvas.height = Math.round(box.height * ratio);
    this.sprites = drawSprites(sheet, this.layout.symbol * ratio, labels);
    this.backdrop = drawBackdrop(this.layout, sheet);
    return true;
  }

  paint(view: StageView, now: number): void {
    const { context, layout, backdrop } = this;
    const free = view.mode === 'free';
    context.setTransform(layout.ratio, 0, 0, layout.ratio, 0, 0);
    context.clearRect(0, 0, layout.width, layout.height);
    if (backdrop) context.drawImage(backdrop, 0, 0, layout.width, layout.height);
    const strips = stripsOf(this.options.model, view.mode);
    const lit = view.win ? litCells(view.win, scatterCells(strips, view.win.spin.stops)) : null;
    for (let reel = 0; reel < REELS; reel += 1)
      this.paintReel(reel, { view, now, lit: lit && lit.size > 0 ? lit : null });
    drawFrame(context, layout, { sheet: this.options.sheet, free, now: lessMotion() ? 0 : now });
    if (view.win) this.paintWins(view.win, now);
  }

  private paintReel(reel: number, frame: { view: StageView; now: number; lit: ReadonlySet<string> | null }): void {
    const { context, layout } = this;
    const { view, now } = frame;
    const hot = view.anticipated.has(reel) && (view.reels[reel]?.moving ?? false);
    const left = layout.left + reel * (layout.cellWidth + layout.gap);
    context.save();
    context.beginPath();
    context.rect(left, layout.top, layout.cellWidth, layout.cellHeight * ROWS);
    context.clip();
    drawReelBed(context, layout, { reel, sheet: this.options.sheet, free: view.mode === 'free', hot, now });
    this.paintSymbols(reel, frame);
    drawReelGlass(context, layout, reel);
    context.restore();
  }

  private paintSymbols(
    reel: number,
    { view, now, lit }: { view: StageView; now: number; lit: ReadonlySet<string> | null },
  ) {
    const motion = view.reels[reel];
    const { context, layout, sprites } = this;
    if (!motion || !sprites) return;
    const position = motion.step(now);
    const blurred = (lessMotion() ? 0 : motion.speed) > 0.35;
    const base = Math.floor(position);
    const { x } = centreOf(layout, reel, 0);
    for (let row = -1; row <= ROWS; row += 1) {
      const index = base + row;
      const y = layout.top + (index - position + 0.5) * layout.cellHeight;
      const isLit = lit?.has(`${reel}:${row}`) ?? false;
      const sprite = sprites[this.symbolAt(view.mode, reel, index)];
      const pulse = isLit && !lessMotion() ? 1 + 0.075 * Math.sin((now - (view.win?.since ?? 0)) / 130) : 1;
      context.globalAlpha = lit && !isLit ? 0.32 : 1;
      const size = layout.symbol * pulse;
      if (isLit) this.paintHalo(x, y, size);
      const height = blurred ? size * BLUR_TALL : size;
      context.drawImage(blurred ? sprite.blurred : sprite.sharp, x - size / 2, y - height / 2, size, height);
    }
    context.globalAlpha = 1;
  }

  private symbolAt(mode: StageView['mode'], reel: number, index: number): SlotSymbol {
    const strip = stripsOf(this.options.model, mode)[reel] ?? '';
    const letter = strip[((index % strip.length) + strip.length) % strip.length] ?? '';
    return isSlotSymbol(letter) ? letter : SCATTER;
  }

  private paintHalo(x: number, y: number, size: number): void {
    const halo = this.context.createRadialGradient(x, y, size * 0.15, x, y, size * 0.68);
    halo.addColorStop(0, 'rgba(255, 222, 130, 0.55)');
    halo.addColorStop(1, 'rgba(255, 190, 60, 0)');
    this.context.fillStyle = halo;
    this.context.fillRect(x - size * 0.7, y - size * 0.7, size * 1.4, size * 1.4);
  }

  private paintWins(show: WinShow, now: number): void {
    const grown = lessMotion() ? 1 : Math.min(1, (now - show.since) / 320);
    for (const [order, shown] of winsShown(show).entries()) {
      const late = Math.min(1, Math.max(0, grown * 1.6 - order * 0.06));
      const alpha = show.only === null ? 0.85 : 1;
      drawLine(this.context, this.layout, { line: shown.line, grown: late, now: lessMotion() ? 0 : now, alpha });
      if (show.only !== null && grown === 1) {
        drawAmount(this.context, this.layout, { ...shown, text: this.options.money(shown.payoutMinor) });
      }
    }
  }
}
