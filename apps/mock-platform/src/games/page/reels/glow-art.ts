import { type Context, picture } from '../stage/picture';
import { shade } from './colours';

const FONT = '"Bricolage Grotesque Variable", system-ui, sans-serif';

function radial(context: Context, size: number, stops: readonly (readonly [number, string])[]): void {
  const fill = context.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  context.fillStyle = fill;
  context.fillRect(0, 0, size, size);
}

/** A round light that fades to nothing. */
export const drawGlow = (colour: string, size: number): HTMLCanvasElement =>
  picture(size, size, (context) =>
    radial(context, size, [
      [0, shade(colour, 1)],
      [0.35, shade(colour, 0.45)],
      [1, shade(colour, 0)],
    ]),
  );

/** Rays that turn behind a symbol which wins. */
export const drawRays = (colour: string, size: number): HTMLCanvasElement =>
  picture(size, size, (context) => {
    radial(context, size, [
      [0, shade(colour, 0.7)],
      [0.55, shade(colour, 0.3)],
      [1, shade(colour, 0)],
    ]);
    context.globalCompositeOperation = 'lighter';
    context.translate(size / 2, size / 2);
    const ray = context.createRadialGradient(0, 0, 0, 0, 0, size / 2);
    ray.addColorStop(0, shade('#fff4d0', 0.6));
    ray.addColorStop(0.95, shade(colour, 0));
    context.fillStyle = ray;
    for (let turn = 0; turn < 12; turn += 1) {
      context.rotate(Math.PI / 6);
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(size / 2, -size * (turn % 2 ? 0.035 : 0.06));
      context.lineTo(size / 2, size * (turn % 2 ? 0.035 : 0.06));
      context.fill();
    }
  });

/** A spark with a hot middle. */
export const drawSpark = (colour: string): HTMLCanvasElement =>
  picture(32, 32, (context) =>
    radial(context, 32, [
      [0, '#ffffff'],
      [0.22, shade(colour, 1)],
      [0.5, shade(colour, 0.35)],
      [1, shade(colour, 0)],
    ]),
  );

/** A stretch of a payline, of any length when it is drawn out: dark edge, light, bright middle. */
export const drawStretch = (colour: string, height: number): HTMLCanvasElement =>
  picture(4, height, (context) => {
    const band = (share: number, style: string) => {
      const thick = height * share;
      context.fillStyle = style;
      context.fillRect(0, (height - thick) / 2, 4, thick);
    };
    const fade = context.createLinearGradient(0, 0, 0, height);
    fade.addColorStop(0, 'rgba(0, 0, 0, 0)');
    fade.addColorStop(0.5, colour);
    fade.addColorStop(1, 'rgba(0, 0, 0, 0)');
    context.globalAlpha = 0.55;
    context.fillStyle = fade;
    context.fillRect(0, 0, 4, height);
    context.globalAlpha = 1;
    band(0.34, 'rgba(10, 3, 12, 0.65)');
    band(0.2, colour);
    band(0.07, 'rgba(255, 255, 255, 0.75)');
  });

/** Where two stretches meet. */
export const drawJoint = (colour: string, height: number): HTMLCanvasElement =>
  picture(height, height, (context) => {
    const disc = (share: number, style: string) => {
      context.fillStyle = style;
      context.beginPath();
      context.arc(height / 2, height / 2, (height * share) / 2, 0, Math.PI * 2);
      context.fill();
    };
    disc(0.2, colour);
    disc(0.07, 'rgba(255, 255, 255, 0.75)');
  });

/** An amount on a small plate. */
export function drawPlateOf(text: string, { points, rim }: { points: number; rim: string }): HTMLCanvasElement {
  const font = `800 ${points}px ${FONT}`;
  const measure = picture(1, 1, () => {}).getContext('2d');
  if (measure) measure.font = font;
  const width = (measure?.measureText(text).width ?? 0) + points * 1.3;
  const height = points * 1.8;
  return picture(width, height, (context) => {
    context.font = font;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const inset = points * 0.1;
    context.beginPath();
    context.roundRect(inset, inset, width - inset * 2, height - inset * 2, height / 2);
    const ground = context.createLinearGradient(0, 0, 0, height);
    ground.addColorStop(0, 'rgba(52, 26, 58, 0.96)');
    ground.addColorStop(1, 'rgba(16, 6, 18, 0.96)');
    context.fillStyle = ground;
    context.fill();
    context.strokeStyle = rim;
    context.lineWidth = points * 0.13;
    context.stroke();
    context.fillStyle = '#fff6df';
    context.fillText(text, width / 2, height / 2 + points * 0.06);
  });
}

/** A ring of light around a cell that is held. */
export const drawRing = (colour: string, { width, height }: { width: number; height: number }): HTMLCanvasElement =>
  picture(width, height, (context) => {
    const thick = Math.max(2, width * 0.035);
    const inset = thick * 1.6;
    context.beginPath();
    context.roundRect(inset, inset, width - inset * 2, height - inset * 2, Math.min(width, height) * 0.14);
    context.fillStyle = shade(colour, 0.12);
    context.fill();
    context.shadowColor = colour;
    context.shadowBlur = thick * 3;
    context.strokeStyle = colour;
    context.lineWidth = thick;
    context.stroke();
    context.shadowBlur = 0;
    context.strokeStyle = 'rgba(255, 255, 255, 0.75)';
    context.lineWidth = thick * 0.35;
    context.stroke();
  });

/** The light of a column that could bring the free spins. */
export const drawHot = (colour: string): HTMLCanvasElement =>
  picture(64, 4, (context) => {
    const light = context.createLinearGradient(0, 0, 64, 0);
    light.addColorStop(0, shade(colour, 0.8));
    light.addColorStop(0.28, shade(colour, 0.14));
    light.addColorStop(0.72, shade(colour, 0.14));
    light.addColorStop(1, shade(colour, 0.8));
    context.fillStyle = light;
    context.fillRect(0, 0, 64, 4);
  });
