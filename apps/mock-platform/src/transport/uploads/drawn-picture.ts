import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { UploadedImage } from './uploaded-image';

interface Look {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  /** Where a head is, and how wide. */
  readonly face?: { readonly x: number; readonly y: number; readonly size: number };
}

const LOOKS = {
  /** A bank's list of movements without the one that is missed. */
  receipt: { width: 480, height: 640, ground: '#f4f1ea', ink: '#2b2b33', accent: '#8a2b3c' },
  /** A screenshot of a page. */
  screenshot: { width: 640, height: 400, ground: '#14161f', ink: '#c9ccd8', accent: '#f0a43a' },
  /** An official card with a photograph, and what stands on its other side. */
  card: {
    width: 640,
    height: 404,
    ground: '#e9efe4',
    ink: '#2f3a33',
    accent: '#3f7d5a',
    face: { x: 96, y: 190, size: 64 },
  },
  cardBack: { width: 640, height: 404, ground: '#e6e9ee', ink: '#2d3238', accent: '#6b6f76' },
  /** Somebody who looks into the camera. */
  portrait: {
    width: 480,
    height: 600,
    ground: '#b9c4cf',
    ink: '#8794a1',
    accent: '#5c6b78',
    face: { x: 240, y: 300, size: 190 },
  },
} as const satisfies Record<string, Look>;

export type DrawnLook = keyof typeof LOOKS;

/** A picture as a member could have sent it, for default data and scenarios; the same every time. */
export function drawnPicture(name: string, look: DrawnLook): UploadedImage {
  const { width, height, ground, ink, accent, face }: Look = LOOKS[look];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.fillStyle = accent;
  context.fillRect(0, 0, width, 56);
  context.fillStyle = ink;
  for (let row = 0; 96 + row * 48 < height - 40; row += 1) {
    context.globalAlpha = 0.85;
    context.fillRect(32, 96 + row * 48, width * (0.35 + ((row * 7) % 5) * 0.05), 12);
    context.globalAlpha = 0.45;
    context.fillRect(width - 120, 96 + row * 48, 88 - ((row * 13) % 4) * 12, 12);
  }
  context.globalAlpha = 1;
  if (face) drawFace(context, face);
  const bytes = canvas.toBuffer('image/png');
  return new UploadedImage(name, bytes, { bytes, type: 'image/png', width, height });
}

/** Head and shoulders, without a face of anybody. */
function drawFace(context: SKRSContext2D, { x, y, size }: NonNullable<Look['face']>): void {
  context.fillStyle = '#cfd6dd';
  context.fillRect(x - size * 0.75, y - size, size * 1.5, size * 2.1);
  context.fillStyle = '#6d4c41';
  context.beginPath();
  context.ellipse(x, y + size * 1.05, size * 0.68, size * 0.5, 0, Math.PI, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#c68863';
  context.beginPath();
  context.ellipse(x, y - size * 0.1, size * 0.42, size * 0.52, 0, 0, 2 * Math.PI);
  context.fill();
}
