import { lessMotion } from '../dom';
import { Sparks } from './sparks';
import { createStrand, type Strand } from './strand';
import { Tumble } from './tumble';
import type { CellPose } from './tumbling';
import type { Cell, CellContent, Reels, ReelsOptions, ReelWindow, ShownWin } from './types';

const MIN_RUN_MS = 560;
const STAGGER_MS = 230;
const CELL_STAGGER_MS = 95;
const ANTICIPATION_MS = 1_150;
const START_STAGGER_MS = 55;
/** Over how long a symbol that matters swells as it lands. */
const POP_MS = 380;

export const cellKey = (column: number, row: number): string => `${column}:${row}`;
const symbolOf = (content: CellContent): string => (typeof content === 'string' ? content : content.symbol);

/** What the page told the board, and how far it has moved; scenes draw it. */
export class Board implements Reels {
  quick = false;
  strands: readonly Strand[] = [];
  wins: { readonly shown: readonly ShownWin[]; readonly since: number } | null = null;
  held: readonly Cell[] = [];
  readonly sparks = new Sparks();
  /** Cells just landed, and when. */
  private readonly pops = new Map<string, number>();
  private readonly options: ReelsOptions;
  private readonly changed: () => void;
  private light: Reels['mode'] = 'base';
  private window: ReelWindow;
  private landing: { readonly window: ReelWindow; readonly resolve: () => void } | null = null;
  private tumbling: Tumble | null = null;
  private anticipated: ReadonlySet<number> = new Set();
  private hurried = false;
  private started = 0;

  constructor(options: ReelsOptions, changed: () => void) {
    this.options = options;
    this.changed = changed;
    const [first = ''] = Object.keys(options.looks);
    this.window = Array.from({ length: options.columns }, () => Array.from({ length: options.rows }, () => first));
    this.strands = this.columnStrands();
  }

  get mode(): Reels['mode'] {
    return this.light;
  }

  set mode(next) {
    this.light = next;
    this.changed();
  }

  put(window: ReelWindow): void {
    this.stand(window);
    this.changed();
  }

  spin({ held }: { held?: readonly Cell[] } = {}): void {
    this.stand(this.window);
    this.hurried = false;
    this.started = performance.now();
    if (held) this.strands = this.cellStrands();
    const resting = new Set(held?.map(({ column, row }) => cellKey(column, row)));
    const running = this.strands.filter(({ column, top }) => !held || !resting.has(cellKey(column, top)));
    if (!lessMotion())
      for (const { motion, column } of running)
        motion.start(this.started + (this.quick ? 0 : column * START_STAGGER_MS));
    this.changed();
  }

  land(window: ReelWindow, { anticipate = [] }: { anticipate?: readonly number[] } = {}): Promise<void> {
    const running = this.strands.filter(({ motion }) => motion.moving);
    if (running.length === 0) {
      this.put(window);
      for (let column = 0; column < this.options.columns; column += 1) this.options.onStop?.(column);
      return Promise.resolve();
    }
    this.anticipated = new Set(this.quick ? [] : anticipate);
    const now = performance.now();
    const first = Math.max(now, this.started + (this.quick ? 240 : MIN_RUN_MS));
    const stagger = this.stagger(running);
    let delay = 0;
    for (const [order, strand] of running.entries()) {
      delay += order === 0 ? 0 : stagger;
      if (strand.top === 0 && this.anticipated.has(strand.column)) delay += ANTICIPATION_MS;
      strand.place(this.contentsOf(window, strand));
      strand.motion.stopAt(this.hurried ? now : first + delay);
    }
    this.changed();
    return new Promise((resolve) => {
      this.landing = { window, resolve };
    });
  }

  hurry(): void {
    this.hurried = true;
    this.tumbling?.hurry();
    if (this.landing) for (const { motion } of this.strands) motion.stopAt(performance.now());
    this.changed();
  }

  show(wins: readonly ShownWin[] | null): void {
    this.wins = wins && wins.length > 0 ? { shown: wins, since: performance.now() } : null;
    this.changed();
  }

  tumble(change: { removed: readonly Cell[]; window: ReelWindow }): Promise<void> {
    this.stand(this.window);
    if (lessMotion()) {
      this.put(change.window);
      return Promise.resolve();
    }
    const tumble = new Tumble(change, this.options, { now: performance.now(), pace: this.quick ? 1.9 : 1 });
    this.tumbling = tumble;
    this.changed();
    return tumble.over;
  }

