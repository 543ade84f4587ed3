import { FISH_SEATS, type FishConfig } from '@tonalli/contracts/games/fish';
import { lessMotion } from '../../../page/dom';
import { Container, Sprite } from '../../../page/stage/pixi';
import type { Scene, StageSize } from '../../../page/stage/stage';
import { Textures } from '../../../page/stage/textures';
import { kindAt } from '../../odds';
import { placeAt, type Swimmer } from '../../shoal';
import { muzzleOf, type Waters } from '../waters';
import { drawFish } from './fish-art';
import { drawBubble, drawBurst, drawCannon, drawNet, drawRay, drawShot, drawSight, drawWater } from './water-art';

const RAYS = 6;
const BUBBLES = 14;
const EFFECT_MS = 700;
/** What stands still is drawn anew so often. */
const STILL_MS = 1_000;

/** Sprites that are used again, frame by frame. */
class Pool {
  readonly root = new Container();
  private readonly sprites: Sprite[] = [];
  private used = 0;

  begin(): void {
    this.used = 0;
  }

  next(): Sprite {
    let sprite = this.sprites[this.used];
    if (!sprite) {
      sprite = new Sprite();
      sprite.anchor.set(0.5);
      this.sprites.push(sprite);
      this.root.addChild(sprite);
    }
    this.used += 1;
    sprite.visible = true;
    sprite.alpha = 1;
    sprite.rotation = 0;
    return sprite;
  }

  end(): void {
    for (const sprite of this.sprites.slice(this.used)) sprite.visible = false;
  }
}

/** The water of a room at one size: what swims, what is fired, and the four cannons. */
export class SeaScene implements Scene {
  readonly root = new Container();
  private readonly waters: Waters;
  private readonly size: StageSize;
  private readonly textures = new Textures();
  private readonly rays: readonly Sprite[];
  private readonly bubbles: readonly Sprite[];
  private readonly fish = new Pool();
  private readonly shots = new Pool();
  private readonly effects = new Pool();
  private readonly cannons: readonly Sprite[];
  private readonly sight: Sprite;
  private drawnAt = -STILL_MS;

  constructor(waters: Waters, size: StageSize, art: FishConfig['art']) {
    this.waters = waters;
    this.size = size;
    waters.aspect = size.width / size.height;
    const { width, height, ratio } = size;
    const water = new Sprite(this.textures.get('water', () => drawWater(width * ratio, height * ratio, art)));
    water.setSize(width, height);
    this.rays = this.many(RAYS, 'ray', () => drawRay(art));
    this.bubbles = this.many(BUBBLES, 'bubble', drawBubble);
    for (const ray of this.rays) ray.anchor.set(0.5, 0);
    this.cannons = Array.from({ length: FISH_SEATS }, () => {
      const cannon = new Sprite();
      cannon.anchor.set(0.5, 0.72);
      return cannon;
    });
    this.sight = new Sprite(this.textures.get('sight', drawSight));
    this.sight.anchor.set(0.5);
    this.root.addChild(water, ...this.rays, ...this.bubbles, this.fish.root, this.sight, this.shots.root);
    this.root.addChild(this.effects.root, ...this.cannons);
  }

  frame(now: number, seconds: number): boolean {
    const isStill = lessMotion();
    if (isStill) return this.still(now);
    this.waters.step(seconds, now);
    this.drift(now);
    this.drawAll(now, isStill);
    return true;
  }

  destroy(): void {
    this.root.destroy({ children: true });
    this.textures.destroy();
  }

  /** For whoever wants no motion: a picture a second. */
  private still(now: number): boolean {
    if (now - this.drawnAt >= STILL_MS) {
      this.drawnAt = now;
      this.waters.step(0, now);
      this.drift(0);
      this.drawAll(now, true);
    }
    return true;
  }

  private many(count: number, name: string, draw: () => HTMLCanvasElement): Sprite[] {
    return Array.from({ length: count }, () => {
      const sprite = new Sprite(this.textures.get(name, draw));
      sprite.anchor.set(0.5);
      return sprite;
    });
  }

