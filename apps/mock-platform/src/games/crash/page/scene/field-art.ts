import { type Context, picture } from '../../../page/stage/picture';
import { gradient, scatter } from './night-art';

interface Agave {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** How far in front, from 0 to 1: nearer ones are darker, with a rim of light. */
  readonly near: number;
}

function drawLeaf(context: Context, size: number, fill: string): void {
  context.beginPath();
  context.moveTo(-size * 0.075, 0);
  context.quadraticCurveTo(-size * 0.12, -size * 0.45, 0, -size);
  context.quadraticCurveTo(size * 0.12, -size * 0.45, size * 0.075, 0);
  context.fillStyle = fill;
  context.fill();
}

function drawAgave(context: Context, { x, y, size, near }: Agave): void {
  const leaves = 13;
  context.save();
  context.translate(x, y);
  const order = Array.from({ length: leaves }, (_, index) => index).sort(
    (a, b) => Math.abs(b - (leaves - 1) / 2) - Math.abs(a - (leaves - 1) / 2),
  );
  for (const index of order) {
    const turn = (index / (leaves - 1) - 0.5) * 2.7;
    const long = size * (1 - 0.2 * Math.abs(turn / 1.35) + 0.08 * (index % 2));
    context.save();
    context.rotate(turn);
    const green = 24 + near * 4 + (index % 2) * 9;
    drawLeaf(context, long, `hsl(${172 - near * 8} 38% ${green * 0.62}%)`);
    // The edge that the last light falls on.
    context.globalAlpha = 0.2 + 0.35 * near;
    context.beginPath();
    context.moveTo(size * 0.06, -size * 0.06);
    context.quadraticCurveTo(size * 0.1, -long * 0.5, 0, -long);
    context.strokeStyle = turn > -0.2 ? '#ffb877' : '#5fa8a0';
    context.lineWidth = Math.max(0.7, size * 0.018);
    context.stroke();
    context.restore();
  }
  context.restore();
}

/** Rows of agave, each nearer and larger than the one behind it, with the mist of the evening between them. */
export const drawField = (width: number, height: number): HTMLCanvasElement =>
  picture(width, height, (context) => {
    const edge = () => {
      context.beginPath();
      context.moveTo(0, height * 0.27);
      context.quadraticCurveTo(width * 0.5, height * 0.12, width, height * 0.25);
      context.lineTo(width, height);
      context.lineTo(0, height);
    };
    gradient(context, [
      [0.1, '#3a1b3c'],
      [0.4, '#1d1026'],
      [1, '#07050d'],
    ]);
    edge();
    context.fill();
    const next = scatter(19);
    const rows = 5;
    for (let row = 0; row < rows; row += 1) {
      const near = row / (rows - 1);
      const size = height * (0.07 + 0.38 * near ** 1.6);
      const gap = size * (2.1 - 0.5 * near);
      const y = height * (0.3 + 0.8 * near ** 1.2);
      for (let x = -gap * (row % 2) * 0.5; x < width + gap; x += gap) {
        const own = size * (0.82 + 0.3 * next());
        drawAgave(context, { x: x + (next() - 0.5) * gap * 0.4, y: y + (next() - 0.5) * size * 0.2, size: own, near });
      }
      const mist = context.createLinearGradient(0, y - size, 0, y + size * 0.4);
      mist.addColorStop(0, 'rgb(190 84 84 / 0)');
      mist.addColorStop(1, `rgb(120 48 84 / ${0.34 * (1 - near)})`);
      context.fillStyle = mist;
      edge();
      if (near < 1) context.fill();
    }
  });
