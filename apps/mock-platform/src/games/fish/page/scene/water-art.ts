import type { FishConfig } from '@tonalli/contracts/games/fish';
import { type Context, picture } from '../../../page/stage/picture';

type Art = FishConfig['art'];

/** Evenly scattered numbers from 0 to 1: the same picture for everybody. */
function scatter(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16_807 + 11) % 2_147_483_647;
    return at / 2_147_483_647;
  };
}

interface Water {
  readonly stops: readonly (readonly [number, string])[];
  readonly far: string;
  readonly near: string;
  readonly corals: readonly string[];
  readonly ray: string;
}

const WATERS: Readonly<Record<Art, Water>> = {
  reef: {
    stops: [
      [0, '#5fe0ee'],
      [0.18, '#24aecf'],
      [0.5, '#0d6ea0'],
      [0.82, '#064272'],
      [1, '#03264c'],
    ],
    ...{ far: '#0b5a86', near: '#042a4d', ray: 'rgb(226 255 250 / 0.16)' },
    corals: ['#ff7a6b', '#ffb25b', '#e85b9c', '#8f6bff', '#39c9a4', '#ffd45f'],
  },
  abyss: {
    stops: [
      [0, '#5a46b4'],
      [0.22, '#35257f'],
      [0.55, '#1b1552'],
      [0.85, '#0c0c33'],
      [1, '#05061c'],
    ],
    ...{ far: '#241a63', near: '#090a2a', ray: 'rgb(206 178 255 / 0.13)' },
    corals: ['#4fe3d0', '#7d6bff', '#d45fff', '#4aa8ff', '#8affc4', '#ff6fb0'],
  },
};

function ridge(
  context: Context,
  { y, rough, fill, seed }: { y: number; rough: number; fill: string; seed: number },
): void {
  const { width, height } = context.canvas;
  const next = scatter(seed);
  context.beginPath();
  context.moveTo(0, height);
  context.lineTo(0, y);
  const steps = 9;
  for (let step = 1; step <= steps; step += 1) {
    const x = (width * step) / steps;
    context.quadraticCurveTo(x - width / steps / 2, y - rough * next(), x, y - rough * 0.4 * next());
  }
  context.lineTo(width, height);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
}

interface Growing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly next: () => number;
}

function branch(context: Context, { x, y, size, colour, next }: Growing): void {
  context.strokeStyle = colour;
  context.lineCap = 'round';
  const grow = ([fromX, fromY]: readonly [number, number], turn: number, long: number): void => {
    const [toX, toY] = [fromX + Math.sin(turn) * long, fromY - Math.cos(turn) * long];
    context.lineWidth = Math.max(1.5, long * 0.26);
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
    context.stroke();
    if (long < size * 0.16) return;
    grow([toX, toY], turn - 0.32 - next() * 0.25, long * 0.7);
    grow([toX, toY], turn + 0.32 + next() * 0.25, long * 0.7);
  };
  grow([x, y], (next() - 0.5) * 0.3, size * 0.38);
}

function fan(context: Context, { x, y, size, colour }: Growing): void {
  const fill = context.createRadialGradient(x, y, 0, x, y, size);
  fill.addColorStop(0, colour);
  fill.addColorStop(1, `${colour}55`);
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(x, y);
  for (let step = 0; step <= 12; step += 1) {
    const turn = -Math.PI * (0.92 - (step / 12) * 0.84);
    const far = size * (step % 2 === 0 ? 0.8 : 0.92);
    context.lineTo(x + Math.cos(turn) * far, y + Math.sin(turn) * far);
  }
  context.closePath();
  context.fill();
}

function weed(context: Context, { x, y, size, colour, next }: Growing): void {
  context.strokeStyle = colour;
  context.lineCap = 'round';
  for (let blade = 0; blade < 5; blade += 1) {
    const bend = (next() - 0.5) * size * 0.5;
    context.lineWidth = size * 0.055;
    context.beginPath();
    context.moveTo(x + (blade - 2) * size * 0.09, y);
    context.bezierCurveTo(
      x + bend,
      y - size * 0.4,
      x - bend,
      y - size * 0.7,
      x + bend * 0.7 + (blade - 2) * 6,
      y - size * (0.7 + next() * 0.5),
    );
    context.stroke();
  }
}

