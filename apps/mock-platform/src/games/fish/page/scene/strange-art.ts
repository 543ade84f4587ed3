import type { FishKind } from '@tonalli/contracts/games/fish';
import type { Context } from '../../../page/stage/picture';
import { drawEye, type Look, shaded } from './pen';

/** Arms that hang down in waves. */
function arms(
  context: Context,
  { count, colour, from, long }: { count: number; colour: string; from: number; long: number },
): void {
  context.strokeStyle = colour;
  context.lineCap = 'round';
  for (let arm = 0; arm < count; arm += 1) {
    const x = -0.24 + (arm / (count - 1)) * 0.48;
    const bend = arm % 2 === 0 ? 0.1 : -0.1;
    context.lineWidth = 0.075 - Math.abs(x) * 0.09;
    context.beginPath();
    context.moveTo(x * 0.8, from);
    context.bezierCurveTo(
      x + bend,
      from + long * 0.4,
      x * 1.5 - bend,
      from + long * 0.7,
      x * 1.7 + bend * 0.6,
      from + long,
    );
    context.stroke();
  }
}

function drawSoft(context: Context, kind: FishKind, { back, belly, fin }: Look): void {
  const isJelly = kind === 'jelly';
  arms(context, { count: kind === 'kraken' ? 9 : 7, colour: fin, from: 0.02, long: isJelly ? 0.44 : 0.4 });
  context.globalAlpha = isJelly ? 0.82 : 1;
  context.beginPath();
  if (kind === 'squid') {
    context.moveTo(0, -0.48);
    context.bezierCurveTo(0.42, -0.3, 0.2, 0.02, 0.16, 0.12);
    context.lineTo(-0.16, 0.12);
    context.bezierCurveTo(-0.2, 0.02, -0.42, -0.3, 0, -0.48);
  } else {
    context.moveTo(-0.34, 0.1);
    context.bezierCurveTo(-0.46, -0.56, 0.46, -0.56, 0.34, 0.1);
    context.quadraticCurveTo(0.17, 0.02, 0, 0.1);
    context.quadraticCurveTo(-0.17, 0.02, -0.34, 0.1);
  }
  context.closePath();
  context.fillStyle = shaded(
    context,
    [-0.45, 0.15],
    [
      [0, belly],
      [0.28, back],
      [1, fin],
    ],
  );
  context.fill();
  context.globalAlpha = 0.5;
  context.fillStyle = '#fff';
  context.beginPath();
  context.ellipse(-0.1, -0.26, 0.1, 0.05, -0.5, 0, 7);
  context.fill();
  context.globalAlpha = 1;
  for (const side of [-1, 1]) drawEye(context, [side * 0.12, -0.06], kind === 'kraken' ? 0.06 : 0.05);
  if (kind !== 'kraken') return;
  context.strokeStyle = '#2a0722';
  context.lineWidth = 0.03;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * 0.22, -0.17);
    context.lineTo(side * 0.06, -0.11);
    context.stroke();
  }
}

function drawTurtle(context: Context, { back, fin, mark = '#000' }: Look): void {
  context.fillStyle = fin;
  for (const [x, y, turn, long] of [
    [0.14, 0.16, 0.9, 0.24],
    [-0.24, 0.13, 2.3, 0.16],
    [0.1, -0.12, -0.8, 0.14],
  ] as const) {
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.beginPath();
    context.ellipse(long / 2, 0, long, 0.075, 0, 0, 7);
    context.fill();
    context.restore();
  }
  context.beginPath();
  context.ellipse(0.36, -0.02, 0.12, 0.09, -0.15, 0, 7);
  context.fill();
  context.beginPath();
  context.ellipse(-0.02, 0, 0.32, 0.22, 0, 0, 7);
  context.fillStyle = shaded(
    context,
    [-0.24, 0.24],
    [
      [0, '#a8e07a'],
      [0.4, back],
      [1, mark],
    ],
  );
  context.fill();
  context.strokeStyle = mark;
  context.lineWidth = 0.016;
  for (const x of [-0.2, -0.06, 0.08, 0.2]) {
    context.beginPath();
    context.moveTo(x, -0.2);
    context.quadraticCurveTo(x + 0.06, 0, x, 0.2);
    context.stroke();
  }
  drawEye(context, [0.4, -0.05], 0.026);
}

function drawRay(context: Context, { back, belly, fin, mark = '#fff' }: Look): void {
  context.strokeStyle = fin;
  context.lineWidth = 0.022;
  context.beginPath();
  context.moveTo(-0.2, 0);
  context.quadraticCurveTo(-0.36, 0.08, -0.5, -0.02);
  context.stroke();
  context.beginPath();
  context.moveTo(0.36, 0);
  context.bezierCurveTo(0.2, -0.14, 0.12, -0.4, -0.12, -0.44);
  context.bezierCurveTo(-0.06, -0.2, -0.16, -0.08, -0.24, 0);
  context.bezierCurveTo(-0.16, 0.08, -0.06, 0.2, -0.12, 0.44);
  context.bezierCurveTo(0.12, 0.4, 0.2, 0.14, 0.36, 0);
  context.fillStyle = shaded(
    context,
    [-0.44, 0.44],
    [
      [0, belly],
      [0.45, back],
      [1, fin],
    ],
  );
  context.fill();
  context.fillStyle = mark;
  for (const [x, y] of [
    [0.04, -0.18],
    [-0.04, -0.28],
    [0.04, 0.18],
    [-0.04, 0.28],
    [0.08, 0.03],
  ] as const) {
    context.beginPath();
    context.arc(x, y, 0.018, 0, 7);
    context.fill();
  }
  for (const side of [-1, 1]) drawEye(context, [0.25, side * 0.06], 0.026);
}

