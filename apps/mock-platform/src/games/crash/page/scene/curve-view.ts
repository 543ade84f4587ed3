import { Container, Graphics, Sprite } from '../../../page/stage/pixi';
import type { StageSize } from '../../../page/stage/stage';
import type { Textures } from '../../../page/stage/textures';
import { drawEmber, drawMark } from './fire-art';
import { linesOf, type Plot } from './plot';

const POINTS = 36;
const GOLD = 0xffb545;
const CORAL = 0xff5d4a;
const MOST_LINES = 6;

interface Shown {
  readonly airMs: number;
  readonly isEnded: boolean;
  /** Nothing to read a height by where the picture stands still while the flight rises. */
  readonly hasLines: boolean;
  readonly marksMs: readonly number[];
}

/** The way that a flight has come, with lines to read its height by. */
export class CurveView {
  readonly root = new Container();
  private readonly size: StageSize;
  private readonly textures: Textures;
  private readonly grid = new Graphics();
  private readonly curve = new Graphics();
  private readonly names: readonly Sprite[];
  private readonly marks: readonly Sprite[];

  constructor(size: StageSize, textures: Textures) {
    this.size = size;
    this.textures = textures;
    this.names = Array.from({ length: MOST_LINES }, () => new Sprite());
    this.marks = Array.from({ length: 2 }, () => {
      const mark = new Sprite(textures.get('ember', drawEmber));
      mark.anchor.set(0.5);
      mark.setSize(34);
      return mark;
    });
    this.root.addChild(this.grid, ...this.names, this.curve, ...this.marks);
  }

  frame(plot: Plot, { airMs, isEnded, hasLines, marksMs }: Shown): void {
    this.rule(plot, hasLines ? linesOf(plot) : []);
    this.trace(plot, airMs, isEnded ? CORAL : GOLD);
    for (const [index, mark] of this.marks.entries()) {
      const ms = marksMs[index];
      mark.visible = ms !== undefined && ms <= airMs;
      if (ms === undefined) continue;
      const { x, y } = plot.at(ms);
      mark.position.set(x, y);
    }
  }

  hide(): void {
    this.grid.clear();
    this.curve.clear();
    for (const sprite of [...this.names, ...this.marks]) sprite.visible = false;
  }

  private rule(plot: Plot, lines: readonly number[]): void {
    this.grid.clear();
    for (const [index, name] of this.names.entries()) {
      const at = lines[index];
      name.visible = at !== undefined;
      if (at === undefined) continue;
      const y = plot.yOf(at);
      this.grid.moveTo(0, y).lineTo(this.size.width, y);
      const text = `${at}×`;
      name.texture = this.textures.get(`line ${text}`, () => drawMark(text, this.size.ratio));
      name.scale.set(1 / this.size.ratio);
      name.position.set(this.size.width - 46, y - 18);
    }
    this.grid.stroke({ width: 1, color: 0xffe9cf, alpha: 0.13 });
  }

  private trace(plot: Plot, airMs: number, color: number): void {
    const { curve } = this;
    const way = Array.from({ length: POINTS + 1 }, (_, index) => plot.at((airMs * index) / POINTS));
    const [first, last] = [way[0], way[POINTS]];
    curve.clear();
    if (!first || !last) return;
    curve.moveTo(first.x, first.y);
    for (const { x, y } of way) curve.lineTo(x, y);
    curve.lineTo(last.x, this.size.height).lineTo(first.x, this.size.height).fill({ color, alpha: 0.09 });
    for (const [width, alpha] of [
      [14, 0.13],
      [7, 0.3],
      [3, 1],
    ] as const) {
      curve.moveTo(first.x, first.y);
      for (const { x, y } of way) curve.lineTo(x, y);
      curve.stroke({
        width,
        color: width === 3 && color === GOLD ? 0xfff0c4 : color,
        alpha,
        cap: 'round',
        join: 'round',
      });
    }
  }
}
