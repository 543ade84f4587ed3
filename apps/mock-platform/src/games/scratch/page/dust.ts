import { lessMotion } from '../../page/dom';
import type { Point } from './coverage';
import { contextOf } from './foil-art';

interface Crumb {
  x: number;
  y: number;
  vx: number;
  vy: number;
  readonly size: number;
  readonly colour: string;
  readonly dies: number;
}

const GRAVITY = 1_100;
const LIVES_MS = 700;
const MOST = 220;
const A_STROKE = 4;

/** What falls off as a card is scratched. Places in CSS pixels of the canvas. */
export interface Dust {
  readonly canvas: HTMLCanvasElement;
  fall(at: Point): void;
}

export function createDust(colours: readonly string[]): Dust {
  const canvas = document.createElement('canvas');
  canvas.className = 'dust';
  const context = contextOf(canvas);
  let crumbs: Crumb[] = [];
  let made = 0;
  let last = 0;

  function draw(now: number): void {
    const seconds = Math.min(0.05, (now - last) / 1_000);
    last = now;
    crumbs = crumbs.filter(({ dies }) => dies > now);
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const crumb of crumbs) {
      crumb.vy += GRAVITY * seconds;
      crumb.x += crumb.vx * seconds;
      crumb.y += crumb.vy * seconds;
      context.globalAlpha = Math.min(1, (crumb.dies - now) / 300);
      context.fillStyle = crumb.colour;
      context.fillRect(crumb.x, crumb.y, crumb.size, crumb.size * 0.7);
    }
    if (crumbs.length > 0) requestAnimationFrame(draw);
  }

  return {
    canvas,
    fall({ x, y }) {
      if (lessMotion() || crumbs.length > MOST) return;
      const now = performance.now();
      if (crumbs.length === 0) {
        [canvas.width, canvas.height] = [canvas.clientWidth, canvas.clientHeight];
        last = now;
        requestAnimationFrame(draw);
      }
      for (let crumb = 0; crumb < A_STROKE; crumb += 1) {
        made += 1;
        const turn = (made * 0.618) % 1;
        crumbs.push({
          ...{ x: x + (turn - 0.5) * 26, y: y + 8, vx: (turn - 0.5) * 320, vy: -60 - 160 * ((made * 0.38) % 1) },
          ...{ size: 2 + (made % 4), colour: colours[made % colours.length] ?? '#ffffff', dies: now + LIVES_MS },
        });
      }
    },
  };
}
