import { type CellPose, fallLastsMs, fallsOf, poseOfFall, poseOfVanish } from './tumbling';
import type { Cell, ReelWindow } from './types';

const VANISH_MS = 300;

/** Cells that vanish, and the fall of those above them. */
export class Tumble {
  readonly window: ReelWindow;
  readonly over: Promise<void>;
  /** Whoever waits need not wait on. */
  end: () => void = () => {};
  private readonly removed: readonly Cell[];
  private readonly falls: readonly (readonly number[])[];
  private readonly pace: number;
  private since: number;
  private isFalling = false;
  private burst = false;

  constructor(
    { removed, window }: { removed: readonly Cell[]; window: ReelWindow },
    grid: { columns: number; rows: number },
    { now, pace }: { now: number; pace: number },
  ) {
    this.window = window;
    this.removed = removed;
    this.falls = fallsOf(removed, grid);
    this.pace = pace;
    this.since = now;
    this.over = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  hurry(): void {
    this.since = Number.NEGATIVE_INFINITY;
  }

  /** Whether the new window is to be shown from now on: once. */
  takeFalling(now: number): boolean {
    if (this.isFalling || this.elapsed(now) < VANISH_MS) return false;
    this.isFalling = true;
    return true;
  }

  isOver(now: number): boolean {
    return this.elapsed(now) >= VANISH_MS + fallLastsMs(this.falls);
  }

  takeBursting(): readonly Cell[] {
    const cells = this.burst ? [] : this.removed;
    this.burst = true;
    return cells;
  }

  pose(column: number, row: number, now: number): CellPose | null {
    const elapsed = this.elapsed(now);
    if (this.isFalling) return poseOfFall(this.falls[column]?.[row] ?? 0, column, elapsed - VANISH_MS);
    const goes = this.removed.some((cell) => cell.column === column && cell.row === row);
    return goes ? poseOfVanish(Math.min(1, elapsed / VANISH_MS)) : null;
  }

  private elapsed(now: number): number {
    return Math.max(0, (now - this.since) * this.pace);
  }
}
