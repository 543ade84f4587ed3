import { lessMotion } from '../../page/dom';
import type { SpinOutcome } from '../engine';
import { REELS } from '../lines';
import { type ReelMotion, reelMotion } from './reel-motion';
import { scattersUpTo, suspense } from './scatters';
import { createSparks } from './sparks';
import { StagePainter, stripsOf } from './stage-painter';
import type { Stage, StageOptions } from './stage-parts';
import type { WinShow } from './win-art';

const SPEED = 27;
const QUICK_SPEED = 42;
const STAGGER_MS = 230;
const MIN_RUN_MS = 560;
const ANTICIPATION_MS = 1_150;
/** The bounce of the last reel is drawn to its end. */
const SETTLING_MS = 320;

export class SlotStage implements Stage {
  quick = false;
  private readonly options: StageOptions;
  private readonly painter: StagePainter;
  private readonly sparks = createSparks();
  private readonly reels: readonly ReelMotion[];
  private free = false;
  private win: WinShow | null = null;
  private target: SpinOutcome | null = null;
  private anticipated: ReadonlySet<number> = new Set();
  private hurried = false;
  private started = 0;
  private lastStop = 0;
  private resolveSettled: (() => void) | null = null;
  private frame = 0;
  private drawnAt = 0;

  constructor(options: StageOptions) {
    this.options = options;
    this.painter = new StagePainter(options);
    this.reels = Array.from({ length: REELS }, (_, reel) =>
      reelMotion({
        speed: () => (this.quick || this.hurried ? QUICK_SPEED : SPEED),
        settleSymbols: () => (this.quick || this.hurried ? 3 : 6),
        onStop: () => this.stopped(reel),
      }),
    );
    const resize = () => {
      if (this.painter.resize()) this.wake();
    };
    new ResizeObserver(resize).observe(options.canvas);
    resize();
  }

  get mode(): 'base' | 'free' {
    return this.free ? 'free' : 'base';
  }

  set mode(next) {
    this.free = next === 'free';
    this.wake();
  }

  put(stops: readonly number[]): void {
    for (const [reel, motion] of this.reels.entries()) motion.put(stops[reel] ?? 0);
    this.wake();
  }

  start(): void {
    this.win = null;
    this.hurried = false;
    this.target = null;
    this.started = performance.now();
    if (!lessMotion())
      for (const [reel, motion] of this.reels.entries()) motion.start(this.started + (this.quick ? 0 : reel * 55));
    this.wake();
  }

  settle(spin: SpinOutcome): Promise<void> {
    this.target = spin;
    if (lessMotion()) {
      this.put(spin.stops);
      for (let reel = 0; reel < REELS; reel += 1) this.stopped(reel);
      return Promise.resolve();
    }
    this.anticipated = this.quick ? new Set() : suspense(this.strips, spin.stops);
    const first = Math.max(performance.now(), this.started + (this.quick ? 240 : MIN_RUN_MS));
    let delay = 0;
    for (const [reel, motion] of this.reels.entries()) {
      delay += reel === 0 ? 0 : this.quick ? 40 : STAGGER_MS;
      if (this.anticipated.has(reel)) delay += ANTICIPATION_MS;
      motion.stopAt(spin.stops[reel] ?? 0, this.hurried ? performance.now() : first + delay);
    }
    this.wake();
    return new Promise((resolve) => {
      this.resolveSettled = () => {
        this.lastStop = performance.now();
        resolve();
      };
    });
  }

  hurry(): void {
    this.hurried = true;
    if (!this.target) return;
    for (const [reel, motion] of this.reels.entries()) motion.stopAt(this.target.stops[reel] ?? 0, performance.now());
  }

  show(wins: Pick<WinShow, 'spin' | 'only'> | null): void {
    this.win = wins ? { ...wins, since: performance.now() } : null;
    this.wake();
  }

  celebrate(force: number): void {
    if (lessMotion()) return;
    const now = performance.now();
    const { layout } = this.painter;
    const count = Math.round(26 * force);
    for (const reel of [0.5, 2, 3.5]) {
      const x = layout.left + reel * (layout.cellWidth + layout.gap) + layout.cellWidth / 2;
      this.sparks.burst({ x, y: layout.height * 0.55, count, force: 420 * Math.min(1.6, force) }, now);
    }
    this.wake();
  }

  private get strips(): readonly string[] {
    return stripsOf(this.options.model, this.mode);
  }

  private stopped(reel: number): void {
    this.options.onReelStop(reel, this.target ? scattersUpTo(this.strips, this.target.stops, reel) : 0);
    if (this.reels.some((other) => other.moving)) return;
    this.anticipated = new Set();
    this.resolveSettled?.();
    this.resolveSettled = null;
  }

  private wake(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame((now) => this.draw(now));
  }

  private draw(now: number): void {
    this.frame = 0;
    const seconds = Math.min(0.05, (now - this.drawnAt) / 1_000);
    this.drawnAt = now;
    const { reels, win, anticipated, mode } = this;
    this.painter.paint({ reels, win, anticipated, mode }, now);
    const sparkling = this.sparks.draw(this.painter.context, now, seconds);
    const settling = now - this.lastStop < SETTLING_MS;
    if (reels.some((reel) => reel.moving) || settling || win !== null || sparkling || this.free) this.wake();
  }
}
