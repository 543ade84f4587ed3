import { lessMotion } from '../dom';
import { Container, Graphics, Sprite, type Texture } from '../stage/pixi';
import { cellKey } from './board';
import { centreOf, columnBox } from './layout';
import type { SceneParts } from './scene-parts';
import type { Strand } from './strand';
import { BLUR_TALL, drawLabel } from './symbol-art';
import { symbolTexture } from './symbol-texture';

interface Slot {
  readonly symbol: Sprite;
  readonly label: Sprite;
}

/** From this share of its full speed on, a symbol is smeared. */
const BLURRED_FROM = 0.35;
const DIMMED = 0.32;

function centred(): Sprite {
  const sprite = new Sprite();
  sprite.anchor.set(0.5);
  return sprite;
}

/** Draws the cells of one strand: those that show, and one above and below while it moves. */
export class StrandView {
  readonly root = new Container();
  readonly clip = new Graphics();
  private readonly parts: SceneParts;
  private readonly strand: Strand;
  private readonly slots: readonly Slot[];

  constructor(parts: SceneParts, strand: Strand) {
    this.parts = parts;
    this.strand = strand;
    this.slots = Array.from({ length: strand.rows + 2 }, () => ({ symbol: centred(), label: centred() }));
    this.root.addChild(...this.slots.map(({ symbol }) => symbol), ...this.slots.map(({ label }) => label));
    const { x, y, width, height } = columnBox(parts.layout, strand.column, strand);
    this.clip.rect(x, y, width, height).fill(0xffffff);
    this.clip.visible = false;
  }

  destroy(): void {
    this.root.mask = null;
    this.root.destroy({ children: true });
    this.clip.destroy();
  }

  frame(now: number, lit: ReadonlySet<string> | null): void {
    const { motion, rows } = this.strand;
    const { board } = this.parts;
    const moves = motion.moving || motion.swinging;
    this.clipTo(moves || board.isTumbling);
    const { position } = motion;
    const base = Math.floor(position);
    const isBlurred = motion.moving && !lessMotion() && motion.speed > BLURRED_FROM;
    for (const [order, slot] of this.slots.entries()) {
      const row = order - 1;
      const isShown = moves || (row >= 0 && row < rows);
      slot.symbol.visible = isShown;
      slot.label.visible = false;
      if (isShown) this.place(slot, { row, now, lit, isBlurred, at: base + row, below: base + row - position });
    }
  }

  private clipTo(isClipped: boolean): void {
    if (isClipped === (this.root.mask !== null && this.root.mask !== undefined)) return;
    this.clip.visible = isClipped;
    this.root.mask = isClipped ? this.clip : null;
  }

  private place(
    { symbol, label }: Slot,
    drawn: { row: number; at: number; below: number; now: number; isBlurred: boolean; lit: ReadonlySet<string> | null },
  ): void {
    const { board, layout } = this.parts;
    const { column, top } = this.strand;
    const content = this.strand.at(drawn.at);
    const key = cellKey(column, top + drawn.row);
    const pose = board.pose(column, top + drawn.row, drawn.now);
    const isLit = drawn.lit?.has(key) ?? false;
    const pulse = isLit && !lessMotion() ? 1 + 0.075 * Math.sin((drawn.now - (board.wins?.since ?? 0)) / 130) : 1;
    const { x, y } = centreOf(layout, column, top + drawn.below + pose.dy);
    const size = layout.symbol * pulse * pose.scale;
    const name = typeof content === 'string' ? content : content.symbol;
    symbol.texture = symbolTexture(this.parts, name, drawn.isBlurred);
    symbol.position.set(x, y);
    symbol.setSize(size, drawn.isBlurred ? size * BLUR_TALL : size);
    symbol.alpha = pose.alpha * (drawn.lit && !isLit ? DIMMED : 1);
    if (typeof content === 'string' || drawn.isBlurred) return;
    label.visible = true;
    label.texture = this.label(content.label);
    label.position.set(x, y);
    label.setSize(size);
    label.alpha = symbol.alpha;
  }

  private get pixels(): number {
    return this.parts.layout.symbol * this.parts.layout.ratio;
  }

  private label(text: string): Texture {
    return this.parts.textures.get(`label ${text}`, () => drawLabel(text, this.pixels));
  }
}
