import type { FishKind } from '@tonalli/contracts/games/fish';
import { type Context, picture } from '../../../page/stage/picture';
import { drawEye, type Look, shaded } from './pen';
import { drawStrange } from './strange-art';

const LOOKS: Readonly<Record<FishKind, Look>> = {
  sardine: {
    shape: 'fish',
    back: '#4a86c8',
    belly: '#eaf6ff',
    fin: '#7fb4e4',
    marks: 'line',
    mark: '#2b5c98',
    tall: 0.34,
  },
  clown: {
    shape: 'fish',
    back: '#ff7a1c',
    belly: '#ffb052',
    fin: '#ff9636',
    marks: 'bands',
    mark: '#fffaf0',
    tall: 0.52,
  },
  tang: { shape: 'fish', back: '#1e4fd8', belly: '#4f8dff', fin: '#ffd42e', marks: 'line', mark: '#0a1c5e', tall: 0.6 },
  puffer: {
    shape: 'fish',
    back: '#c99a3c',
    belly: '#fff3d2',
    fin: '#e9bf62',
    marks: 'dots',
    mark: '#6b4a12',
    tall: 0.8,
    spines: true,
  },
  butterfly: {
    shape: 'fish',
    back: '#ffd936',
    belly: '#fff6b8',
    fin: '#ffb400',
    marks: 'bands',
    mark: '#1e1e38',
    tall: 0.78,
  },
  angel: {
    shape: 'fish',
    back: '#7a4dff',
    belly: '#ffe27a',
    fin: '#ff9ad1',
    marks: 'bands',
    mark: '#2ad1ff',
    tall: 0.84,
  },
  lion: {
    shape: 'fish',
    back: '#b8352c',
    belly: '#ffd9c2',
    fin: '#e2604f',
    marks: 'bands',
    mark: '#fff0e4',
    tall: 0.56,
    spines: true,
  },
  octopus: { shape: 'soft', back: '#ff6f91', belly: '#ffc0cf', fin: '#d94874' },
  turtle: { shape: 'turtle', back: '#2f8f5b', belly: '#d6e7a2', fin: '#7fbf6a', mark: '#1c5a3a' },
  squid: { shape: 'soft', back: '#c86bff', belly: '#f1d4ff', fin: '#9a3fe0' },
  ray: { shape: 'ray', back: '#355a8c', belly: '#9cc4ee', fin: '#1f3d66', mark: '#cfe6ff' },
  seahorse: { shape: 'horse', back: '#ffb02e', belly: '#ffe6a6', fin: '#ff7a3c' },
  swordfish: {
    shape: 'fish',
    back: '#1d4d86',
    belly: '#d9ecff',
    fin: '#123a69',
    marks: 'line',
    mark: '#0b2547',
    tall: 0.3,
    horn: 'sword',
  },
  hammerhead: { shape: 'fish', back: '#5d7487', belly: '#e6eef4', fin: '#465b6c', tall: 0.32, horn: 'hammer' },
  jelly: { shape: 'soft', back: '#9be8ff', belly: '#f4fdff', fin: '#ff9df0' },
  orca: {
    shape: 'fish',
    back: '#10182b',
    belly: '#ffffff',
    fin: '#0b1120',
    marks: 'dots',
    mark: '#ffffff',
    tall: 0.42,
  },
  crab: { shape: 'crab', back: '#ff5b3a', belly: '#ffc39a', fin: '#c9321a' },
  eel: { shape: 'eel', back: '#2f7d4b', belly: '#f7ff6a', fin: '#ffe92e', shines: true },
  narwhal: {
    shape: 'fish',
    back: '#6c86b8',
    belly: '#f1f6ff',
    fin: '#4f6796',
    marks: 'dots',
    mark: '#3d5482',
    tall: 0.4,
    horn: 'twist',
  },
  golden: {
    shape: 'fish',
    back: '#ffb300',
    belly: '#fff3b0',
    fin: '#ffd84a',
    marks: 'bands',
    mark: '#ff7b00',
    tall: 0.56,
    shines: true,
  },
  kraken: { shape: 'soft', back: '#7a1f5c', belly: '#ff9ac6', fin: '#4a0f3d', shines: true },
};

/** The outline of a body that looks to the right, from -0.5 to 0.4 long. */
function body(context: Context, tall: number): void {
  context.beginPath();
  context.moveTo(0.42, 0.02);
  context.bezierCurveTo(0.3, -tall * 0.62, -0.08, -tall * 0.62, -0.3, -0.04);
  context.lineTo(-0.3, 0.05);
  context.bezierCurveTo(-0.08, tall * 0.6, 0.3, tall * 0.56, 0.42, 0.02);
  context.closePath();
}

function tail(context: Context, { fin, tall = 0.5 }: Look): void {
  const up = Math.max(0.2, tall * 0.46);
  context.fillStyle = fin;
  context.beginPath();
  context.moveTo(-0.26, 0);
  context.quadraticCurveTo(-0.36, -up * 0.4, -0.5, -up);
  context.quadraticCurveTo(-0.42, 0, -0.5, up);
  context.quadraticCurveTo(-0.36, up * 0.4, -0.26, 0);
  context.fill();
}