  hold(cells: readonly Cell[]): void {
    this.held = cells;
    this.changed();
  }

  /** Where sparks fly is the scene's to know. */
  onCelebrate: (force: number) => void = () => {};

  celebrate(force: number): void {
    if (lessMotion()) return;
    this.onCelebrate(force);
    this.changed();
  }

  /** A column that could bring what everybody waits for. */
  isHot(column: number): boolean {
    return (
      this.anticipated.has(column) && this.strands.some((strand) => strand.column === column && strand.motion.moving)
    );
  }

  /** Moves everything to where it is now. Returns whether it moves on. */
  step(now: number, seconds: number): boolean {
    for (const { motion } of this.strands) motion.step(now);
    this.stepTumble(now);
    for (const [key, since] of this.pops) if (now - since > POP_MS) this.pops.delete(key);
    const isAlive = this.sparks.move(now, seconds);
    const runs = this.strands.some(({ motion }) => motion.moving || motion.swinging);
    const shines = !lessMotion() && (this.wins !== null || this.light === 'free');
    return runs || isAlive || shines || this.tumbling !== null || this.pops.size > 0;
  }

  pose(column: number, row: number, now: number): CellPose {
    const pose = this.tumbling?.pose(column, row, now) ?? { dy: 0, scale: 1, alpha: 1 };
    const popped = this.pops.get(cellKey(column, row));
    if (popped === undefined) return pose;
    const u = Math.min(1, (now - popped) / POP_MS);
    return { ...pose, scale: pose.scale * (1 + 0.2 * Math.sin(Math.PI * u) * (1 - u)) };
  }

  /** Cells about to vanish, once: they burst. */
  takeBursting(): readonly Cell[] {
    return this.tumbling?.takeBursting() ?? [];
  }

  get isTumbling(): boolean {
    return this.tumbling !== null;
  }

  private stepTumble(now: number): void {
    const { tumbling } = this;
    if (!tumbling) return;
    if (tumbling.takeFalling(now))
      for (const strand of this.strands) strand.place(this.contentsOf(tumbling.window, strand));
    if (!tumbling.isOver(now)) return;
    this.tumbling = null;
    this.window = tumbling.window;
    tumbling.end();
  }

  /** Everything stands as this window says; who waited need not wait on. */
  private stand(window: ReelWindow): void {
    this.window = window;
    this.wins = null;
    this.anticipated = new Set();
    this.pops.clear();
    this.strands = this.columnStrands();
    this.tumbling?.end();
    this.tumbling = null;
    this.landing?.resolve();
    this.landing = null;
  }

  private stagger(running: readonly Strand[]): number {
    const isCells = running.some(({ rows }) => rows < this.options.rows);
    const usual = isCells ? CELL_STAGGER_MS : STAGGER_MS;
    return this.quick ? usual / 5 : usual;
  }

  private columnStrands(): Strand[] {
    return this.window.map((contents, column) => this.strand(column, 0, contents));
  }

  private cellStrands(): Strand[] {
    return this.window.flatMap((contents, column) =>
      contents.map((content, row) => this.strand(column, row, [content])),
    );
  }

  private strand(column: number, top: number, contents: readonly CellContent[]): Strand {
    const strand: Strand = createStrand({
      ...{ column, top, contents },
      strip: () => this.options.strip?.(column, this.light) ?? Object.keys(this.options.looks),
      isQuick: () => this.quick || this.hurried,
      onStop: () => this.stopped(strand),
    });
    return strand;
  }

  private contentsOf(window: ReelWindow, { column, top, rows }: Strand): readonly CellContent[] {
    return (window[column] ?? []).slice(top, top + rows);
  }

  private stopped(strand: Strand): void {
    const { landing } = this;
    const now = performance.now();
    for (const [row, content] of this.contentsOf(landing?.window ?? this.window, strand).entries()) {
      const ground = this.options.looks[symbolOf(content)]?.ground;
      if (ground === 'medal' || ground === 'coin') this.pops.set(cellKey(strand.column, strand.top + row), now);
    }
    const ofColumn = this.strands.filter(({ column }) => column === strand.column);
    if (!ofColumn.some(({ motion }) => motion.moving)) this.options.onStop?.(strand.column);
    if (!landing || this.strands.some(({ motion }) => motion.moving)) return;
    this.landing = null;
    this.anticipated = new Set();
    this.window = landing.window;
    landing.resolve();
  }
}
