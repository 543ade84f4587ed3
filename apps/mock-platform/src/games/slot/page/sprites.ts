import type { SymbolSheet } from '@tonalli/contracts/play/slot-shapes';
import { type SlotSymbol, SYMBOL_NAMES, SYMBOLS } from '../symbols';
import { mix, shade } from './colours';

export interface Sprite {
  readonly sharp: HTMLCanvasElement;
  /** The same in motion. */
  readonly blurred: HTMLCanvasElement;
}

export type Sprites = Readonly<Record<SlotSymbol, Sprite>>;

type Context = CanvasRenderingContext2D;
type Drawn = SymbolSheet['symbols'][string];

export function contextOf(canvas: HTMLCanvasElement): Context {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no canvas');
  return context;
}

function blank(size: number, tall = 1): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = Math.round(size * tall);
  return canvas;
}

function fillIcon(context: Context, symbol: Drawn, box: { size: number; scale: number; lift?: number }): void {
  const { size, scale, lift = 0 } = box;
  const unit = (size * scale) / 512;
  const icon = new Path2D();
  for (const path of symbol.paths) icon.addPath(new Path2D(path));
  const place = (dx: number, dy: number) => {
    context.setTransform(unit, 0, 0, unit, (size - 512 * unit) / 2 + dx, (size - 512 * unit) / 2 + dy - lift * size);
  };
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.55)';
  context.shadowBlur = size * 0.05;
  context.shadowOffsetY = size * 0.025;
  place(0, 0);
  context.lineJoin = 'round';
  context.lineWidth = 26;
  context.strokeStyle = mix(symbol.tint, '#120812', 0.78);
  context.stroke(icon);
  context.shadowColor = 'transparent';
  place(0, size * 0.012);
  context.fillStyle = mix(symbol.tint, '#120812', 0.55);
  context.fill(icon);
  place(0, 0);
  const face = context.createLinearGradient(0, 0, 0, 512);
  face.addColorStop(0, mix(symbol.tint, '#ffffff', 0.82));
  face.addColorStop(0.45, mix(symbol.tint, '#ffffff', 0.28));
  face.addColorStop(0.55, symbol.tint);
  face.addColorStop(1, mix(symbol.tint, '#2a0d1c', 0.34));
  context.fillStyle = face;
  context.fill(icon);
  context.restore();
}

function rounded(context: Context, box: { size: number; inset: number; radius: number }): void {
  const side = box.size - box.inset * 2;
  context.beginPath();
  context.roundRect(box.inset, box.inset, side, side, box.radius);
}

