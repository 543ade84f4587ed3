import { createCanvas } from '@napi-rs/canvas';
import { UploadedImage } from './uploaded-image';

const LOOKS = {
  /** A bank's list of movements without the one that is missed. */
  receipt: { width: 480, height: 640, ground: '#f4f1ea', ink: '#2b2b33', accent: '#8a2b3c' },
  /** A screenshot of a page. */
  screenshot: { width: 640, height: 400, ground: '#14161f', ink: '#c9ccd8', accent: '#f0a43a' },
} as const;

export type DrawnLook = keyof typeof LOOKS;

/** A picture as a member could have sent it, for default data and scenarios; the same every time. */
export function drawnPicture(name: string, look: DrawnLook): UploadedImage {
  const { width, height, ground, ink, accent } = LOOKS[look];
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
  const bytes = canvas.toBuffer('image/png');
  return new UploadedImage(name, bytes, { bytes, type: 'image/png', width, height });
}
