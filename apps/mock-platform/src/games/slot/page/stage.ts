import type { SymbolSheet } from '@tonalli/contracts/play/slot-shapes';
import { lineColour } from '../../page/reels/colours';
import { loadReels } from '../../page/reels/load-reels';
import { looksOf } from '../../page/reels/looks';
import type { Cell, Reels, ShownWin } from '../../page/reels/types';
import { type LineWin, type SpinOutcome, windowOf } from '../engine';
import { PAYLINES, REELS, ROWS } from '../lines';
import type { SlotModel } from '../models';
import { SCATTER } from '../symbols';
import { scatterCells, scattersUpTo, suspense } from './scatters';

interface StageOptions {
  readonly host: HTMLElement;
  readonly model: SlotModel;
  readonly sheet: SymbolSheet;
  readonly money: (amountMinor: number) => string;
  readonly onReelStop: (reel: number, scattersSoFar: number) => void;
}

/** Wins of a spin, one of them or all. */
interface WinShow {
  readonly spin: SpinOutcome;
  /** Index into the spin's wins; null shows all. */
  readonly only: number | null;
}

/** The board as this slot speaks of it: stops of strips, and wins of lines. */
export class Stage {
  private readonly options: StageOptions;
  private readonly reels: Reels;

  constructor(options: StageOptions, reels: Reels) {
    this.options = options;
    this.reels = reels;
  }

  get mode(): Reels['mode'] {
    return this.reels.mode;
  }

  set mode(next) {
    this.reels.mode = next;
  }

  get quick(): boolean {
    return this.reels.quick;
  }

  set quick(next) {
    this.reels.quick = next;
  }

  put(stops: readonly number[]): void {
    this.reels.put(windowOf(this.strips, stops));
  }

  start(): void {
    this.reels.spin();
  }

  async settle({ stops }: SpinOutcome): Promise<void> {
    const { strips } = this;
    this.onStop = (reel) => this.options.onReelStop(reel, scattersUpTo(strips, stops, reel));
    await this.reels.land(windowOf(strips, stops), { anticipate: [...suspense(strips, stops)] });
  }

  /** Told of each reel that stops. */
  onStop: (reel: number) => void = () => {};

  hurry(): void {
    this.reels.hurry();
  }

  show(wins: WinShow | null): void {
    this.reels.show(wins && this.shownOf(wins));
  }

  celebrate(force: number): void {
    this.reels.celebrate(force);
  }

  private get strips(): readonly string[] {
    const { model } = this.options;
    return this.mode === 'free' ? model.freeStrips : model.strips;
  }

  private shownOf({ spin, only }: WinShow): ShownWin[] {
    const alone = only === null ? null : spin.wins[only];
    if (alone) return [{ ...shownLine(alone), amount: this.options.money(alone.payoutMinor) }];
    const paysScatters = spin.scatterPayoutMinor > 0 || spin.freeSpinsWon > 0;
    const scatters = paysScatters ? scatterCells(this.strips, spin.stops) : [];
    return [...spin.wins.map(shownLine), ...(scatters.length > 0 ? [{ cells: scatters }] : [])];
  }
}

function shownLine({ line, count }: LineWin): ShownWin {
  const rows = PAYLINES[line] ?? [];
  const cells = rows.slice(0, count).map((row, column): Cell => ({ column, row }));
  return { cells, line: { rows, colour: lineColour(line) } };
}

export async function createStage(options: StageOptions): Promise<Stage> {
  const { createReels } = await loadReels();
  const { model, sheet, host } = options;
  let stage: Stage | null = null;
  const reels = await createReels({
    ...{ host, columns: REELS, rows: ROWS, palette: sheet.palette, looks: looksOf(sheet) },
    strip: (reel, mode) => (mode === 'free' ? model.freeStrips : model.strips)[reel] ?? SCATTER,
    onStop: (reel) => stage?.onStop(reel),
  });
  stage = new Stage(options, reels);
  return stage;
}
