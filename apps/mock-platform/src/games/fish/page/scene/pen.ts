import type { Context } from '../../../page/stage/picture';

/** How a kind is drawn. */
export interface Look {
  readonly shape: 'fish' | 'soft' | 'turtle' | 'ray' | 'horse' | 'crab' | 'eel';
  readonly back: string;
  readonly belly: string;
  readonly fin: string;
  readonly marks?: 'bands' | 'dots' | 'line' | 'none';
  readonly mark?: string;
  /** How high the body is, of its length. */
  readonly tall?: number;
  readonly horn?: 'sword' | 'twist' | 'hammer';
  readonly shines?: boolean;
  readonly spines?: boolean;
}

type Stop = readonly [number, string];

export function shaded(
  context: Context,
  [top, bottom]: readonly [number, number],
  stops: readonly Stop[],
): CanvasGradient {
  const fill = context.createLinearGradient(0, top, 0, bottom);
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  return fill;
}

export function drawEye(context: Context, [x, y]: readonly [number, number], size: number): void {
  for (const [radius, colour, dx] of [
    [1, '#fdfdf6', 0],
    [0.62, '#10131f', 0.18],
    [0.22, '#ffffff', 0.36],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x + dx * size, y - (radius < 0.3 ? size * 0.25 : 0), size * radius, 0, 7);
    context.fill();
  }
}