function fins(context: Context, { fin, tall = 0.5, spines }: Look): void {
  context.fillStyle = fin;
  context.beginPath();
  context.moveTo(0.16, -tall * 0.36);
  context.quadraticCurveTo(-0.02, -tall * 0.86, -0.2, -tall * 0.22);
  context.closePath();
  context.fill();
  context.beginPath();
  context.moveTo(0.06, tall * 0.34);
  context.quadraticCurveTo(-0.06, tall * 0.78, -0.2, tall * 0.2);
  context.closePath();
  context.fill();
  if (!spines) return;
  context.strokeStyle = fin;
  context.lineWidth = 0.016;
  for (let spine = 0; spine < 11; spine += 1) {
    const turn = Math.PI * (0.08 + spine * 0.178);
    context.beginPath();
    context.moveTo(Math.cos(turn) * 0.24, -Math.sin(turn) * tall * 0.38);
    context.lineTo(Math.cos(turn) * 0.36, -Math.sin(turn) * tall * 0.7);
    context.stroke();
  }
}

function marks(context: Context, { marks: kind = 'none', mark = '#fff', tall = 0.5 }: Look): void {
  context.fillStyle = mark;
  if (kind === 'bands') {
    for (const [x, wide] of [
      [0.2, 0.06],
      [0.02, 0.075],
      [-0.18, 0.055],
    ] as const) {
      context.beginPath();
      context.ellipse(x, 0, wide / 1.4, tall * 0.62, 0.12, 0, 7);
      context.fill();
    }
  } else if (kind === 'line') {
    context.globalAlpha = 0.75;
    context.beginPath();
    context.ellipse(-0.04, -tall * 0.08, 0.3, tall * 0.07, 0, 0, 7);
    context.fill();
    context.globalAlpha = 1;
  } else if (kind === 'dots') {
    for (const [x, y, size] of [
      [0.22, -0.16, 0.05],
      [0.05, -0.28, 0.035],
      [-0.1, -0.16, 0.04],
      [-0.02, 0.06, 0.03],
      [0.12, 0.1, 0.034],
    ] as const) {
      context.beginPath();
      context.ellipse(x, y * tall, size, size * 0.8, 0, 0, 7);
      context.fill();
    }
  }
}

function horn(context: Context, { horn: kind, back, fin }: Look): void {
  context.fillStyle = kind === 'twist' ? '#fff4d2' : back;
  if (kind === 'hammer') {
    context.beginPath();
    context.roundRect(0.33, -0.17, 0.09, 0.36, 0.045);
    context.fill();
    return;
  }
  if (!kind) return;
  context.beginPath();
  context.moveTo(0.38, -0.035);
  context.lineTo(0.5, kind === 'twist' ? -0.09 : 0);
  context.lineTo(0.38, 0.025);
  context.fill();
  context.strokeStyle = fin;
  context.lineWidth = 0.006;
  context.stroke();
}

function drawPlain(context: Context, look: Look): void {
  const { tall = 0.5, back, belly } = look;
  tail(context, look);
  fins(context, look);
  horn(context, look);
  body(context, tall);
  context.fillStyle = shaded(
    context,
    [-tall * 0.5, tall * 0.46],
    [
      [0, back],
      [0.42, back],
      [0.8, belly],
      [1, belly],
    ],
  );
  context.fill();
  context.save();
  body(context, tall);
  context.clip();
  marks(context, look);
  context.fillStyle = shaded(
    context,
    [-tall * 0.5, tall * 0.5],
    [
      [0, 'rgb(255 255 255 / 0.5)'],
      [0.3, 'rgb(255 255 255 / 0)'],
      [0.7, 'rgb(0 14 40 / 0)'],
      [1, 'rgb(0 14 40 / 0.38)'],
    ],
  );
  context.fillRect(-0.5, -0.5, 1, 1);
  context.restore();
  context.fillStyle = look.fin;
  context.beginPath();
  context.moveTo(0.12, 0.04);
  context.quadraticCurveTo(-0.02, 0.1, -0.06, tall * 0.4);
  context.quadraticCurveTo(0.1, tall * 0.32, 0.12, 0.04);
  context.fill();
  drawEye(context, [look.horn === 'hammer' ? 0.375 : 0.28, look.horn === 'hammer' ? -0.13 : -tall * 0.1], 0.036);
  context.strokeStyle = 'rgb(20 10 20 / 0.55)';
  context.lineWidth = 0.011;
  context.beginPath();
  context.arc(0.36, 0.02, 0.045, 0.5, 1.7);
  context.stroke();
}

/** One fish that looks to the right, in a square of so many pixels. */
export const drawFish = (kind: FishKind, size: number): HTMLCanvasElement =>
  picture(size, size, (context) => {
    const look = LOOKS[kind];
    context.translate(size / 2, size / 2);
    if (look.shines) {
      const glow = context.createRadialGradient(0, 0, 0, 0, 0, size / 2);
      glow.addColorStop(0, `${look.belly}aa`);
      glow.addColorStop(1, `${look.belly}00`);
      context.fillStyle = glow;
      context.fillRect(-size / 2, -size / 2, size, size);
    }
    context.scale(size * 0.96, size * 0.96);
    if (look.shape === 'fish') drawPlain(context, look);
    else drawStrange(context, kind, look);
  });
