import { lessMotion } from '../dom';
import { Container, Sprite } from '../stage/pixi';
import { drawJoint, drawSpark, drawStretch } from './glow-art';
import { centreOf } from './layout';
import type { SceneParts } from './scene-parts';
import type { ShownWin } from './types';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Stretch {
  readonly sprite: Sprite;
  readonly joint: Sprite;
  readonly from: Point;
  readonly to: Point;
}

/** Over how long the light runs once along a line. */
const LIGHT_MS = 1_100;

/** A payline from edge to edge, as far as it has grown, with a light that runs along it. */
export class LineView {
  readonly root = new Container();
  private readonly stretches: readonly Stretch[];
  private readonly light: Sprite;

  constructor({ layout, textures }: SceneParts, { rows, colour }: NonNullable<ShownWin['line']>) {
    const thick = Math.max(2.5, Math.min(7, layout.cellWidth * 0.035)) * 5;
    const pixels = Math.ceil(thick * layout.ratio);
    const centres = rows.map((row, column) => centreOf(layout, column, row));
    const edge = layout.cellWidth / 2 - 2;
    const [first = { x: 0, y: 0 }, last = first] = [centres[0], centres.at(-1)];
    const path = [{ x: first.x - edge, y: first.y }, ...centres, { x: last.x + edge, y: last.y }];
    const piece = textures.get(`stretch ${colour}`, () => drawStretch(colour, pixels));
    const joint = textures.get(`joint ${colour}`, () => drawJoint(colour, pixels));
    this.stretches = path.slice(1).map((to, index) => {
      const from = path[index] ?? to;
      const sprite = new Sprite(piece);
      sprite.anchor.set(0, 0.5);
      sprite.position.set(from.x, from.y);
      sprite.rotation = Math.atan2(to.y - from.y, to.x - from.x);
      const end = new Sprite(joint);
      end.anchor.set(0.5);
      end.position.set(to.x, to.y);
      end.setSize(thick);
      return { sprite, joint: end, from, to };
    });
    this.light = new Sprite(textures.get('line light', () => drawSpark('#fff4d0')));
    this.light.anchor.set(0.5);
    this.light.setSize(thick * 1.5);
    this.light.blendMode = 'add';
    this.root.addChild(...this.stretches.flatMap(({ sprite, joint: end }) => [sprite, end]), this.light);
    this.grow(0, thick);
    this.thick = thick;
  }

  private readonly thick: number;

  /** `grown` from 0 to 1. */
  frame(grown: number, now: number): void {
    this.grow(grown, this.thick);
    this.light.visible = grown === 1 && !lessMotion();
    if (this.light.visible) this.light.position.copyFrom(this.pointAt((now % LIGHT_MS) / LIGHT_MS));
  }

  private grow(grown: number, thick: number): void {
    const { x: reach } = this.pointAt(grown);
    for (const { sprite, joint, from, to } of this.stretches) {
      const share = Math.min(1, Math.max(0, (reach - from.x) / (to.x - from.x)));
      sprite.visible = share > 0;
      sprite.setSize(Math.hypot(to.x - from.x, to.y - from.y) * share, thick);
      joint.visible = share === 1;
    }
  }

  /** Where the line is at a share of its width. */
  private pointAt(share: number): Point {
    const [first, last] = [this.stretches[0], this.stretches.at(-1)];
    if (!first || !last) return { x: 0, y: 0 };
    const x = first.from.x + (last.to.x - first.from.x) * share;
    const { from, to } = this.stretches.find((stretch) => x <= stretch.to.x) ?? last;
    return { x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) };
  }
}
