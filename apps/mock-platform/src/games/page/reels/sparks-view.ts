import { Container, Sprite, type Texture } from '../stage/pixi';
import { drawSpark } from './glow-art';
import { centreOf, frameBox } from './layout';
import type { SceneParts } from './scene-parts';
import type { Burst, Spark } from './sparks';
import { drawSymbol } from './symbol-art';

const COLOURS = ['#ffe08a', '#ffc23d', '#ff9d2e', '#fff4d0', '#6be8b5'];
const GOLD = { paths: [], tint: '#ffc23d', ground: 'coin' } as const;
const FADES_MS = 500;

/** Sparks and coins that fly. */
export class SparksView {
  readonly root = new Container();
  private readonly parts: SceneParts;
  private readonly sprites: Sprite[] = [];

  constructor(parts: SceneParts) {
    this.parts = parts;
  }

  celebrate(force: number): void {
    const { board, layout } = this.parts;
    const box = frameBox(layout);
    const now = performance.now();
    const fly = (burst: Pick<Burst, 'count' | 'kind'> & { share: number; power: number }) =>
      board.sparks.burst(
        {
          ...{ count: Math.round(burst.count * force), kind: burst.kind },
          ...{ x: box.x + box.width * burst.share, y: layout.height * 0.55 },
          force: burst.power * Math.min(1.6, force) * Math.min(1, layout.height / 420),
        },
        now,
      );
    for (const share of [0.14, 0.5, 0.86]) {
      fly({ share, count: 24, kind: 'spark', power: 420 });
      fly({ share, count: 9, kind: 'coin', power: 520 });
    }
  }

  frame(now: number): void {
    const { board, layout } = this.parts;
    for (const { column, row } of board.takeBursting()) {
      const at = centreOf(layout, column, row);
      board.sparks.burst({ ...at, count: 7, force: layout.cellHeight * 2.2, kind: 'spark' }, now);
    }
    const { alive } = board.sparks;
    while (this.sprites.length < alive.length) this.add();
    for (const [index, sprite] of this.sprites.entries()) {
      const spark = alive[index];
      sprite.visible = spark !== undefined;
      if (spark) this.draw(sprite, spark, now);
    }
  }

  private add(): void {
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    this.sprites.push(sprite);
    this.root.addChild(sprite);
  }

  private draw(sprite: Sprite, spark: Spark, now: number): void {
    const isCoin = spark.kind === 'coin';
    const flat = Math.abs(Math.cos(spark.turn + now / 140));
    sprite.texture = this.texture(spark);
    sprite.blendMode = isCoin ? 'normal' : 'add';
    sprite.position.set(spark.x, spark.y);
    sprite.setSize(spark.size * (isCoin ? 1.7 * Math.max(0.12, flat) : 2), spark.size * (isCoin ? 1.7 : 2));
    sprite.alpha = Math.min(1, (spark.dies - now) / FADES_MS);
  }

  private texture({ kind, shade }: Spark): Texture {
    const { textures } = this.parts;
    if (kind === 'coin') return textures.get('flying coin', () => drawSymbol(GOLD, 48));
    const colour = COLOURS[shade % COLOURS.length] ?? '#ffe08a';
    return textures.get(`spark ${colour}`, () => drawSpark(colour));
  }
}
