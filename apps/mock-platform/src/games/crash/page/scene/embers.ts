/** A glowing grain. Positions in CSS pixels, speeds in pixels a second. */
export interface Ember {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly size: number;
  readonly bornAt: number;
  readonly lastsMs: number;
  /** Pixels a second, each second, downwards. */
  readonly weight: number;
}

const MOST = 180;

/** Embers that fly and go out. Spread by the golden angle: without chance, and pretty. */
export class Embers {
  alive: Ember[] = [];
  private made = 0;

  /** One that is left behind on the way. */
  shed({ x, y, force }: { x: number; y: number; force: number }, now: number): void {
    const turn = this.made * 2.399_96;
    this.add({
      ...{ x, y, bornAt: now, lastsMs: 500 + (this.made % 7) * 110, size: 5 + (this.made % 4) * 2.5, weight: 60 },
      vx: -force + Math.cos(turn) * force * 0.5,
      vy: force * 0.55 + Math.sin(turn) * force * 0.5,
    });
  }

  burst({ x, y, force }: { x: number; y: number; force: number }, now: number): void {
    for (let i = 0; i < 96; i += 1) {
      const turn = i * 2.399_96;
      // Beside the angle, or they would fly in spirals.
      const speed = force * (0.2 + 0.8 * ((i * 0.754_88) % 1));
      this.add({
        ...{ x, y, bornAt: now, lastsMs: 700 + 1_100 * ((i * 0.569_84) % 1), size: 6 + (i % 5) * 3.2, weight: 320 },
        vx: Math.cos(turn) * speed,
        vy: Math.sin(turn) * speed - force * 0.15,
      });
    }
  }

  /** Returns whether any still glow. */
  move(now: number, seconds: number): boolean {
    this.alive = this.alive.filter(({ bornAt, lastsMs }) => now - bornAt < lastsMs);
    for (const ember of this.alive) {
      ember.vy += ember.weight * seconds;
      ember.x += ember.vx * seconds;
      ember.y += ember.vy * seconds;
    }
    return this.alive.length > 0;
  }

  private add(ember: Ember): void {
    this.made += 1;
    if (this.alive.length < MOST) this.alive.push(ember);
  }
}
