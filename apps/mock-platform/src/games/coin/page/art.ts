import type { CoinSide } from '@tonalli/contracts/games/coin';
import { picture, svgPart } from '../../page/svg-parts';

const RIM = { heads: ['#8a6a1f', '#f3c95a', '#c9962e'], tails: ['#5d6672', '#e3e8ee', '#98a3b0'] } as const;
const CORE = { heads: ['#d4dbe4', '#f1f4f8'], tails: ['#e0a92f', '#f8d16a'] } as const;

const ring = (r: number, fill: string): SVGElement => svgPart('circle', { cx: 48, cy: 48, r, fill });

/** A metal disc in a rim of another metal, with beads along the rim. */
function disc(side: CoinSide): SVGElement[] {
  const [edge, lit, beads] = RIM[side];
  const [core, shine] = CORE[side];
  return [
    ring(48, edge),
    ring(46, lit),
    svgPart('circle', {
      ...{ cx: 48, cy: 48, r: 41, fill: 'none', stroke: beads },
      ...{ 'stroke-width': 3, 'stroke-dasharray': '0.1 5.05', 'stroke-linecap': 'round' },
    }),
    ring(36.5, edge),
    ring(35, core),
    svgPart('path', { d: 'M48 13a35 35 0 0 0-35 35c14-4 30-18 35-35z', fill: shine, opacity: 0.7 }),
  ];
}

const feather = (d: string, fill: string): SVGElement => svgPart('path', { d, fill });

/** One wing, spread, in three rows of feathers. */
const wing = (): SVGElement[] => [
  feather('M44 42C38 34 28 30 18 32c2 4 0 6-1 9 4 0 4 3 4 6 4-1 5 2 6 5 4-1 5 1 7 4 3-2 6-2 10 0z', '#6b3f14'),
  feather('M44 43c-5-6-12-9-20-9 2 3 1 5 1 7 3 0 4 2 4 5 3-1 5 1 6 4 3-1 6 0 9 2z', '#96602a'),
  feather('M44 44c-4-4-8-6-13-6 1 2 1 3 1 5 2 0 4 1 4 4 3 0 6 1 8 3z', '#c08b45'),
];

const eagle = (): SVGElement[] => [
  ...wing(),
  svgPart('g', { transform: 'translate(96 0) scale(-1 1)' }, ...wing()),
  feather('M43 60h10l5 13-5-2-2 5-3-4-3 4-2-5-5 2z', '#6b3f14'),
  feather('M48 35c6 0 9 7 9 14s-4 15-9 15-9-8-9-15 3-14 9-14z', '#84531f'),
  feather('M48 44l4 5-4 4-4-4zM48 54l3 4-3 4-3-4z', '#e6bd77'),
  feather('M53 24c3 3 4 9 1 15H42c0-3 1-5 2-7l-5 0c0-5 2-9 6-10 3-1 6 0 8 2z', '#a8702f'),
  feather('M44 26.5c-6 0-11 4-11 11 2-2 4-3 6-3 2 0 4-1 5-3z', '#f0b23c'),
  svgPart('circle', { cx: 47, cy: 28, r: 1.4, fill: '#2a1703' }),
];

const RAYS = 16;

/** Long rays and short ones in turn around a calm face. */
function sun(): SVGElement[] {
  const rays = Array.from({ length: RAYS }, (_, ray) => {
    const isLong = ray % 2 === 0;
    const points = isLong ? '43,34 48,15.5 53,34' : '44.5,33 48,22 51.5,33';
    const fill = isLong ? '#9c5a10' : '#c47d1c';
    return svgPart('polygon', { points, fill, transform: `rotate(${(ray * 360) / RAYS} 48 48)` });
  });
  const line = (d: string): SVGElement =>
    svgPart('path', { d, fill: 'none', stroke: '#7a430a', 'stroke-width': 2, 'stroke-linecap': 'round' });
  return [
    ...rays,
    ring(17.5, '#9c5a10'),
    ring(15.5, '#ffe08f'),
    svgPart('path', { d: 'M48 32.5a15.5 15.5 0 0 1 0 31c5-8 5-23 0-31z', fill: '#f3bd4b', opacity: 0.55 }),
    line('M38.5 45c1.5-2 5-2 6.5 0M51 45c1.5-2 5-2 6.5 0M48 46l-1.5 6h3M41.5 56c4 3.5 9 3.5 13 0'),
  ];
}

/** A side of the coin: an eagle in silver, or a sun in gold. */
export const face = (side: CoinSide): SVGElement => picture(96, ...disc(side), ...(side === 'heads' ? eagle() : sun()));
