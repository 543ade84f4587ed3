import { lessMotion } from '../dom';
import { Container, Sprite } from '../stage/pixi';
import { cellKey } from './board';
import { drawPlateOf, drawRays, drawRing } from './glow-art';
import { centreOf } from './layout';
import { LineView } from './line-view';
import type { SceneParts } from './scene-parts';
import type { Cell, ShownWin } from './types';

const GROW_MS = 320;
const GOLD = '#ffd75e';
const HALO = '#ffbe3c';

/** What is lit: light behind the cells, lines and amounts before them, and rings around cells that are held. */
export class WinsView {
  readonly behind = new Container();
  readonly before = new Container();
  private readonly parts: SceneParts;
  private readonly marks = new Container();
  private readonly rings = new Container();
  private lines: readonly LineView[] = [];
  private plates: readonly Sprite[] = [];
  private shown: SceneParts['board']['wins'] = null;
  private held: readonly Cell[] = [];
  private lit: ReadonlySet<string> | null = null;

  constructor(parts: SceneParts) {
    this.parts = parts;
    this.before.addChild(this.rings, this.marks);
  }

  /** Returns the cells that are lit, null while none is. */
  frame(now: number): ReadonlySet<string> | null {
    const { wins, held } = this.parts.board;
    if (wins !== this.shown) this.build(wins);
    if (held !== this.held) this.ring(held);
    if (!wins) return this.lit;
    const grown = lessMotion() ? 1 : Math.min(1, (now - wins.since) / GROW_MS);
    for (const [order, line] of this.lines.entries()) {
      line.frame(Math.min(1, Math.max(0, grown * 1.6 - order * 0.06)), now);
    }
    for (const plate of this.plates) plate.visible = grown === 1;
    for (const halo of this.behind.children) halo.rotation = lessMotion() ? 0 : now / 2_600;
    return this.lit;
  }

  private build(wins: SceneParts['board']['wins']): void {
    this.shown = wins;
    for (const layer of [this.behind, this.marks])
      for (const child of layer.removeChildren()) child.destroy({ children: true });
    const shown = wins?.shown ?? [];
    const cells = new Map(shown.flatMap((win) => win.cells).map((cell) => [cellKey(cell.column, cell.row), cell]));
    this.lit = cells.size > 0 ? new Set(cells.keys()) : null;
    this.lines = shown.flatMap(({ line }) => (line ? [new LineView(this.parts, line)] : []));
    this.plates = shown.flatMap((win) => this.plateOf(win));
    if (cells.size > 0) this.behind.addChild(...[...cells.values()].map((cell) => this.halo(cell)));
    for (const { root } of this.lines) this.marks.addChild(root);
    for (const plate of this.plates) this.marks.addChild(plate);
  }

  private halo({ column, row }: Cell): Sprite {
    const { layout, textures } = this.parts;
    const sprite = new Sprite(textures.get('rays', () => drawRays(HALO, 192)));
    const { x, y } = centreOf(layout, column, row);
    sprite.anchor.set(0.5);
    sprite.position.set(x, y);
    sprite.setSize(layout.symbol * 1.5);
    sprite.blendMode = 'add';
    return sprite;
  }

  private plateOf({ cells, line, amount }: ShownWin): Sprite[] {
    const at = line ? cells.at(-1) : middleOf(cells);
    if (!amount || !at) return [];
    const { layout, textures } = this.parts;
    const points = Math.max(13, Math.min(34, layout.cellHeight * 0.19));
    const rim = line?.colour ?? GOLD;
    const draw = () => drawPlateOf(amount, { points: points * layout.ratio, rim });
    const sprite = new Sprite(textures.get(`plate ${rim} ${amount}`, draw));
    sprite.scale.set(1 / layout.ratio);
    sprite.anchor.set(0.5);
    const { x, y } = centreOf(layout, at.column, at.row);
    const reach = sprite.width / 2 + 6;
    sprite.position.set(Math.max(reach, Math.min(x, layout.width - reach)), y + layout.cellHeight * (line ? 0.3 : 0));
    return [sprite];
  }

  private ring(held: readonly Cell[]): void {
    this.held = held;
    for (const child of this.rings.removeChildren()) child.destroy();
    const { layout, textures } = this.parts;
    const { cellWidth, cellHeight, ratio } = layout;
    const texture = textures.get('ring', () =>
      drawRing(GOLD, { width: cellWidth * ratio, height: cellHeight * ratio }),
    );
    for (const { column, row } of held) {
      const sprite = new Sprite(texture);
      const { x, y } = centreOf(layout, column, row);
      sprite.anchor.set(0.5);
      sprite.position.set(x, y);
      sprite.setSize(cellWidth, cellHeight);
      this.rings.addChild(sprite);
    }
  }
}

/** The cell that lies nearest to the middle of them all. */
function middleOf(cells: readonly Cell[]): Cell | undefined {
  const mean = (of: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  const [column, row] = [mean((cell) => cell.column), mean((cell) => cell.row)];
  const far = (cell: Cell) => (cell.column - column) ** 2 + (cell.row - row) ** 2;
  return cells.toSorted((a, b) => far(a) - far(b))[0];
}
