import { type Context, picture } from '../stage/picture';
import { mix, shade } from './colours';
import { type Box, columnBox, frameBox, type Layout } from './layout';
import type { ReelsOptions } from './types';

type Palette = ReelsOptions['palette'];

const wholeStage = (layout: Layout, draw: (context: Context) => void): HTMLCanvasElement =>
  picture(layout.width * layout.ratio, layout.height * layout.ratio, (context) => {
    context.scale(layout.ratio, layout.ratio);
    draw(context);
  });

/** What stands behind the symbols: a soft light around the frame, and the ground of each column, lit like a drum. */
export function drawBackdrop(
  layout: Layout,
  { palette, free }: { palette: Palette; free: boolean },
): HTMLCanvasElement {
  const box = frameBox(layout);
  return wholeStage(layout, (context) => {
    context.shadowColor = shade(free ? palette.accent : palette.from, free ? 0.75 : 0.5);
    context.shadowBlur = 42 * layout.ratio;
    context.fillStyle = '#0b060d';
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, layout.frame * 1.1);
    context.fill();
    context.shadowColor = 'transparent';
    for (let column = 0; column < layout.columns; column += 1) {
      drawBed(context, columnBox(layout, column, { top: 0, rows: layout.rows }), { palette, free });
    }
  });
}

function drawBed(context: Context, box: Box, { palette, free }: { palette: Palette; free: boolean }): void {
  const tint = free ? palette.accent : palette.from;
  const bed = context.createLinearGradient(0, box.y, 0, box.y + box.height);
  bed.addColorStop(0, mix('#0f0712', tint, 0.1));
  bed.addColorStop(0.5, mix('#23162a', tint, free ? 0.3 : 0.24));
  bed.addColorStop(1, mix('#0f0712', tint, 0.1));
  context.fillStyle = bed;
  context.fillRect(box.x, box.y, box.width, box.height);
  const side = context.createLinearGradient(box.x, 0, box.x + box.width, 0);
  side.addColorStop(0, 'rgba(0, 0, 0, 0.42)');
  side.addColorStop(0.09, 'rgba(0, 0, 0, 0)');
  side.addColorStop(0.91, 'rgba(0, 0, 0, 0)');
  side.addColorStop(1, 'rgba(0, 0, 0, 0.42)');
  context.fillStyle = side;
  context.fillRect(box.x, box.y, box.width, box.height);
}

/** What stands before the symbols: shadow at the top and bottom of the drums, and the rim around the window. */
export function drawFront(layout: Layout, palette: Palette): HTMLCanvasElement {
  return wholeStage(layout, (context) => {
    for (let column = 0; column < layout.columns; column += 1) {
      drawGlass(context, columnBox(layout, column, { top: 0, rows: layout.rows }));
    }
    drawRim(context, layout, palette);
  });
}

function drawGlass(context: Context, box: Box): void {
  const glass = context.createLinearGradient(0, box.y, 0, box.y + box.height);
  glass.addColorStop(0, 'rgba(6, 2, 8, 0.62)');
  glass.addColorStop(0.13, 'rgba(6, 2, 8, 0)');
  glass.addColorStop(0.87, 'rgba(6, 2, 8, 0)');
  glass.addColorStop(1, 'rgba(6, 2, 8, 0.62)');
  context.fillStyle = glass;
  context.fillRect(box.x, box.y, box.width, box.height);
}

/** Metal of the theme's accent, lit from above. */
function drawRim(context: Context, layout: Layout, { accent, from }: Palette): void {
  const box = frameBox(layout);
  const stroke = (style: string | CanvasGradient, width: number, inset: number) => {
    context.strokeStyle = style;
    context.lineWidth = width;
    context.beginPath();
    const radius = Math.max(2, layout.frame * 1.1 - inset);
    context.roundRect(box.x + inset, box.y + inset, box.width - inset * 2, box.height - inset * 2, radius);
    context.stroke();
  };
  const metal = context.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height);
  metal.addColorStop(0, mix(accent, '#ffffff', 0.45));
  metal.addColorStop(0.3, mix(accent, from, 0.35));
  metal.addColorStop(0.55, mix(accent, '#ffffff', 0.25));
  metal.addColorStop(1, mix(from, '#1a0a12', 0.45));
  stroke(metal, layout.frame * 0.56, 0);
  stroke('rgba(255, 255, 255, 0.35)', 1, -layout.frame * 0.2);
  stroke('rgba(10, 4, 12, 0.7)', 1.5, layout.frame * 0.3);
}

/** Where lights stand on the rim. */
export function lightsOn(layout: Layout): { x: number; y: number }[] {
  const box = frameBox(layout);
  const around = 2 * (box.width + box.height);
  const count = Math.floor(around / Math.max(18, layout.frame * 2));
  return Array.from({ length: count }, (_, light) => onRim(box, (light * around) / count));
}

function onRim({ x, y, width, height }: Box, distance: number): { x: number; y: number } {
  if (distance < width) return { x: x + distance, y };
  if (distance < width + height) return { x: x + width, y: y + distance - width };
  if (distance < 2 * width + height) return { x: x + width - (distance - width - height), y: y + height };
  return { x, y: y + height - (distance - 2 * width - height) };
}
