/** Gold sparks of a large win. Positions in CSS pixels, speeds in pixels a second. */
interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  size: number;
  turn: number;
  colour: string;
  dies: number;
}

const GRAVITY = 900;
const COLOURS = ['#ffe08a', '#ffc23d', '#ff9d2e', '#fff4d0', '#6be8b5'];

export interface Sparks {
  burst(at: { x: number; y: number; count: number; force: number }, now: number): void;
  clear(): void;
  draw(context: CanvasRenderingContext2D, now: number, seconds: number): boolean;
}

export function createSparks(): Sparks {
  let alive: Spark[] = [];
  return {
    burst({ x, y, count, force }, now) {
      for (let i = 0; i < count; i += 1) {
        // Golden-angle spread: even without chance, and pretty.
        const angle = i * 2.399_96;
        const speed = force * (0.35 + 0.65 * ((i * 0.618) % 1));
        const dies = now + 900 + 900 * ((i * 0.381) % 1);
        const colour = COLOURS[i % COLOURS.length] ?? '#ffffff';
        const size = 3 + (i % 5) * 1.4;
        alive.push({
          x,
          y,
          vx: Math.cos(angle) * speed,
          vy: Math.sin(angle) * speed - force * 0.7,
          size,
          turn: i,
          colour,
          dies,
        });
      }
    },
    clear() {
      alive = [];
    },
    draw(context, now, seconds) {
      alive = alive.filter((spark) => spark.dies > now);
      for (const spark of alive) {
        spark.vy += GRAVITY * seconds;
        spark.x += spark.vx * seconds;
        spark.y += spark.vy * seconds;
        const left = Math.min(1, (spark.dies - now) / 500);
        context.globalAlpha = left;
        context.fillStyle = spark.colour;
        const flat = Math.abs(Math.cos(spark.turn + now / 140));
        context.beginPath();
        context.ellipse(spark.x, spark.y, spark.size, Math.max(0.6, spark.size * flat), 0, 0, Math.PI * 2);
        context.fill();
      }
      context.globalAlpha = 1;
      return alive.length > 0;
    },
  };
}
