import { type Context, picture } from '../../../page/stage/picture';
import type { StageSize } from '../../../page/stage/stage';

/** Evenly scattered numbers from 0 to 1: the same picture for everybody. */
export function scatter(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16_807 + 11) % 2_147_483_647;
    return at / 2_147_483_647;
  };
}

export function gradient(context: Context, stops: readonly (readonly [number, string])[]): void {
  const fill = context.createLinearGradient(0, 0, 0, context.canvas.height);
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  context.fillStyle = fill;
}

/** The hour after sunset: night above, the last light behind the volcanoes. */
export const drawDusk = (): HTMLCanvasElement =>
  picture(8, 512, (context) => {
    gradient(context, [
      [0, '#070b20'],
      [0.38, '#151641'],
      [0.6, '#38205c'],
      [0.74, '#7c2f5e'],
      [0.84, '#d0614a'],
      [0.93, '#f6a457'],
      [1, '#ffd08a'],
    ]);
    context.fillRect(0, 0, 8, 512);
  });

/** What lies above the air. */
export const drawSpace = ({ width, height }: StageSize): HTMLCanvasElement =>
  picture(width / 2, height / 2, (context) => {
    const { width: w, height: h } = context.canvas;
    gradient(context, [
      [0, '#02030b'],
      [0.6, '#070a22'],
      [1, '#0f1238'],
    ]);
    context.fillRect(0, 0, w, h);
    const clouds = [
      [0.78, 0.24, 0.55, 'rgb(118 62 214 / 0.34)'],
      [0.2, 0.55, 0.6, 'rgb(26 128 168 / 0.26)'],
      [0.62, 0.8, 0.5, 'rgb(214 72 122 / 0.2)'],
    ] as const;
    for (const [x, y, size, colour] of clouds) {
      const glow = context.createRadialGradient(w * x, h * y, 0, w * x, h * y, Math.max(w, h) * size);
      glow.addColorStop(0, colour);
      glow.addColorStop(1, 'rgb(0 0 0 / 0)');
      context.fillStyle = glow;
      context.fillRect(0, 0, w, h);
    }
  });

/** Stars of one brightness; `count` for a picture of the usual size. */
export const drawStars = ({ width, height, ratio }: StageSize, seed: number, share: number): HTMLCanvasElement =>
  picture(width * ratio, height * ratio, (context) => {
    const next = scatter(seed);
    const count = Math.round(((width * height) / 5_200) * share);
    for (let i = 0; i < count; i += 1) {
      const [x, y, size] = [next() * width * ratio, next() * height * ratio, (0.45 + next() ** 3 * 1.35) * ratio];
      context.globalAlpha = 0.3 + 0.7 * next();
      context.fillStyle = ['#ffffff', '#cfe0ff', '#ffe9c9'][Math.floor(next() * 3)] ?? '#ffffff';
      context.beginPath();
      context.arc(x, y, size, 0, 7);
      context.fill();
    }
  });

export const drawMoon = (size: number): HTMLCanvasElement =>
  picture(size, size, (context) => {
    const middle = size / 2;
    const halo = context.createRadialGradient(middle, middle, size * 0.15, middle, middle, middle);
    halo.addColorStop(0, 'rgb(255 240 214 / 0.5)');
    halo.addColorStop(0.4, 'rgb(255 214 170 / 0.14)');
    halo.addColorStop(1, 'rgb(255 214 170 / 0)');
    context.fillStyle = halo;
    context.fillRect(0, 0, size, size);
    const face = context.createRadialGradient(size * 0.45, size * 0.43, size * 0.02, middle, middle, size * 0.17);
    face.addColorStop(0, '#fffdf4');
    face.addColorStop(1, '#f0d7ae');
    context.fillStyle = face;
    context.beginPath();
    context.arc(middle, middle, size * 0.17, 0, 7);
    context.fill();
    context.fillStyle = 'rgb(190 150 110 / 0.28)';
    for (const [x, y, radius] of [
      [0.45, 0.45, 0.035],
      [0.55, 0.52, 0.05],
      [0.5, 0.58, 0.024],
      [0.57, 0.42, 0.02],
    ] as const) {
      context.beginPath();
      context.arc(size * x, size * y, size * radius, 0, 7);
      context.fill();
    }
  });

interface Ridge {
  readonly colours: readonly [string, string];
  /** Shares of width and height, from left to right. */
  readonly points: readonly (readonly [number, number])[];
}

function drawRidge(context: Context, { colours, points }: Ridge): void {
  const { width, height } = context.canvas;
  gradient(context, [
    [0, colours[0]],
    [1, colours[1]],
  ]);
  context.beginPath();
  context.moveTo(0, height);
  let [lastX, lastY] = [0, points[0]?.[1] ?? 1];
  context.lineTo(0, lastY * height);
  for (const [x, y] of points) {
    context.quadraticCurveTo(((lastX + x) / 2) * width, ((lastY + y) / 2 + 0.015) * height, x * width, y * height);
    [lastX, lastY] = [x, y];
  }
  context.lineTo(width, height);
  context.fill();
}

/** The two volcanoes, with the snow that catches what light there is. */
export const drawVolcanoes = (width: number, height: number): HTMLCanvasElement =>
  picture(width, height, (context) => {
    const points = [
      [0, 0.78],
      [0.12, 0.66],
      [0.2, 0.52],
      [0.26, 0.46],
      [0.31, 0.5],
      [0.4, 0.66],
      [0.48, 0.72],
      [0.58, 0.52],
      [0.655, 0.24],
      [0.684, 0.13],
      [0.7, 0.15],
      [0.718, 0.12],
      [0.75, 0.24],
      [0.83, 0.5],
      [0.92, 0.68],
      [1, 0.76],
    ] as const;
    drawRidge(context, { colours: ['#4b2a5c', '#87405b'], points });
    const snow = context.createLinearGradient(0, height * 0.12, 0, height * 0.4);
    snow.addColorStop(0, 'rgb(255 226 214 / 0.85)');
    snow.addColorStop(1, 'rgb(255 180 160 / 0)');
    context.fillStyle = snow;
    context.beginPath();
    const cap = [
      [0.64, 0.29],
      [0.684, 0.13],
      [0.7, 0.15],
      [0.718, 0.12],
      [0.765, 0.3],
      [0.749, 0.28],
      [0.742, 0.35],
      [0.731, 0.29],
      [0.72, 0.4],
      [0.708, 0.3],
      [0.695, 0.44],
      [0.684, 0.31],
      [0.672, 0.37],
      [0.662, 0.28],
      [0.65, 0.33],
    ] as const;
    for (const [x, y] of cap) context.lineTo(x * width, y * height);
    context.fill();
  });

export const drawHills = (width: number, height: number): HTMLCanvasElement =>
  picture(width, height, (context) => {
    const next = scatter(77);
    const points = Array.from({ length: 9 }, (_, index) => [(index + 0.5) / 9, 0.25 + 0.35 * next()] as const);
    drawRidge(context, { colours: ['#2c1740', '#1c0f2c'], points: [...points, [1, 0.4]] });
  });
