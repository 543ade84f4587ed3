import type { SpinOutcome } from '../engine';
import { REELS, ROWS } from '../lines';
import { isSlotSymbol, SCATTER, type SlotSymbol } from '../symbols';
import { drawBackdrop, drawFrame, drawReelBed, drawReelGlass } from './backdrop';
import { lessMotion } from './dom';
import { centreOf, type Layout, layoutOf } from './layout';
import { type ReelMotion, reelMotion } from './reel-motion';
import { scatterCells, scattersUpTo, suspense } from './scatters';
import { createSparks } from './sparks';
import { BLUR_TALL, contextOf, drawSprites, type Sprites } from './sprites';
import type { Stage, StageOptions } from './stage-parts';
import { drawAmount, drawLine, litCells, type WinShow, winsShown } from './win-art';

const SPEED = 27;
const QUICK_SPEED = 42;
const STAGGER_MS = 230;
const MIN_RUN_MS = 560;
const ANTICIPATION_MS = 1_150;

// The stage is one drawing loop over shared state; splitting it would only pass that state around.
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: see above
export function createStage(options: StageOptions): Stage {
  const { canvas, model, sheet } = options;
  const context = contextOf(canvas);
  const sparks = createSparks();
  let layout: Layout = layoutOf(320, 200, 1);
  let sprites: Sprites | null = null;
  let backdrop: HTMLCanvasElement | null = null;
  let mode: 'base' | 'free' = 'base';
  let quick = false;
  let win: WinShow | null = null;
  let standing: readonly number[] = [0, 0, 0, 0, 0];
  let target: SpinOutcome | null = null;
  let anticipated: ReadonlySet<number> = new Set();
  let hurried = false;
  let started = 0;
  let resolveSettled: (() => void) | null = null;
  let frame = 0;
  let before = 0;

  const strips = () => (mode === 'free' ? model.freeStrips : model.strips);
  const cellAt = (reel: number, index: number): SlotSymbol => {
    const strip = strips()[reel] ?? '';
    const letter = strip[((index % strip.length) + strip.length) % strip.length] ?? '';
    return isSlotSymbol(letter) ? letter : SCATTER;
  };
  const reels: ReelMotion[] = Array.from({ length: REELS }, (_, reel) =>
    reelMotion({
      speed: () => (quick || hurried ? QUICK_SPEED : SPEED),
      settleSymbols: () => (quick || hurried ? 3 : 6),
      onStop: () => stopped(reel),
    }),
  );

  function stopped(reel: number): void {
    options.onReelStop(reel, target ? scattersUpTo(strips(), target.stops, reel) : 0);
    if (reels.some((other) => other.moving)) return;
    standing = target?.stops ?? standing;
    anticipated = new Set();
    resolveSettled?.();
    resolveSettled = null;
  }

  function resize(): void {
    const box = canvas.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) return;
    const ratio = Math.min(window.devicePixelRatio || 1, 2);
    layout = layoutOf(box.width, box.height, ratio);
    canvas.width = Math.round(box.width * ratio);
    canvas.height = Math.round(box.height * ratio);
    sprites = drawSprites(sheet, layout.symbol * ratio, options.labels);
    backdrop = drawBackdrop(layout, sheet);
    wake();
  }

  function wake(): void {
    if (frame === 0) frame = requestAnimationFrame(draw);
  }

  function drawReel(reel: number, now: number, lit: ReadonlySet<string> | null): void {
    const motion = reels[reel];
    if (!motion || !sprites) return;
    const position = motion.step(now);
    const speed = lessMotion() ? 0 : motion.speed;
    const base = Math.floor(position);
    for (let row = -1; row <= ROWS; row += 1) {
      const index = base + row;
      const y = layout.top + (index - position + 0.5) * layout.cellHeight;
      const { x } = centreOf(layout, reel, 0);
      const isLit = lit?.has(`${reel}:${row}`) ?? false;
      const sprite = sprites[cellAt(reel, index)];
      const pulse = isLit && !lessMotion() ? 1 + 0.075 * Math.sin((now - (win?.since ?? 0)) / 130) : 1;
      context.globalAlpha = lit && !isLit ? 0.32 : 1;
      const size = layout.symbol * pulse;
      if (isLit) drawHalo(x, y, size);
      const blurred = speed > 0.35;
      const height = blurred ? size * BLUR_TALL : size;
      context.drawImage(blurred ? sprite.blurred : sprite.sharp, x - size / 2, y - height / 2, size, height);
    }
    context.globalAlpha = 1;
  }

  function drawHalo(x: number, y: number, size: number): void {
    const halo = context.createRadialGradient(x, y, size * 0.15, x, y, size * 0.68);
    halo.addColorStop(0, 'rgba(255, 222, 130, 0.55)');
    halo.addColorStop(1, 'rgba(255, 190, 60, 0)');
    context.fillStyle = halo;
    context.fillRect(x - size * 0.7, y - size * 0.7, size * 1.4, size * 1.4);
  }

  function drawWins(show: WinShow, now: number): void {
    const grown = lessMotion() ? 1 : Math.min(1, (now - show.since) / 320);
    for (const [order, shown] of winsShown(show).entries()) {
      const late = Math.min(1, Math.max(0, grown * 1.6 - order * 0.06));
      drawLine(context, layout, {
        line: shown.line,
        grown: late,
        now: lessMotion() ? 0 : now,
        alpha: show.only === null ? 0.85 : 1,
      });
      if (show.only !== null && grown === 1) {
        drawAmount(context, layout, { ...shown, text: options.money(shown.payoutMinor) });
      }
    }
  }

  function draw(now: number): void {
    frame = 0;
    const seconds = Math.min(0.05, (now - before) / 1_000);
    before = now;
    context.setTransform(layout.ratio, 0, 0, layout.ratio, 0, 0);
    context.clearRect(0, 0, layout.width, layout.height);
    if (backdrop) context.drawImage(backdrop, 0, 0, layout.width, layout.height);
    const lit = win ? litCells(win, scatterCells(strips(), win.spin.stops)) : null;
    for (let reel = 0; reel < REELS; reel += 1) {
      context.save();
      context.beginPath();
      context.rect(
        layout.left + reel * (layout.cellWidth + layout.gap),
        layout.top,
        layout.cellWidth,
        layout.cellHeight * ROWS,
      );
      context.clip();
      drawReelBed(context, layout, {
        reel,
        sheet,
        free: mode === 'free',
        hot: anticipated.has(reel) && (reels[reel]?.moving ?? false),
        now,
      });
      drawReel(reel, now, lit && lit.size > 0 ? lit : null);
      drawReelGlass(context, layout, reel);
      context.restore();
    }
    drawFrame(context, layout, { sheet, free: mode === 'free', now: lessMotion() ? 0 : now });
    if (win) drawWins(win, now);
    const sparkling = sparks.draw(context, now, seconds);
    const busy = reels.some((reel) => reel.moving) || settling(now) || win !== null || sparkling || mode === 'free';
    if (busy) wake();
  }

  /** The bounce of the last reel is drawn to its end. */
  const settling = (now: number) => now - lastStop < 320;
  let lastStop = 0;

  new ResizeObserver(resize).observe(canvas);
  resize();

  return {
    get mode() {
      return mode;
    },
    set mode(next) {
      mode = next;
      wake();
    },
    get quick() {
      return quick;
    },
    set quick(next) {
      quick = next;
    },
    put(stops) {
      standing = stops;
      for (const [reel, motion] of reels.entries()) motion.put(stops[reel] ?? 0);
      wake();
    },
    start() {
      win = null;
      hurried = false;
      target = null;
      started = performance.now();
      if (!lessMotion()) for (const [reel, motion] of reels.entries()) motion.start(started + (quick ? 0 : reel * 55));
      wake();
    },
    settle(spin) {
      target = spin;
      if (lessMotion()) {
        for (const [reel, motion] of reels.entries()) motion.put(spin.stops[reel] ?? 0);
        standing = spin.stops;
        for (let reel = 0; reel < REELS; reel += 1) stopped(reel);
        wake();
        return Promise.resolve();
      }
      anticipated = quick ? new Set() : suspense(strips(), spin.stops);
      const first = Math.max(performance.now(), started + (quick ? 240 : MIN_RUN_MS));
      let delay = 0;
      for (const [reel, motion] of reels.entries()) {
        delay += reel === 0 ? 0 : quick ? 40 : STAGGER_MS;
        if (anticipated.has(reel)) delay += ANTICIPATION_MS;
        motion.stopAt(spin.stops[reel] ?? 0, hurried ? performance.now() : first + delay);
      }
      wake();
      return new Promise((resolve) => {
        resolveSettled = () => {
          lastStop = performance.now();
          resolve();
        };
      });
    },
    hurry() {
      hurried = true;
      if (!target) return;
      for (const [reel, motion] of reels.entries()) motion.stopAt(target.stops[reel] ?? 0, performance.now());
    },
    show(wins) {
      win = wins ? { ...wins, since: performance.now() } : null;
      wake();
    },
    celebrate(force) {
      if (lessMotion()) return;
      const now = performance.now();
      for (const reel of [0.5, 2, 3.5]) {
        const x = layout.left + reel * (layout.cellWidth + layout.gap) + layout.cellWidth / 2;
        sparks.burst(
          { x, y: layout.height * 0.55, count: Math.round(26 * force), force: 420 * Math.min(1.6, force) },
          now,
        );
      }
      wake();
    },
  };
}
