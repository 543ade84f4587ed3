import { Container, Sprite, type Texture } from '../../../page/stage/pixi';
import type { StageSize } from '../../../page/stage/stage';
import type { Textures } from '../../../page/stage/textures';
import { drawField } from './field-art';
import { drawDusk, drawHills, drawMoon, drawSpace, drawStars, drawVolcanoes } from './night-art';

interface Land {
  readonly sprite: Sprite;
  readonly y: number;
  /** How far it sinks while the view rises by a factor of e, in heights of the stage. */
  readonly sinks: number;
}

/** Everything that stands behind a flight; it sinks as the flight rises. */
export class NightView {
  readonly root = new Container();
  private readonly size: StageSize;
  private readonly dusk: Sprite;
  private readonly space: Sprite;
  private readonly stars: readonly (readonly [Sprite, Sprite])[];
  private readonly land: readonly Land[];

  constructor(size: StageSize, textures: Textures) {
    this.size = size;
    const { width, height, ratio } = size;
    const sprite = (texture: Texture) => {
      const made = new Sprite(texture);
      this.root.addChild(made);
      return made;
    };
    this.dusk = sprite(textures.get('dusk', drawDusk));
    this.dusk.setSize(width, height * 1.5);
    this.space = sprite(textures.get('space', () => drawSpace(size)));
    this.space.setSize(width, height);
    this.stars = (
      [
        ['stars far', 5, 1],
        ['stars near', 23, 0.35],
      ] as const
    ).map(([name, seed, share]) => {
      const texture = textures.get(name, () => drawStars(size, seed, share));
      const pair = [sprite(texture), sprite(texture)] as const;
      for (const one of pair) one.setSize(width, height);
      return pair;
    });
    const moonSize = Math.min(width, height) * 0.34;
    const moon = sprite(textures.get('moon', () => drawMoon(Math.round(moonSize * ratio))));
    moon.setSize(moonSize);
    moon.position.set(width * 0.03, height * 0.03);
    const band = (name: string, share: number, draw: (width: number, height: number) => HTMLCanvasElement) => {
      const made = sprite(textures.get(name, () => draw(width * ratio, height * share * ratio)));
      made.setSize(width, height * share);
      return made;
    };
    this.land = [
      { sprite: moon, y: height * 0.03, sinks: 0.05 },
      { sprite: band('volcanoes', 0.42, drawVolcanoes), y: height * 0.42, sinks: 0.16 },
      { sprite: band('hills', 0.24, drawHills), y: height * 0.6, sinks: 0.34 },
      { sprite: band('field', 0.36, drawField), y: height * 0.66, sinks: 0.62 },
    ];
  }

  /** `rise`: the logarithm of the multiplier. */
  frame(rise: number, now: number): void {
    const { height } = this.size;
    this.dusk.y = Math.min(0, -height * 0.5 + rise * height * 0.22);
    this.space.alpha = Math.min(1, Math.max(0, (rise - 0.25) / 1.9));
    for (const [index, pair] of this.stars.entries()) {
      const drift = (rise * height * (0.1 + 0.1 * index)) % height;
      for (const [place, star] of pair.entries()) {
        star.y = drift - place * height;
        star.alpha = (0.55 + 0.45 * Math.min(1, rise)) * (index === 0 ? 1 : 0.7 + 0.3 * Math.sin(now / 700));
      }
    }
    for (const { sprite, y, sinks } of this.land) {
      sprite.y = y + rise * sinks * height;
      sprite.visible = sprite.y < height;
    }
  }
}
