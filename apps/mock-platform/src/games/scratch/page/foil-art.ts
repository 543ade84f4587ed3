import type { Print } from './theme';

/** Of the whole foil, in pixels: a field takes a third of a side. */
export const FIELD_PIXELS = 240;
const SIDE = FIELD_PIXELS * 3;
const mixed = (one: string, other: string, share: number): string => `color-mix(in oklab, ${one}, ${other} ${share}%)`;

export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  return context;
}

/** A sheet of metal with light from above, in the title's colours. */
function paintMetal(context: CanvasRenderingContext2D, { palette: { from, accent } }: Print): void {
  const metal = context.createLinearGradient(0, 0, SIDE, SIDE);
  const base = mixed(accent, '#c9c2cf', 45);
  const stops = [
    [0, mixed(base, '#ffffff', 35)],
    [0.18, base],
    [0.34, mixed(base, from, 45)],
    [0.5, mixed(base, '#ffffff', 48)],
    [0.62, base],
    [0.8, mixed(base, from, 60)],
    [1, mixed(base, '#000000', 18)],
  ] as const;
  for (const [at, colour] of stops) metal.addColorStop(at, colour);
  context.fillStyle = metal;
  context.fillRect(0, 0, SIDE, SIDE);
}

/** Fine waves as on banknotes, a light one beside each dark one. */
function paintWaves(context: CanvasRenderingContext2D): void {
  context.lineWidth = 1.5;
  for (const [colour, lift] of [
    ['rgb(40 16 48 / 0.2)', 0],
    ['rgb(255 255 255 / 0.32)', 2],
  ] as const) {
    context.strokeStyle = colour;
    for (let y = -40; y < SIDE + 40; y += 11) {
      context.beginPath();
      for (let x = 0; x <= SIDE; x += 12) {
        context.lineTo(x, y + lift + Math.sin(x / 38 + y / 90) * 9 + Math.sin(x / 120 - y / 60) * 14);
      }
      context.stroke();
    }
  }
}

/** The title's drawing, pressed into the middle of each field and small between them. */
function paintMotif(context: CanvasRenderingContext2D, { motif, palette }: Print): void {
  const icon = new Path2D();
  for (const path of motif) icon.addPath(new Path2D(path));
  const put = (x: number, y: number, size: number) => {
    for (const [shift, colour] of [
      [1.6, 'rgb(255 255 255 / 0.65)'],
      [-1.6, 'rgb(30 8 34 / 0.4)'],
      [0, mixed(palette.accent, palette.from, 55)],
    ] as const) {
      context.save();
      context.translate(x - size / 2 + shift, y - size / 2 + shift);
      context.scale(size / 512, size / 512);
      context.fillStyle = colour;
      context.fill(icon);
      context.restore();
    }
  };
  for (let field = 0; field < 9; field += 1) {
    const [column, row] = [field % 3, Math.floor(field / 3)];
    put((column + 0.5) * FIELD_PIXELS, (row + 0.5) * FIELD_PIXELS, FIELD_PIXELS * 0.5);
    for (const [x, y] of [
      [0.14, 0.14],
      [0.86, 0.14],
      [0.14, 0.86],
      [0.86, 0.86],
    ] as const) {
      put((column + x) * FIELD_PIXELS, (row + y) * FIELD_PIXELS, FIELD_PIXELS * 0.13);
    }
  }
}

/** Grains, spread by the golden ratio: even, without chance. */
function paintGrain(context: CanvasRenderingContext2D): void {
  for (let grain = 1; grain < 9_000; grain += 1) {
    const x = (grain * 0.754_877_67 * SIDE) % SIDE;
    const y = (grain * 0.569_840_29 * SIDE) % SIDE;
    context.fillStyle = grain % 3 === 0 ? 'rgb(30 10 40 / 0.16)' : 'rgb(255 255 255 / 0.2)';
    context.fillRect(x, y, 1 + (grain % 2), 1);
  }
}

/** The foil of a whole card; fields take their parts of it, so that its light runs through all of them. */
export function paintFoil(print: Print): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const context = contextOf(canvas);
  paintMetal(context, print);
  paintWaves(context);
  paintMotif(context, print);
  paintGrain(context);
  return canvas;
}
