import { type Context, picture } from '../stage/picture';
import { mix, shade } from './colours';
import type { SymbolLook } from './types';

const FONT = '"Bricolage Grotesque Variable", system-ui, sans-serif';

function fillIcon(context: Context, symbol: SymbolLook, box: { size: number; scale: number; lift?: number }): void {
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
function drawPlate(context: Context, symbol: SymbolLook, size: number): void {
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
function drawMedal(context: Context, symbol: SymbolLook, size: number): void {
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
  const font = () => `800 ${points}px ${FONT}`;
  context.font = font();
  while (context.measureText(text).width > size * 0.8 && points > 4) {
    points -= 1;
    context.font = font();
  }
  context.fillText(text, size / 2, top + height * 0.54);
}

/** A gold coin with a milled edge, for symbols that carry an amount. */
function drawCoin(context: Context, symbol: SymbolLook, size: number): void {
  const centre = size / 2;
  const disc = (radius: number, fill: string | CanvasGradient) => {
    context.beginPath();
    context.arc(centre, centre, size * radius, 0, Math.PI * 2);
    context.fillStyle = fill;
    context.fill();
  };
  const gold = (top: string, bottom: string) => {
    const fill = context.createLinearGradient(0, size * 0.08, 0, size * 0.92);
    fill.addColorStop(0, top);
    fill.addColorStop(1, bottom);
    return fill;
  };
  context.save();
  context.shadowColor = 'rgba(0, 0, 0, 0.6)';
  context.shadowBlur = size * 0.06;
  context.shadowOffsetY = size * 0.03;
  disc(0.45, gold(mix(symbol.tint, '#ffffff', 0.6), mix(symbol.tint, '#3a1500', 0.45)));
  context.shadowColor = 'transparent';
  context.strokeStyle = mix(symbol.tint, '#3a1500', 0.5);
  context.lineWidth = size * 0.012;
  for (let notch = 0; notch < 48; notch += 1) {
    const angle = (notch * Math.PI) / 24;
    const at = (radius: number): [number, number] => [
      centre + Math.cos(angle) * size * radius,
      centre + Math.sin(angle) * size * radius,
    ];
    context.beginPath();
    context.moveTo(...at(0.41));
    context.lineTo(...at(0.44));
    context.stroke();
  }
  disc(0.395, gold(mix(symbol.tint, '#3a1500', 0.35), mix(symbol.tint, '#ffffff', 0.35)));
  const face = context.createRadialGradient(centre * 0.8, size * 0.3, 0, centre, centre, size * 0.42);
  face.addColorStop(0, mix(symbol.tint, '#ffffff', 0.72));
  face.addColorStop(0.5, symbol.tint);
  face.addColorStop(1, mix(symbol.tint, '#6b2f00', 0.42));
  disc(0.365, face);
  context.restore();
}

const SCALES = { none: 0.74, plate: 0.7, medal: 0.56, coin: 0.46 } as const;

/** One symbol, in device pixels. */
export function drawSymbol(symbol: SymbolLook, pixels: number): HTMLCanvasElement {
  const size = Math.max(16, Math.round(pixels));
  const { ground, label } = symbol;
  return picture(size, size, (context) => {
    if (ground === 'medal') drawMedal(context, symbol, size);
    else if (ground === 'plate') drawPlate(context, symbol, size);
    else if (ground === 'coin') drawCoin(context, symbol, size);
    if (symbol.paths.length > 0) fillIcon(context, symbol, { size, scale: SCALES[ground], lift: label ? 0.05 : 0 });
    if (label) drawRibbon(context, label, { size, tint: symbol.tint });
  });
}

/** A smeared symbol is so many times as high as a sharp one. */
export const BLUR_TALL = 1.5;
/** What is smeared needs fewer pixels. */
const BLUR_FINENESS = 0.5;

/** A symbol in motion, a vertical smear: the mean of many copies, the middle ones heavier. */
export function drawBlurred(sharp: HTMLCanvasElement): HTMLCanvasElement {
  const size = sharp.width * BLUR_FINENESS;
  return picture(size, size * BLUR_TALL, (context) => {
    const top = (size * (BLUR_TALL - 1)) / 2;
    const copies = 40;
    context.globalCompositeOperation = 'lighter';
    for (let copy = 0; copy < copies; copy += 1) {
      const offset = (copy / (copies - 1)) * 2 - 1;
      context.globalAlpha = (1.75 * (1 - offset * offset * 0.8)) / copies;
      context.drawImage(sharp, 0, top + offset * top, size, size);
    }
  });
}

/** The text of a cell, as the amount of a coin, over the whole of it. */
export function drawLabel(text: string, pixels: number): HTMLCanvasElement {
  return picture(pixels, pixels, (context) => {
    let points = pixels * 0.26;
    const font = () => `800 ${points}px ${FONT}`;
    context.font = font();
    while (context.measureText(text).width > pixels * 0.76 && points > 6) {
      points -= 1;
      context.font = font();
    }
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = points * 0.3;
    context.strokeStyle = 'rgba(58, 20, 0, 0.92)';
    context.strokeText(text, pixels / 2, pixels * 0.51);
    const ink = context.createLinearGradient(0, pixels / 2 - points / 2, 0, pixels / 2 + points / 2);
    ink.addColorStop(0, '#ffffff');
    ink.addColorStop(1, '#ffe9b0');
    context.fillStyle = ink;
    context.fillText(text, pixels / 2, pixels * 0.51);
  });
}