const GROWTH = [branch, fan, weed, branch, weed];

/** The water with its ground and what grows there: near things dark and large, far ones pale. */
export const drawWater = (width: number, height: number, art: Art): HTMLCanvasElement =>
  picture(width, height, (context) => {
    const { stops, far, near, corals } = WATERS[art];
    const { width: w, height: h } = context.canvas;
    const depth = context.createLinearGradient(0, 0, 0, h);
    for (const [at, colour] of stops) depth.addColorStop(at, colour);
    context.fillStyle = depth;
    context.fillRect(0, 0, w, h);
    const glow = context.createRadialGradient(w * 0.42, -h * 0.15, 0, w * 0.42, -h * 0.15, h * 1.1);
    glow.addColorStop(0, 'rgb(255 255 255 / 0.38)');
    glow.addColorStop(1, 'rgb(255 255 255 / 0)');
    context.fillStyle = glow;
    context.fillRect(0, 0, w, h);
    const next = scatter(art === 'reef' ? 41 : 97);
    context.globalAlpha = 0.55;
    ridge(context, { y: h * 0.78, rough: h * 0.26, fill: far, seed: 7 });
    context.globalAlpha = 0.4;
    for (let at = 0; at < 9; at += 1) {
      const colour = corals[at % corals.length] ?? '#fff';
      const growing = { x: w * (0.04 + at * 0.118), y: h * 0.86, size: h * (0.1 + next() * 0.12), colour, next };
      (GROWTH[at % GROWTH.length] ?? fan)(context, growing);
    }
    context.globalAlpha = 1;
    ridge(context, { y: h * 0.93, rough: h * 0.1, fill: near, seed: 23 });
    for (let at = 0; at < 12; at += 1) {
      const edge = at % 2 === 0 ? next() * 0.26 : 1 - next() * 0.26;
      const colour = corals[(at * 5) % corals.length] ?? '#fff';
      (GROWTH[(at * 3) % GROWTH.length] ?? fan)(context, {
        x: w * edge,
        y: h * (0.98 + next() * 0.05),
        size: h * (0.12 + next() * 0.16),
        colour,
        next,
      });
    }
    const shade = context.createLinearGradient(0, h * 0.7, 0, h);
    shade.addColorStop(0, 'rgb(0 8 26 / 0)');
    shade.addColorStop(1, 'rgb(0 8 26 / 0.62)');
    context.fillStyle = shade;
    context.fillRect(0, h * 0.7, w, h * 0.3);
  });

/** A ray of light from the surface. */
export const drawRay = (art: Art): HTMLCanvasElement =>
  picture(96, 512, (context) => {
    const fill = context.createLinearGradient(0, 0, 0, 512);
    fill.addColorStop(0, WATERS[art].ray);
    fill.addColorStop(1, 'rgb(255 255 255 / 0)');
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(34, 0);
    context.lineTo(62, 0);
    context.lineTo(96, 512);
    context.lineTo(0, 512);
    context.fill();
  });

export const drawBubble = (): HTMLCanvasElement =>
  picture(32, 32, (context) => {
    const fill = context.createRadialGradient(11, 10, 1, 16, 16, 15);
    fill.addColorStop(0, 'rgb(255 255 255 / 0.95)');
    fill.addColorStop(0.25, 'rgb(215 248 255 / 0.25)');
    fill.addColorStop(0.85, 'rgb(190 240 255 / 0.14)');
    fill.addColorStop(1, 'rgb(230 252 255 / 0.7)');
    context.fillStyle = fill;
    context.beginPath();
    context.arc(16, 16, 15, 0, 7);
    context.fill();
  });