function drawHorse(context: Context, { back, belly, fin }: Look): void {
  context.strokeStyle = back;
  context.lineCap = 'round';
  context.lineWidth = 0.13;
  context.beginPath();
  context.moveTo(0.06, -0.3);
  context.bezierCurveTo(-0.18, -0.18, 0.16, 0.02, 0.0, 0.18);
  context.stroke();
  context.lineWidth = 0.07;
  context.beginPath();
  context.moveTo(0, 0.18);
  context.bezierCurveTo(-0.08, 0.36, 0.14, 0.46, 0.14, 0.32);
  context.stroke();
  context.lineWidth = 0.075;
  context.beginPath();
  context.moveTo(0.08, -0.32);
  context.lineTo(0.28, -0.26);
  context.stroke();
  context.strokeStyle = belly;
  context.lineWidth = 0.012;
  for (let rib = 0; rib < 6; rib += 1) {
    context.beginPath();
    context.moveTo(-0.04, -0.14 + rib * 0.06);
    context.lineTo(0.1, -0.16 + rib * 0.06);
    context.stroke();
  }
  context.fillStyle = fin;
  context.beginPath();
  context.moveTo(-0.07, -0.1);
  context.quadraticCurveTo(-0.28, -0.06, -0.06, 0.1);
  context.fill();
  drawEye(context, [0.1, -0.34], 0.032);
}

function drawCrab(context: Context, { back, belly, fin }: Look): void {
  context.strokeStyle = fin;
  context.lineCap = 'round';
  context.lineWidth = 0.035;
  for (const side of [-1, 1]) {
    for (let leg = 0; leg < 3; leg += 1) {
      context.beginPath();
      context.moveTo(side * 0.16, 0.06 + leg * 0.04);
      context.lineTo(side * (0.34 + leg * 0.03), 0.06 + leg * 0.05);
      context.lineTo(side * (0.38 - leg * 0.03), 0.2 + leg * 0.07);
      context.stroke();
    }
    context.beginPath();
    context.moveTo(side * 0.2, -0.02);
    context.lineTo(side * 0.36, -0.18);
    context.stroke();
    context.fillStyle = back;
    context.beginPath();
    context.arc(side * 0.37, -0.27, 0.115, 0.4, 5.2);
    context.fill();
  }
  context.fillStyle = shaded(
    context,
    [-0.2, 0.24],
    [
      [0, belly],
      [0.35, back],
      [1, fin],
    ],
  );
  context.beginPath();
  context.ellipse(0, 0.04, 0.28, 0.2, 0, 0, 7);
  context.fill();
  context.fillStyle = '#1b1b22';
  context.beginPath();
  context.arc(0, 0.03, 0.1, 0, 7);
  context.fill();
  context.strokeStyle = '#ffd24a';
  context.lineWidth = 0.025;
  context.beginPath();
  context.moveTo(0.05, -0.06);
  context.quadraticCurveTo(0.1, -0.16, 0.16, -0.13);
  context.stroke();
  for (const side of [-1, 1]) drawEye(context, [side * 0.12, -0.17], 0.04);
}

function drawEel(context: Context, { back, belly, fin }: Look): void {
  const way = () => {
    context.beginPath();
    context.moveTo(-0.46, 0.06);
    context.bezierCurveTo(-0.3, -0.2, -0.16, 0.26, 0.04, 0.02);
    context.quadraticCurveTo(0.18, -0.12, 0.34, -0.02);
    context.stroke();
  };
  context.lineCap = 'round';
  for (const [width, colour] of [
    [0.2, fin],
    [0.16, back],
    [0.05, belly],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    way();
  }
  context.fillStyle = back;
  context.beginPath();
  context.ellipse(0.36, -0.02, 0.11, 0.095, 0, 0, 7);
  context.fill();
  context.strokeStyle = '#fffbd0';
  context.lineWidth = 0.014;
  for (const [x, y] of [
    [-0.3, -0.14],
    [-0.04, 0.22],
    [0.16, -0.2],
  ] as const) {
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 0.04, y - 0.06);
    context.lineTo(x + 0.02, y - 0.07);
    context.lineTo(x + 0.07, y - 0.14);
    context.stroke();
  }
  drawEye(context, [0.39, -0.05], 0.03);
}

const SHAPES: Readonly<Record<Exclude<Look['shape'], 'fish' | 'soft'>, (context: Context, look: Look) => void>> = {
  ...{ turtle: drawTurtle, ray: drawRay, horse: drawHorse, crab: drawCrab, eel: drawEel },
};

/** Whatever is no fish by its outline. */
export function drawStrange(context: Context, kind: FishKind, look: Look): void {
  if (look.shape === 'fish') return;
  if (look.shape === 'soft') drawSoft(context, kind, look);
  else SHAPES[look.shape](context, look);
}
