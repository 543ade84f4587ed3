import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

const FAMILY = 'Captcha';
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const WIDTH = 150;
const HEIGHT = 48;
const INK = ['#20304f', '#5a2a4f', '#1f4d45', '#5f3a14'] as const;

const ink = (): string => INK[randomInt(INK.length)] ?? INK[0];

/** The characters as a PNG: turned, shifted and crossed by lines. */
export function drawCaptcha(text: string): Buffer {
  if (!GlobalFonts.has(FAMILY)) {
    GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(FONT), FAMILY);
  }
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f3efe6';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  for (let line = 0; line < 5; line += 1) drawLine(context);
  [...text].forEach((character, index) => {
    drawCharacter(context, character, 20 + index * (110 / Math.max(1, text.length - 1)));
  });
  for (let line = 0; line < 2; line += 1) drawLine(context);
  return canvas.toBuffer('image/png');
}

function drawCharacter(context: SKRSContext2D, character: string, x: number): void {
  context.save();
  context.translate(x, HEIGHT / 2 + randomInt(-4, 5));
  context.rotate(randomInt(-24, 25) * (Math.PI / 180));
  context.font = `${randomInt(26, 33)}px ${FAMILY}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink();
  context.fillText(character, 0, 0);
  context.restore();
}

function drawLine(context: SKRSContext2D): void {
  context.strokeStyle = ink();
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(randomInt(WIDTH / 3), randomInt(HEIGHT));
  context.bezierCurveTo(50, randomInt(HEIGHT), 100, randomInt(HEIGHT), WIDTH - randomInt(WIDTH / 3), randomInt(HEIGHT));
  context.stroke();
}
