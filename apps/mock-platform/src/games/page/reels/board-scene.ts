import { lessMotion } from '../dom';
import { Container, Sprite } from '../stage/pixi';
import type { Scene, StageSize } from '../stage/stage';
import { Textures } from '../stage/textures';
import type { Board } from './board';
import { drawBackdrop, drawFront, lightsOn } from './frame-art';
import { drawGlow, drawHot } from './glow-art';
import { columnBox, layoutOf } from './layout';
import type { SceneParts } from './scene-parts';
import { SparksView } from './sparks-view';
import { StrandView } from './strand-view';
import { symbolTexture } from './symbol-texture';
import type { ReelsOptions } from './types';
import { WinsView } from './wins-view';

/** The board at one size: what stands behind the symbols, the symbols, and what shines before them. */
export class BoardScene implements Scene {
  readonly root = new Container();
  private readonly parts: SceneParts;
  private readonly backdrop = new Sprite();
  private readonly hot: readonly Sprite[];
  private readonly symbols = new Container();
  private readonly lights: readonly Sprite[];
  private readonly wins: WinsView;
  private readonly sparks: SparksView;
  private strands: readonly StrandView[] = [];
  private shownStrands: Board['strands'] = [];

  constructor({ board, options, size }: { board: Board; options: ReelsOptions; size: StageSize }) {
    const layout = layoutOf(options, size);
    const textures = new Textures();
    this.parts = { board, options, layout, textures };
    this.hot = this.columnLights();
    this.lights = lightsOn(layout).map(({ x, y }) => this.light(x, y));
    this.wins = new WinsView(this.parts);
    this.sparks = new SparksView(this.parts);
    const front = new Sprite(textures.get('front', () => drawFront(layout, options.palette)));
    // Point for point, which a plain canvas copies fastest.
    front.scale.set(1 / layout.ratio);
    this.backdrop.scale.set(1 / layout.ratio);
    const { behind, before } = this.wins;
    this.root.addChild(this.backdrop, ...this.hot, behind, this.symbols, front, ...this.lights, before);
    this.root.addChild(this.sparks.root);
    // Drawn before the first press, which should not wait for them.
    if (!lessMotion()) for (const name of Object.keys(options.looks)) symbolTexture(this.parts, name, true);
    board.onCelebrate = (force) => this.sparks.celebrate(force);
  }

  frame(now: number, seconds: number): boolean {
    const { board } = this.parts;
    const movesOn = board.step(now, seconds);
    this.dress(now);
    const lit = this.wins.frame(now);
    this.followStrands();
    for (const strand of this.strands) strand.frame(now, lit);
    this.sparks.frame(now);
    return movesOn;
  }

  destroy(): void {
    this.root.destroy({ children: true });
    this.parts.textures.destroy();
  }

  private columnLights(): Sprite[] {
    const { layout, options, textures } = this.parts;
    return Array.from({ length: options.columns }, (_, column) => {
      const box = columnBox(layout, column, { top: 0, rows: options.rows });
      const sprite = new Sprite(textures.get('hot', () => drawHot(options.palette.accent)));
      sprite.position.set(box.x, box.y);
      sprite.setSize(box.width, box.height);
      sprite.blendMode = 'add';
      return sprite;
    });
  }

  private light(x: number, y: number): Sprite {
    const { layout, options, textures } = this.parts;
    const sprite = new Sprite(textures.get('light', () => drawGlow(options.palette.accent, 48)));
    sprite.anchor.set(0.5);
    sprite.position.set(x, y);
    sprite.setSize(layout.frame * 1.5);
    sprite.blendMode = 'add';
    return sprite;
  }

  /** Ground, lights of the rim, and columns that are waited for. */
  private dress(now: number): void {
    const { board, options, layout, textures } = this.parts;
    const { palette } = options;
    const free = board.mode === 'free';
    this.backdrop.texture = textures.get(board.mode, () => drawBackdrop(layout, { palette, free }));
    const step = lessMotion() ? 0 : Math.floor(now / 160);
    for (const [index, light] of this.lights.entries()) {
      light.visible = free;
      light.alpha = (index + step) % 3 === 0 ? 1 : 0.35;
    }
    for (const [column, light] of this.hot.entries()) {
      light.visible = board.isHot(column);
      light.alpha = 0.6 + 0.4 * Math.sin(now / 90);
    }
  }

  private followStrands(): void {
    const { strands } = this.parts.board;
    if (strands === this.shownStrands) return;
    this.shownStrands = strands;
    for (const view of this.strands) view.destroy();
    this.strands = strands.map((strand) => new StrandView(this.parts, strand));
    this.symbols.addChild(...this.strands.flatMap(({ root, clip }) => [root, clip]));
  }
}
