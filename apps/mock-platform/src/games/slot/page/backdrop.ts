import type { SymbolSheet } from '@tonalli/contracts/play/slot-shapes';
import { REELS, ROWS } from '../lines';
import { mix, shade } from './colours';
import type { Layout } from './layout';
import { contextOf } from './sprites';

type Context = CanvasRenderingContext2D;

const frameBox = (layout: Layout) => ({
  x: layout.left - layout.frame * 0.62,
  y: layout.top - layout.frame * 0.62,
  width: layout.cellWidth * REELS + layout.gap * (REELS - 1) + layout.frame * 1.24,
  height: layout.cellHeight * ROWS + layout.frame * 1.24,
});

/** What stands still behind the reels: a soft light around the frame. Drawn once a size. */
export function drawBackdrop(layout: Layout, sheet: SymbolSheet): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(layout.width * layout.ratio);
  canvas.height = Math.round(layout.height * layout.ratio);
  const context = contextOf(canvas);
  context.scale(layout.ratio, layout.ratio);
  const box = frameBox(layout);
  context.shadowColor = shade(sheet.palette.from, 0.5);
  context.shadowBlur = 42;
  context.fillStyle = '#0b060d';
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, layout.frame * 1.1);
  context.fill();
  return canvas;
}

/** The strip's own ground, lit like a drum. */
export function drawReelBed(
  context: Context,
  layout: Layout,
  at: { reel: number; sheet: SymbolSheet; free: boolean; hot: boolean; now: number },
): void {
  const { palette } = at.sheet;
  const x = layout.left + at.reel * (layout.cellWidth + layout.gap);
  const height = layout.cellHeight * ROWS;
  const tint = at.free ? palette.accent : palette.from;
  const bed = context.createLinearGradient(0, layout.top, 0, layout.top + height);
  bed.addColorStop(0, mix('#0f0712', tint, 0.1));
  bed.addColorStop(0.5, mix('#23162a', tint, at.free ? 0.3 : 0.24));
  bed.addColorStop(1, mix('#0f0712', tint, 0.1));
  context.fillStyle = bed;
  context.fillRect(x, layout.top, layout.cellWidth, height);
  const side = context.createLinearGradient(x, 0, x + layout.cellWidth, 0);
  side.addColorStop(0, 'rgba(0, 0, 0, 0.42)');
  side.addColorStop(0.09, 'rgba(0, 0, 0, 0)');
  side.addColorStop(0.91, 'rgba(0, 0, 0, 0)');
  side.addColorStop(1, 'rgba(0, 0, 0, 0.42)');
  context.fillStyle = side;
  context.fillRect(x, layout.top, layout.cellWidth, height);
  if (!at.hot) return;
  const glow = 0.3 + 0.2 * Math.sin(at.now / 90);
  const light = context.createLinearGradient(x, 0, x + layout.cellWidth, 0);
  light.addColorStop(0, shade(palette.accent, glow + 0.3));
  light.addColorStop(0.28, shade(palette.accent, glow * 0.25));
  light.addColorStop(0.72, shade(palette.accent, glow * 0.25));
  light.addColorStop(1, shade(palette.accent, glow + 0.3));
  context.fillStyle = light;
  context.fillRect(x, layout.top, layout.cellWidth, height);
}

/** Shadow at the top and bottom of the drum. */
export function drawReelGlass(context: Context, layout: Layout, reel: number): void {
  const x = layout.left + reel * (layout.cellWidth + layout.gap);
  const height = layout.cellHeight * ROWS;
  const glass = context.createLinearGradient(0, layout.top, 0, layout.top + height);
  glass.addColorStop(0, 'rgba(6, 2, 8, 0.62)');
  glass.addColorStop(0.13, 'rgba(6, 2, 8, 0)');
  glass.addColorStop(0.87, 'rgba(6, 2, 8, 0)');
  glass.addColorStop(1, 'rgba(6, 2, 8, 0.62)');
  context.fillStyle = glass;
  context.fillRect(x, layout.top, layout.cellWidth, height);
}

/** The rim around the window: metal of the theme's accent with lights that run along it in free spins. */
export function drawFrame(
  context: Context,
  layout: Layout,
  at: { sheet: SymbolSheet; free: boolean; now: number },
): void {
  const { accent, from } = at.sheet.palette;
  const box = frameBox(layout);
  context.save();
  const metal = context.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height);
  metal.addColorStop(0, mix(accent, '#ffffff', 0.45));
  metal.addColorStop(0.3, mix(accent, from, 0.35));
  metal.addColorStop(0.55, mix(accent, '#ffffff', 0.25));
  metal.addColorStop(1, mix(from, '#1a0a12', 0.45));
  context.strokeStyle = metal;
  context.lineWidth = layout.frame * 0.56;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, layout.frame * 1.1);
  context.stroke();
  context.strokeStyle = 'rgba(10, 4, 12, 0.7)';
  context.lineWidth = 1.5;
  context.beginPath();
  const inset = layout.frame * 0.3;
  context.roundRect(box.x + inset, box.y + inset, box.width - inset * 2, box.height - inset * 2, layout.frame * 0.8);
  context.stroke();
  if (at.free) drawLights(context, layout, { box, colour: accent, now: at.now });
  context.restore();
}

function drawLights(
  context: Context,
  layout: Layout,
  at: { box: ReturnType<typeof frameBox>; colour: string; now: number },
): void {
  const { box } = at;
  const step = Math.max(18, layout.frame * 2);
  const around = 2 * (box.width + box.height);
  const count = Math.floor(around / step);
  for (let light = 0; light < count; light += 1) {
    const { x, y } = onRim(box, (light * around) / count);
    const on = (light + Math.floor(at.now / 160)) % 3 === 0;
    context.fillStyle = on ? '#fffbe6' : shade(at.colour, 0.55);
    context.shadowColor = at.colour;
    context.shadowBlur = on ? 12 : 0;
    context.beginPath();
    context.arc(x, y, layout.frame * 0.16, 0, Math.PI * 2);
    context.fill();
  }
}

function onRim(box: ReturnType<typeof frameBox>, distance: number): { x: number; y: number } {
  const { x, y, width, height } = box;
  if (distance < width) return { x: x + distance, y };
  if (distance < width + height) return { x: x + width, y: y + distance - width };
  if (distance < 2 * width + height) return { x: x + width - (distance - width - height), y: y + height };
  return { x, y: y + height - (distance - 2 * width - height) };
}