  private drift(now: number): void {
    const { width, height } = this.size;
    for (const [at, ray] of this.rays.entries()) {
      const sway = Math.sin(now / (4_200 + at * 700) + at * 1.7);
      ray.position.set(width * (0.08 + at * 0.175 + sway * 0.03), -6);
      ray.setSize(height * (0.18 + (at % 3) * 0.08), height * (0.82 + (at % 2) * 0.16));
      ray.rotation = 0.16 + sway * 0.05;
      ray.alpha = 0.62 + 0.38 * Math.sin(now / (2_900 + at * 400) + at);
    }
    for (const [at, bubble] of this.bubbles.entries()) {
      const part = (now / (9_000 + at * 730) + at * 0.377) % 1;
      bubble.position.set(width * ((at * 0.173) % 1) + Math.sin(part * 18 + at) * 8, height * (1.05 - part * 1.15));
      bubble.setSize(height * (0.012 + (at % 4) * 0.007));
      bubble.alpha = 0.75;
    }
  }

  private drawAll(now: number, isStill: boolean): void {
    this.swim(isStill ? 0 : now);
    this.shoot(now);
    this.turn();
  }

  private swim(now: number): void {
    const { waters } = this;
    this.fish.begin();
    const seen = [...waters.seen()].sort((one, other) => other.kind - one.kind);
    const at = waters.tideMs;
    this.sight.visible = false;
    for (const fish of seen) this.place(fish, at, now);
    this.fish.end();
  }

  private place(fish: Swimmer, atMs: number, now: number): void {
    const { width, height, ratio } = this.size;
    const { x, y, turn } = placeAt(fish, atMs);
    const size = height * this.waters.sizeOf(fish.kind) * 1.16;
    const kind = kindAt(fish.kind);
    const pixels = Math.min(512, Math.max(64, Math.round((size * ratio) / 32) * 32));
    const sprite = this.fish.next();
    sprite.texture = this.textures.get(`${kind} ${pixels}`, () => drawFish(kind, pixels));
    sprite.position.set(x * width, y * height);
    const wag = now === 0 ? 0 : Math.sin(now / (150 + fish.kind * 12) + fish.id * 2.1);
    const scale = size / pixels;
    sprite.scale.set(scale * (1 - 0.05 * (1 + wag)) * (fish.goesLeft ? -1 : 1), scale * (1 + 0.02 * wag));
    sprite.rotation = (fish.goesLeft ? -turn : turn) + wag * 0.025;
    if (this.waters.locked === fish.id) {
      this.sight.visible = true;
      this.sight.position.copyFrom(sprite.position);
      this.sight.setSize(size * 1.05);
      this.sight.rotation = now / 1_400;
    }
  }

  private shoot(now: number): void {
    const { width, height } = this.size;
    this.shots.begin();
    for (const bullet of this.waters.bullets) {
      const shot = this.shots.next();
      shot.texture = this.textures.get('shot', drawShot);
      shot.position.set(bullet.x * width, bullet.y * height);
      shot.setSize(height * (0.034 + bullet.level * 0.0028));
      shot.alpha = bullet.isShow ? 0.7 : 1;
    }
    this.shots.end();
    this.effects.begin();
    for (const { x, y, bornAt, kind, size } of this.waters.effects) {
      const part = Math.min(1, (now - bornAt) / EFFECT_MS);
      const sprite = this.effects.next();
      sprite.texture = kind === 'net' ? this.textures.get('net', drawNet) : this.textures.get('burst', drawBurst);
      sprite.position.set(x * width, y * height);
      sprite.setSize(height * size * (kind === 'net' ? 1.4 : 2.6) * (0.5 + 0.7 * Math.sqrt(part)));
      sprite.rotation = kind === 'net' ? 0 : part * 0.6;
      sprite.alpha = 1 - part;
    }
    this.effects.end();
  }

  private turn(): void {
    const { width, height } = this.size;
    const { waters } = this;
    const taken = new Set(waters.shown.seats.map(({ seat }) => seat));
    for (const [at, cannon] of this.cannons.entries()) {
      const seat = at + 1;
      const isOwn = seat === waters.seat && !waters.isFull;
      cannon.texture = this.textures.get(`cannon ${isOwn}`, () => drawCannon(isOwn));
      const { x, y } = muzzleOf(seat);
      cannon.position.set(x * width, y * height);
      const tall = Math.min(height * 0.17, width * 0.13);
      cannon.setSize(tall * 0.73, tall);
      cannon.rotation = (isOwn ? waters.aim : (waters.angles.get(seat) ?? Math.PI / 2)) - Math.PI / 2;
      cannon.alpha = isOwn || taken.has(seat) ? 1 : 0.35;
    }
  }
}