/** A plate of the symbol's colour with a lit rim, as high symbols and the wild stand on. */
function drawPlate(context: Context, symbol: Drawn, size: number): void {
  const inset = size * 0.06;
  const radius = size * 0.2;
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.6)';
  context.shadowBlur = size * 0.06;
  context.shadowOffsetY = size * 0.03;
  const rim = context.createLinearGradient(0, 0, 0, size);
  rim.addColorStop(0, mix(symbol.tint, '#ffffff', 0.6));
  rim.addColorStop(0.5, symbol.tint);
  rim.addColorStop(1, mix(symbol.tint, '#000000', 0.5));
  rounded(context, { size, inset, radius });
  context.fillStyle = rim;
  context.fill();
  context.shadowColor = 'transparent';
  const body = context.createRadialGradient(size * 0.5, size * 0.28, size * 0.05, size * 0.5, size * 0.5, size * 0.62);
  body.addColorStop(0, mix(symbol.tint, '#1b0d1f', 0.5));
  body.addColorStop(1, mix(symbol.tint, '#12081a', 0.88));
  rounded(context, { size, inset: inset + size * 0.028, radius: radius * 0.88 });
  context.fillStyle = body;
  context.fill();
  context.clip();
  const gloss = context.createLinearGradient(0, 0, 0, size * 0.5);
  gloss.addColorStop(0, 'rgba(255, 255, 255, 0.26)');
  gloss.addColorStop(1, 'rgba(255, 255, 255, 0)');
  context.fillStyle = gloss;
  context.beginPath();
  context.ellipse(size / 2, size * 0.08, size * 0.62, size * 0.3, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** A sun-lit medal for the scatter. */
function drawMedal(context: Context, symbol: Drawn, size: number): void {
  const centre = size / 2;
  context.save();
  const glow = context.createRadialGradient(centre, centre, size * 0.2, centre, centre, size * 0.5);
  glow.addColorStop(0, shade(symbol.tint, 0.75));
  glow.addColorStop(1, shade(symbol.tint, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, size, size);
  context.beginPath();
  context.arc(centre, centre, size * 0.41, 0, Math.PI * 2);
  context.fillStyle = mix(symbol.tint, '#ffffff', 0.35);
  context.fill();
  const body = context.createRadialGradient(centre, size * 0.35, 0, centre, centre, size * 0.4);
  body.addColorStop(0, mix(symbol.tint, '#10203a', 0.4));
  body.addColorStop(1, mix(symbol.tint, '#0a0c22', 0.86));
  context.beginPath();
  context.arc(centre, centre, size * 0.375, 0, Math.PI * 2);
  context.fillStyle = body;
  context.fill();
  context.restore();
}

function drawRibbon(context: Context, text: string, at: { size: number; tint: string }): void {
  const { size, tint } = at;
  const height = size * 0.2;
  const top = size * 0.7;
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.55)';
  context.shadowBlur = size * 0.04;
  context.shadowOffsetY = size * 0.02;
  const band = context.createLinearGradient(0, top, 0, top + height);
  band.addColorStop(0, mix(tint, '#ffffff', 0.45));
  band.addColorStop(1, mix(tint, '#5c2500', 0.22));
  context.fillStyle = band;
  context.beginPath();
  context.roundRect(size * 0.06, top, size * 0.88, height, height * 0.3);
  context.fill();
  context.restore();
  context.fillStyle = '#1c0d14';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  let points = height * 0.78;
  const font = () => `800 ${points}px "Bricolage Grotesque Variable", system-ui, sans-serif`;
  context.font = font();
  while (context.measureText(text).width > size * 0.8 && points > 4) {
    points -= 1;
    context.font = font();
  }
  context.fillText(text, size / 2, top + height * 0.54);
}

function drawSymbol(name: string, symbol: Drawn, at: { size: number; label: string | undefined }): HTMLCanvasElement {
  const { size, label } = at;
  const canvas = blank(size);
  const context = contextOf(canvas);
  if (name === 'scatter') drawMedal(context, symbol, size);
  else if (!name.startsWith('low')) drawPlate(context, symbol, size);
  const scale = name.startsWith('low') ? 0.74 : name === 'scatter' ? 0.56 : 0.7;
  fillIcon(context, symbol, { size, scale, lift: label ? 0.05 : 0 });
  if (label) drawRibbon(context, label, { size, tint: symbol.tint });
  return canvas;
}

/** A smeared symbol is so many times as high as a sharp one. */
export const BLUR_TALL = 1.5;

/** A vertical smear: the mean of many copies, the middle ones heavier. */
function blur(sharp: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = blank(sharp.width, BLUR_TALL);
  const context = contextOf(canvas);
  const top = (canvas.height - sharp.height) / 2;
  const copies = 30;
  context.globalCompositeOperation = 'lighter';
  for (let copy = 0; copy < copies; copy += 1) {
    const offset = (copy / (copies - 1)) * 2 - 1;
    context.globalAlpha = (1.75 * (1 - offset * offset * 0.8)) / copies;
    context.drawImage(sharp, 0, top + offset * top);
  }
  return canvas;
}

/** Draws every symbol once in device pixels; the reels only copy these. */
export function drawSprites(sheet: SymbolSheet, pixels: number, labels: Partial<Record<SlotSymbol, string>>): Sprites {
  const size = Math.max(16, Math.round(pixels));
  const drawn = SYMBOLS.map((letter): [SlotSymbol, Sprite] => {
    const name = SYMBOL_NAMES[letter];
    const symbol = sheet.symbols[name];
    if (!symbol) throw new Error(`no drawing of ${name}`);
    const sharp = drawSymbol(name, symbol, { size, label: labels[letter] ?? symbol.label });
    return [letter, { sharp, blurred: blur(sharp) }];
  });
  // Every letter is drawn above.
  return Object.fromEntries(drawn) as Sprites;
}
