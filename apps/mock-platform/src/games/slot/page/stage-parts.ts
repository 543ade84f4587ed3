import type { SymbolSheet } from '@tonalli/contracts/play/slot-shapes';
import type { SpinOutcome } from '../engine';
import type { SlotModel } from '../models';
import type { SlotSymbol } from '../symbols';
import type { WinShow } from './win-art';

export interface StageOptions {
  canvas: HTMLCanvasElement;
  model: SlotModel;
  sheet: SymbolSheet;
  labels: Partial<Record<SlotSymbol, string>>;
  money: (amountMinor: number) => string;
  onReelStop: (reel: number, scattersSoFar: number) => void;
}

/** The canvas: reels, frame, lines and sparks. It draws what it is told and decides nothing. */
export interface Stage {
  /** Free spins run on strips of their own under another light. */
  mode: 'base' | 'free';
  quick: boolean;
  put(stops: readonly number[]): void;
  start(): void;
  /** Brings the reels to rest one after another. Resolves when the last stands. */
  settle(spin: SpinOutcome): Promise<void>;
  /** Brings whatever runs to rest at once. */
  hurry(): void;
  show(wins: Pick<WinShow, 'spin' | 'only'> | null): void;
  celebrate(force: number): void;
}
