/** A spark, or a coin, of a large win. Positions in CSS pixels, speeds in pixels a second. */
export interface Spark {
  readonly kind: 'spark' | 'coin';
  /** Which of the colours. */
  readonly shade: number;
  readonly size: number;
  readonly turn: number;
  readonly dies: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
}

export interface Burst {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly force: number;
  readonly kind: Spark['kind'];
}

const GRAVITY = 900;
/** More than this are not seen one by one, and each costs. */
const MOST = 260;

/** Sparks fly up and fall. Evenly spread by the golden angle: without chance, and pretty. */
export class Sparks {
  alive: Spark[] = [];

  burst({ x, y, count, force, kind }: Burst, now: number): void {
    for (let i = 0; i < Math.min(count, MOST - this.alive.length); i += 1) {
      const angle = i * 2.399_96;
      const speed = force * (0.35 + 0.65 * ((i * 0.618) % 1));
      this.alive.push({
        ...{ kind, x, y, shade: i, turn: i },
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - force * 0.7,
        size: kind === 'coin' ? 13 + (i % 4) * 3 : 5 + (i % 5) * 2.2,
        dies: now + 900 + 900 * ((i * 0.381) % 1),
      });
    }
  }

  /** Returns whether any are left. */
  move(now: number, seconds: number): boolean {
    this.alive = this.alive.filter((spark) => spark.dies > now);
    for (const spark of this.alive) {
      spark.vy += GRAVITY * seconds;
      spark.x += spark.vx * seconds;
      spark.y += spark.vy * seconds;
    }
    return this.alive.length > 0;
  }
}
