import { WHEEL_SPOTS, type WheelSpot } from '@tonalli/contracts/games/money-wheel';
import { shownMultiplier } from '../../page/instant/pay-table-view';
import { svgPart } from '../../page/svg-parts';
import { PAYS_X100, SEGMENTS } from '../segments';
import { GEMS, gem } from './gems';

const STEP = 360 / SEGMENTS.length;
const [RIM, OUTER, INNER] = [97.5, 92.5, 40];
const BULBS = 36;

function place(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
}

/** The outline of a segment. */
export function segmentPath(segment: number): string {
  const [from, to] = [(segment - 0.5) * STEP, (segment + 0.5) * STEP];
  return `M${place(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${place(to, OUTER)}L${place(to, INNER)}A${INNER} ${INNER} 0 0 0 ${place(from, INNER)}Z`;
}

const rotate = (degrees: number): string => `rotate(${degrees.toFixed(3)})`;

const shade = (name: string, at: Record<string, string | number>, ...stops: readonly (readonly [number, string])[]) =>
  svgPart(
    'radialGradient',
    { id: name, ...at },
    ...stops.map(([offset, colour]) => svgPart('stop', { offset, 'stop-color': colour })),
  );

const layer = (name: string, ...parts: SVGElement[]): SVGElement =>
  svgPart('svg', { viewBox: '-112 -112 224 224', class: `layer ${name}`, 'aria-hidden': 'true' }, ...parts);

function segment(spot: WheelSpot, at: number): SVGElement {
  const { ink } = GEMS[spot];
  const text = svgPart('text', { y: -83.5, class: 'segment-pays', fill: ink });
  text.textContent = shownMultiplier(PAYS_X100[spot]);
  const stone = gem(spot, 3.5);
  stone.setAttribute('transform', 'translate(0 -70.500)');
  const path = svgPart('path', { d: segmentPath(at), fill: `url(#segment-${spot})`, class: 'segment' });
  return svgPart('g', {}, path, svgPart('g', { transform: rotate(at * STEP) }, text, stone));
}

/** The sun in the middle, as it is carved on the stone of the days. */
function sunStone(): SVGElement[] {
  const rays = (count: number, d: string, fill: string) =>
    Array.from({ length: count }, (_, at) => svgPart('path', { d, fill, transform: rotate((at * 360) / count) }));
  return [
    svgPart('circle', { r: 40.5, fill: '#1a0b2b' }),
    svgPart('circle', { r: 39, fill: 'url(#stone)' }),
    svgPart('circle', { r: 39, class: 'gold-line' }),
    ...rays(32, 'M0 -37.500L1.500 -34.600 0 -33.400-1.500 -34.600Z', '#ffdf8a'),
    svgPart('circle', { r: 32, class: 'gold-line thin' }),
    ...rays(8, 'M0 -31L5.200 -17.500H-5.200Z', '#ffcf57'),
    ...rays(8, 'M0 -31L0 -17.500H-5.200Z', '#fff0bf'),
    ...rays(8, 'M0 -25L2.300 -18H-2.300Z', '#8a3c10').map((ray, at) => {
      ray.setAttribute('transform', rotate(at * 45 + 22.5));
      return ray;
    }),
    svgPart('circle', { r: 19, fill: '#5b2408' }),
    svgPart('circle', { r: 18, fill: 'url(#sun)' }),
  ];
}

/** What turns: segments, the rim with its pegs, the stone in the middle. */
export function drawRotor(): SVGElement {
  const space = { gradientUnits: 'userSpaceOnUse', cx: 0, cy: 0 };
  const spots = WHEEL_SPOTS.map((spot) => {
    const { light, full, deep } = GEMS[spot];
    return shade(
      `segment-${spot}`,
      { ...space, r: OUTER },
      [0.42, deep],
      [0.6, deep],
      [0.84, full],
      [0.97, full],
      [1, light],
    );
  });
  return layer(
    'rotor',
    svgPart(
      'defs',
      {},
      ...spots,
      shade('rim', { ...space, r: RIM + 1 }, [0.93, '#6e440c'], [0.955, '#ffe6a0'], [0.975, '#d99f38'], [1, '#6e440c']),
      shade('peg', { cx: 0.35, cy: 0.3, r: 0.8 }, [0, '#ffffff'], [0.5, '#ffe9b0'], [1, '#7d5212']),
      shade('stone', { ...space, r: 39 }, [0.4, '#a04a18'], [0.75, '#6a2a10'], [1, '#37120b']),
      shade('sun', { cx: 0.4, cy: 0.34, r: 0.75 }, [0, '#fff6c8'], [0.5, '#ffc93c'], [1, '#c56a00']),
    ),
    svgPart('circle', { r: RIM, fill: 'url(#rim)' }),
    ...SEGMENTS.map(segment),
    ...SEGMENTS.map((_, at) =>
      svgPart('circle', { cy: -95, r: 1.35, fill: 'url(#peg)', transform: rotate((at + 0.5) * STEP) }),
    ),
    ...sunStone(),
  );
}

/** What stands behind it and around: the frame with its lamps. */
export function drawFrame(): SVGElement {
  const bulbs = Array.from({ length: BULBS }, (_, at) =>
    svgPart('circle', {
      cy: -105,
      r: 2.2,
      class: `bulb ${at % 2 === 0 ? 'even' : 'odd'}`,
      transform: rotate((at * 360) / BULBS),
    }),
  );
  return layer(
    'frame',
    svgPart(
      'defs',
      {},
      shade(
        'lacquer',
        { gradientUnits: 'userSpaceOnUse', cx: 0, cy: -20, r: 130 },
        [0.7, '#3a0f3f'],
        [0.82, '#8c2a63'],
        [0.92, '#571650'],
        [1, '#240726'],
      ),
    ),
    svgPart('circle', { r: 111, fill: 'url(#lacquer)' }),
    svgPart('circle', { r: 110.2, class: 'gold-line' }),
    svgPart('circle', { r: 99.6, class: 'gold-line' }),
    ...bulbs,
  );
}

/** What the pegs push aside: hung above, its tip among the pegs. */
export function drawFlapper(): SVGElement {
  return layer(
    'flapper',
    svgPart(
      'defs',
      {},
      shade('leather', { cx: 0.35, cy: 0.2, r: 0.9 }, [0, '#fffdf4'], [0.55, '#ffe3a2'], [1, '#a36b12']),
    ),
    svgPart(
      'g',
      { class: 'flapper-arm' },
      svgPart('path', {
        d: 'M-6.500 -108C-6.500 -100-2 -92 0.800 -86C3.500 -92 8 -100 8 -108Z',
        fill: '#000',
        opacity: 0.4,
      }),
      svgPart('path', {
        d: 'M-7 -109C-7 -101-2.500 -93.500 0 -88C2.500 -93.500 7 -101 7 -109Z',
        fill: 'url(#leather)',
      }),
      svgPart('path', { d: 'M-7 -109C-7 -101-2.500 -93.500 0 -88L0 -109Z', fill: '#fff', opacity: 0.35 }),
    ),
    svgPart('circle', { cy: -108, r: 4.2, fill: '#5b2a06' }),
    svgPart('circle', { cy: -108.4, r: 3.2, fill: '#ffdf93' }),
  );
}

/** Outlines the segment that came, above those beside it; none takes the outline away. */
export function markSegment(rotor: Element, segment: number | null): void {
  rotor.querySelector('.mark')?.remove();
  if (segment !== null) rotor.append(svgPart('path', { class: 'mark', d: segmentPath(segment) }));
}
