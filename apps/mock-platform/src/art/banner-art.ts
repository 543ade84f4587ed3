import { createRandom } from '../kernel/random';
import { type BannerPlan, STRIP, WIDE } from './banner-plan';
import { type Canvas, type Layer, linear, radial, svg } from './canvas';
import { darken, lighten, mix } from './colour';
import { companions, heroIcon, type Placement } from './emblem';
import { PARTICLES } from './particles';
import { PROMOTION_PLANS } from './promotion-plans';
import { SCENES } from './scenes';
import { n } from './shapes';

/** Pictures of the banners by banner id. Words are laid over the calm left side by the page. */
const PLANS: Readonly<Record<string, BannerPlan>> = {
  'home-slots': {
    ...WIDE,
    palette: ['#c026d3', '#2a0a4a', '#fbbf24'],
    scene: 'steps',
    particles: 'coins',
    hero: 'slot-machine',
    tint: '#fbbf24',
    companion: 'gems',
    companionTint: '#22d3ee',
  },
  'home-zalo': {
    ...WIDE,
    palette: ['#2563eb', '#0b1550', '#67e8f9'],
    scene: 'burst',
    particles: 'confetti',
    hero: 'present',
    tint: '#f472b6',
    companion: 'two-coins',
    companionTint: '#fbbf24',
  },
  'home-jackpot': {
    ...WIDE,
    palette: ['#e11d48', '#3b0626', '#fde047'],
    scene: 'rays',
    particles: 'coins',
    hero: 'jewel-crown',
    tint: '#fde047',
    companion: 'gold-bar',
    companionTint: '#f59e0b',
  },
  'home-welcome': {
    ...WIDE,
    palette: ['#0d9488', '#04302e', '#fde68a'],
    scene: 'leaves',
    particles: 'petals',
    hero: 'aztec-calendar-sun',
    tint: '#fbbf24',
    companion: 'hummingbird',
    companionTint: '#f472b6',
  },
  'home-deposit': {
    ...WIDE,
    palette: ['#0f766e', '#04302e', '#fde047'],
    scene: 'rays',
    particles: 'coins',
    hero: 'wallet',
    tint: '#fbbf24',
    companion: 'cash',
    companionTint: '#34d399',
  },
  'home-game': {
    ...WIDE,
    palette: ['#4f46e5', '#140f3d', '#fbbf24'],
    scene: 'arch',
    particles: 'gems',
    hero: 'laurels-trophy',
    tint: '#fbbf24',
    companion: 'round-star',
    companionTint: '#f472b6',
  },
  leftmenu: {
    ...STRIP,
    palette: ['#7c3aed', '#1e0f4a', '#fbbf24'],
    scene: 'rings',
    particles: 'gems',
    hero: 'trophy-cup',
    tint: '#fbbf24',
    companion: 'round-star',
    companionTint: '#f472b6',
  },
  forget: {
    ...STRIP,
    palette: ['#0369a1', '#08213d', '#67e8f9'],
    scene: 'arch',
    particles: 'sparkles',
    hero: 'padlock-open',
    tint: '#fbbf24',
    companion: 'key',
    companionTint: '#67e8f9',
  },
  register: {
    ...STRIP,
    palette: ['#db2777', '#3d0a35', '#fde047'],
    scene: 'burst',
    particles: 'confetti',
    hero: 'firework-rocket',
    tint: '#fde047',
    companion: 'maracas',
    companionTint: '#34d399',
  },
  'promo-welcome': {
    ...STRIP,
    palette: ['#059669', '#06352a', '#fde047'],
    scene: 'rays',
    particles: 'coins',
    hero: 'piggy-bank',
    tint: '#f472b6',
    companion: 'two-coins',
    companionTint: '#fbbf24',
  },
  'promo-zalo': {
    ...STRIP,
    palette: ['#2563eb', '#0b1550', '#67e8f9'],
    scene: 'clouds',
    particles: 'confetti',
    hero: 'love-letter',
    tint: '#67e8f9',
    companion: 'present',
    companionTint: '#f472b6',
  },
  'promo-slots': {
    ...STRIP,
    palette: ['#e11d48', '#4a0626', '#fde047'],
    scene: 'steps',
    particles: 'gems',
    hero: 'slot-machine',
    tint: '#fde047',
    companion: 'cherry',
    companionTint: '#fb7185',
  },
  ...PROMOTION_PLANS,
};

export const BANNER_IDS: readonly string[] = Object.keys(PLANS);

/** The scene lives in a square on the right and fades to the calm side. */
function stage(canvas: Canvas, full: { width: number; height: number }): Layer {
  const { from, to, accent } = canvas;
  const all = `M0 0H${full.width}V${full.height}H0Z`;
  const right = n(full.width - canvas.width / 2 + full.height * 0.2);
  return {
    defs:
      linear('bg', [mix(from, to, 0.82), mix(from, to, 0.35), from], 'x2="1" y2=".25"') +
      radial(
        'gl',
        [`${lighten(accent, 0.5)}@.85`, `${lighten(from, 0.2)}@.5`, `${from}@0`],
        `gradientUnits="userSpaceOnUse" cx="${right}" cy="${full.height / 2}" r="${n(full.height * 0.8)}"`,
      ) +
      linear('fd', [`${darken(to, 0.1)}@.97`, `${to}@.8`, `${to}@0`, `${to}@0`], ''),
    body: `<path d="${all}" fill="url(#bg)"/><path d="${all}" fill="url(#gl)"/>`,
  };
}

function shifted(layer: Layer, x: number): Layer {
  return { ...layer, body: `<g transform="translate(${n(x)} 0)">${layer.body}</g>` };
}

/** A banner's picture by its id, or null. */
export function drawBanner(id: string): string | null {
  const plan = PLANS[id];
  if (!plan) return null;
  const { width, height } = plan;
  const [from, to, accent] = plan.palette;
  const stageWidth = height * 2;
  const left = width - stageWidth;
  const canvas: Canvas = { width: stageWidth, height, from, to, accent, random: createRandom(`banner/${id}`) };
  const centre = { x: left + stageWidth / 2 + height * 0.2, y: height / 2 };
  const around: Placement[] = [
    { x: centre.x - height * 0.48, y: height * 0.72, size: height * 0.3, turn: -14 },
    { x: centre.x + height * 0.5, y: height * 0.68, size: height * 0.32, turn: 14, mirrored: true },
    { x: centre.x - height * 0.4, y: height * 0.25, size: height * 0.2, turn: 12 },
    { x: centre.x + height * 0.44, y: height * 0.22, size: height * 0.22, turn: -12, mirrored: true },
  ];
  return svg(plan, [
    stage(canvas, plan),
    shifted(SCENES[plan.scene](canvas), left + height * 0.2),
    shifted(PARTICLES[plan.particles](canvas), left),
    { body: `<path d="M0 0H${width}V${height}H0Z" fill="url(#fd)"/>` },
    companions(plan.companion, plan.companionTint, around),
    heroIcon(plan.hero, plan.tint, { ...centre, size: height * 0.66, turn: -4 }),
  ]);
}
