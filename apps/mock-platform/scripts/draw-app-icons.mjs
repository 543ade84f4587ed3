/**
 * Draws the icons of the installed web app from the brand's mark (`npm run art:icons`). Run it after a change of
 * `favicon.svg` of the web app and commit the result.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const PUBLIC = new URL('../../web/public/', import.meta.url);
const INK = '#130c15';
const GLOW = '#3a1c22';

/**
 * `part`: how much of the width the mark takes. Systems cut maskable icons to a circle of 80 %, Apple rounds corners;
 * both lie on the page's own colour, the plain ones on nothing.
 */
const ICONS = [
  { file: 'icon-192.png', size: 192, part: 0.96, ground: false },
  { file: 'icon-512.png', size: 512, part: 0.96, ground: false },
  { file: 'maskable-192.png', size: 192, part: 0.62, ground: true },
  { file: 'maskable-512.png', size: 512, part: 0.62, ground: true },
  { file: 'apple-touch-icon.png', size: 180, part: 0.72, ground: true },
];

function layGround(context, size) {
  const light = context.createRadialGradient(size / 2, size / 2, size * 0.1, size / 2, size / 2, size * 0.62);
  light.addColorStop(0, GLOW);
  light.addColorStop(1, INK);
  context.fillStyle = light;
  context.fillRect(0, 0, size, size);
}

async function draw({ size, part, ground }) {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  if (ground) layGround(context, size);
  const edge = Math.round(size * part);
  // The mark at the size in which it is drawn, so that its edges are sharp.
  const svg = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8').replace(
    '<svg ',
    `<svg width="${edge}" height="${edge}" `,
  );
  const mark = await loadImage(Buffer.from(svg));
  const at = Math.round((size - edge) / 2);
  context.drawImage(mark, at, at, edge, edge);
  return canvas.encode('png');
}

mkdirSync(new URL('icons/', PUBLIC), { recursive: true });
for (const icon of ICONS) writeFileSync(new URL(`icons/${icon.file}`, PUBLIC), await draw(icon));
