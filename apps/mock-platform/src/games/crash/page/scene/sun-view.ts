import { Container, Sprite } from '../../../page/stage/pixi';
import type { StageSize } from '../../../page/stage/stage';
import type { Textures } from '../../../page/stage/textures';
import type { Embers } from './embers';
import { drawEmber, drawHalo, drawSun, drawWave } from './fire-art';
import type { Point } from './plot';

const WAVE_MS = 620;

/** The sun that flies, the embers it sheds, and what is seen as it goes out. */
export class SunView {
  readonly root = new Container();
  private readonly embers: Embers;
  private readonly textures: Textures;
  private readonly halo: Sprite;
  private readonly body: Sprite;
  private readonly wave: Sprite;
  private readonly grains: Sprite[] = [];
  private readonly across: number;

  constructor({ width, height, ratio }: StageSize, textures: Textures, embers: Embers) {
    this.embers = embers;
    this.textures = textures;
    this.across = Math.max(34, Math.min(72, Math.min(width, height) * 0.17));
    const light = (sprite: Sprite) => {
      sprite.anchor.set(0.5);
      sprite.blendMode = 'add';
      return sprite;
    };
    this.halo = light(new Sprite(textures.get('halo', drawHalo)));
    this.wave = light(new Sprite(textures.get('wave', drawWave)));
    this.body = new Sprite(textures.get('sun', () => drawSun(Math.round(this.across * 1.2 * ratio))));
    this.body.anchor.set(0.5);
    this.root.addChild(this.halo, this.body, this.wave);
  }

  get force(): number {
    return this.across * 1.6;
  }

  place({ x, y }: Point, now: number, isStill: boolean): void {
    for (const sprite of [this.halo, this.body]) {
      sprite.visible = true;
      sprite.position.set(x, y);
    }
    const pulse = isStill ? 0 : Math.sin(now / 260);
    this.body.setSize(this.across * (1 + 0.03 * pulse));
    this.body.rotation = isStill ? 0 : now / 2_400;
    this.halo.setSize(this.across * (4.4 + 0.35 * pulse));
  }

  goOut(): void {
    this.halo.visible = false;
    this.body.visible = false;
  }

  /** `endedMs`: since it went out; null while it shines. */
  frame(now: number, { at, endedMs }: { at: Point; endedMs: number | null }): void {
    const share = endedMs === null ? 1 : Math.min(1, endedMs / WAVE_MS);
    this.wave.visible = share < 1;
    if (share < 1) {
      this.wave.position.set(at.x, at.y);
      this.wave.setSize(this.across * (1 + 13 * (1 - (1 - share) ** 3)));
      this.wave.alpha = 1 - share;
    }
    const { alive } = this.embers;
    while (this.grains.length < alive.length) this.addGrain();
    for (const [index, grain] of this.grains.entries()) {
      const ember = alive[index];
      grain.visible = ember !== undefined;
      if (!ember) continue;
      const left = 1 - (now - ember.bornAt) / ember.lastsMs;
      grain.position.set(ember.x, ember.y);
      grain.setSize(ember.size * (0.6 + 0.9 * left));
      grain.alpha = left;
    }
  }

  private addGrain(): void {
    const grain = new Sprite(this.textures.get('ember', drawEmber));
    grain.anchor.set(0.5);
    grain.blendMode = 'add';
    this.grains.push(grain);
    this.root.addChildAt(grain, 0);
  }
}
