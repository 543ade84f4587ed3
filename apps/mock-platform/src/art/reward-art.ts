import { createRandom } from '../kernel/random';
import { type Canvas, type Layer, linear, radial, svg } from './canvas';
import { darken, lighten, mix } from './colour';
import { companions, heroIcon } from './emblem';
import { PARTICLES, type ParticleName } from './particles';
import { SCENES, type SceneName } from './scenes';
import { n } from './shapes';

const SIZE = { width: 480, height: 360 } as const;

type Plan = readonly [
  icon: string,
  tint: string,
  palette: readonly [from: string, to: string, accent: string],
  scene: SceneName,
  particles: ParticleName,
  companion?: string,
];

const GOLD = '#fbbf24';
const NIGHT = ['#6d28d9', '#1b0b45', GOLD] as const;
const JADE = ['#0d9488', '#04302e', '#fde68a'] as const;
const ROSE = ['#db2777', '#3d0a35', '#fde047'] as const;
const SKY = ['#2563eb', '#0b1550', '#67e8f9'] as const;
const EMBER = ['#ea580c', '#3f1206', '#fde047'] as const;

/** Pictures of the points mall's rewards by reward id. */
const PLANS: Readonly<Record<string, Plan>> = {
  'bono-20': ['two-coins', GOLD, JADE, 'rays', 'sparkles'],
  'bono-50': ['coins', GOLD, SKY, 'rays', 'coins'],
  'bono-200': ['money-stack', '#4ade80', NIGHT, 'burst', 'coins', 'two-coins'],
  'bono-1000': ['gold-bar', GOLD, ROSE, 'burst', 'coins', 'two-coins'],
  'regalo-100': ['present', '#f472b6', NIGHT, 'burst', 'confetti'],
  cine: ['ticket', '#fb7185', SKY, 'curtains', 'sparkles', 'popcorn'],
  'gasolina-500': ['gas-pump', '#f97316', JADE, 'hills', 'sparkles'],
  cena: ['knife-fork', '#e2e8f0', ROSE, 'lozenges', 'petals', 'wine-glass'],
  taza: ['coffee-mug', '#f59e0b', EMBER, 'fret', 'sparkles'],
  gorra: ['billed-cap', '#38bdf8', NIGHT, 'lozenges', 'sparkles'],
  playera: ['t-shirt', '#f472b6', JADE, 'fret', 'sparkles'],
  balon: ['soccer-ball', '#e2e8f0', JADE, 'hills', 'confetti'],
  mochila: ['backpack', '#34d399', SKY, 'hills', 'sparkles'],
  cafetera: ['moka-pot', '#e2e8f0', EMBER, 'lozenges', 'bubbles', 'coffee-beans'],
  guitarra: ['guitar', '#f59e0b', ROSE, 'rings', 'petals'],
  bocina: ['speaker', '#a78bfa', SKY, 'rings', 'sparkles'],
  audifonos: ['headphones', '#22d3ee', NIGHT, 'rings', 'sparkles'],
  reloj: ['watch', '#e2e8f0', JADE, 'rings', 'sparkles'],
  consola: ['gamepad', '#60a5fa', NIGHT, 'grid', 'sparkles'],
  telefono: ['smartphone', '#67e8f9', ROSE, 'grid', 'sparkles'],
};

export const REWARD_PICTURE_IDS: readonly string[] = Object.keys(PLANS);

function backdrop({ width, height, from, to, accent }: Canvas): Layer {
  const all = `M0 0H${width}V${height}H0Z`;
  return {
    defs:
      linear('bg', [lighten(from, 0.1), mix(from, to, 0.5), to], 'x2=".3" y2="1"') +
      radial(
        'gl',
        [`${lighten(accent, 0.6)}@.75`, `${lighten(from, 0.3)}@.45`, `${from}@0`],
        'cx=".5" cy=".48" r=".6"',
      ),
    body: `<path d="${all}" fill="url(#bg)"/><path d="${all}" fill="url(#gl)"/>`,
  };
}

/** The floor that the reward stands on, with its shadow. */
function pedestal({ width, height, to, accent }: Canvas): Layer {
  const [x, y] = [width / 2, height * 0.87];
  return {
    defs: linear('pd', [lighten(accent, 0.45), darken(accent, 0.45)]),
    body: `<ellipse cx="${x}" cy="${n(y + 10)}" rx="150" ry="24" fill="${darken(to, 0.5)}" opacity=".55"/><ellipse cx="${x}" cy="${n(y)}" rx="136" ry="20" fill="url(#pd)"/><ellipse cx="${x}" cy="${n(y - 5)}" rx="122" ry="15" fill="${mix(to, accent, 0.25)}"/>`,
  };
}

/** A reward's picture by its id, or null. */
export function drawReward(id: string): string | null {
  const plan = Object.hasOwn(PLANS, id) ? PLANS[id] : undefined;
  if (!plan) return null;
  const [icon, tint, [from, to, accent], scene, particles, companion] = plan;
  const canvas: Canvas = { ...SIZE, from, to, accent, random: createRandom(`reward/${id}`) };
  const { width, height } = SIZE;
  const beside = [
    { x: width * 0.2, y: height * 0.7, size: 92, turn: -14 },
    { x: width * 0.8, y: height * 0.7, size: 92, turn: 14, mirrored: true },
  ];
  return svg(SIZE, [
    backdrop(canvas),
    SCENES[scene](canvas),
    PARTICLES[particles](canvas),
    pedestal(canvas),
    ...(companion ? [companions(companion, mix(tint, accent, 0.4), beside)] : []),
    heroIcon(icon, tint, { x: width / 2, y: height * 0.48, size: 224 }),
  ]);
}