export const drawShot = (): HTMLCanvasElement =>
  picture(48, 48, (context) => {
    const fill = context.createRadialGradient(24, 24, 2, 24, 24, 23);
    fill.addColorStop(0, '#ffffff');
    fill.addColorStop(0.3, '#fff0a8');
    fill.addColorStop(0.6, 'rgb(255 176 46 / 0.75)');
    fill.addColorStop(1, 'rgb(255 120 20 / 0)');
    context.fillStyle = fill;
    context.fillRect(0, 0, 48, 48);
  });

/** The net that a shot opens into. */
export const drawNet = (): HTMLCanvasElement =>
  picture(160, 160, (context) => {
    context.translate(80, 80);
    context.strokeStyle = 'rgb(255 244 190 / 0.95)';
    context.lineWidth = 2.5;
    for (const radius of [22, 44, 66]) {
      context.beginPath();
      for (let step = 0; step <= 12; step += 1) {
        const turn = (step / 12) * Math.PI * 2;
        context.lineTo(Math.cos(turn) * radius, Math.sin(turn) * radius);
      }
      context.stroke();
    }
    for (let step = 0; step < 12; step += 1) {
      const turn = (step / 12) * Math.PI * 2;
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(Math.cos(turn) * 74, Math.sin(turn) * 74);
      context.stroke();
    }
  });

export const drawBurst = (): HTMLCanvasElement =>
  picture(256, 256, (context) => {
    context.translate(128, 128);
    const fill = context.createRadialGradient(0, 0, 0, 0, 0, 124);
    fill.addColorStop(0, 'rgb(255 252 220 / 0.95)');
    fill.addColorStop(0.35, 'rgb(255 214 92 / 0.6)');
    fill.addColorStop(1, 'rgb(255 170 40 / 0)');
    context.fillStyle = fill;
    context.beginPath();
    for (let step = 0; step < 32; step += 1) {
      const far = step % 2 === 0 ? 124 : 60;
      const turn = (step / 32) * Math.PI * 2;
      context.lineTo(Math.cos(turn) * far, Math.sin(turn) * far);
    }
    context.closePath();
    context.fill();
  });

/** A cannon that points upwards, its foot in the middle of the lower third. */
export const drawCannon = (isOwn: boolean): HTMLCanvasElement =>
  picture(160, 220, (context) => {
    const [light, mid, dark] = isOwn ? ['#fff2b0', '#f0a92a', '#8a4a08'] : ['#d8f2ff', '#5a9ec4', '#123f60'];
    const metal = context.createLinearGradient(40, 0, 120, 0);
    metal.addColorStop(0, dark);
    metal.addColorStop(0.35, light);
    metal.addColorStop(0.7, mid);
    metal.addColorStop(1, dark);
    context.fillStyle = metal;
    context.beginPath();
    context.moveTo(62, 22);
    context.lineTo(98, 22);
    context.lineTo(110, 150);
    context.lineTo(50, 150);
    context.closePath();
    context.fill();
    for (const y of [14, 64, 112]) {
      context.beginPath();
      context.roundRect(54 - y * 0.04, y, 52 + y * 0.08, 16, 7);
      context.fill();
    }
    context.beginPath();
    context.arc(80, 158, 42, 0, 7);
    context.fill();
    context.fillStyle = dark;
    context.beginPath();
    context.arc(80, 158, 24, 0, 7);
    context.fill();
    context.fillStyle = light;
    context.beginPath();
    context.arc(80, 158, 14, 0, 7);
    context.fill();
  });

export const drawSight = (): HTMLCanvasElement =>
  picture(128, 128, (context) => {
    context.translate(64, 64);
    context.strokeStyle = '#ffe27a';
    context.lineWidth = 5;
    context.beginPath();
    context.arc(0, 0, 48, 0, 7);
    context.stroke();
    for (let step = 0; step < 4; step += 1) {
      context.rotate(Math.PI / 2);
      context.beginPath();
      context.moveTo(34, 0);
      context.lineTo(60, 0);
      context.stroke();
    }
  });
