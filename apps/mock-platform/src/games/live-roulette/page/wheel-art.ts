import { svgPart } from '../../page/svg-parts';
import { WHEEL } from '../../roulette/page/calls';
import { colourOf } from '../../roulette/spots';

const STEP = 360 / WHEEL.length;

function place(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
}

function band(at: number, [outer, inner]: readonly [number, number]): string {
  const [from, to] = [(at - 0.5) * STEP, (at + 0.5) * STEP];
  return `M${place(from, outer)}A${outer} ${outer} 0 0 1 ${place(to, outer)}L${place(to, inner)}A${inner} ${inner} 0 0 0 ${place(from, inner)}Z`;
}

type Stop = readonly [offset: number, colour: string];

const radial = (id: string, at: Record<string, string | number>, ...stops: readonly Stop[]) =>
  svgPart(
    'radialGradient',
    { id, ...at },
    ...stops.map(([offset, colour]) => svgPart('stop', { offset, 'stop-color': colour })),
  );

const rotate = (degrees: number): string => `rotate(${degrees.toFixed(3)})`;

/** A layer of the wheel; each is a picture of its own, so that only what moves is moved. */
const layer = (name: string, ...parts: SVGElement[]): SVGElement =>
  svgPart('svg', { viewBox: '-100 -100 200 200', class: `layer ${name}`, 'aria-hidden': 'true' }, ...parts);

function diamond(degrees: number, isLong: boolean): SVGElement {
  const [half, wide] = isLong ? [5.2, 2.3] : [2.3, 5.2];
  const top = `0 ${-87.5 - half}`;
  const [right, bottom, left] = [`${wide} -87.500`, `0 ${-87.5 + half}`, `${-wide} -87.500`];
  return svgPart(
    'g',
    { transform: rotate(degrees) },
    svgPart('path', {
      d: `M${top}L${right}L${bottom}L${left}Z`,
      class: 'diamond-shade',
      transform: 'translate(0.8 1.2)',
    }),
    svgPart('path', { d: `M${top}L${right}L0 -87.500Z`, fill: '#fff1c4' }),
    svgPart('path', { d: `M${right}L${bottom}L0 -87.500Z`, fill: '#8d5f17' }),
    svgPart('path', { d: `M${bottom}L${left}L0 -87.500Z`, fill: '#b98225' }),
    svgPart('path', { d: `M${left}L${top}L0 -87.500Z`, fill: '#f0c766' }),
  );
}

/** What stands still: the track that the ball runs on, with its diamonds. */
export function drawTrack(): SVGElement {
  return layer(
    'track-layer',
    svgPart(
      'defs',
      {},
      radial(
        'slope',
        { r: 0.5 },
        [0.74, '#150703'],
        [0.8, '#3d1c0b'],
        [0.9, '#5d2f14'],
        [0.955, '#3a1a0a'],
        [1, '#160803'],
      ),
    ),
    svgPart('circle', { r: 98, fill: 'url(#slope)' }),
    svgPart('circle', { r: 94.6, class: 'groove' }),
    svgPart('circle', { r: 80.6, class: 'edge' }),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) => diamond(at * 45 + 22.5, at % 2 === 0)),
  );
}

function numberAt(at: number): SVGElement {
  const text = svgPart('text', { class: 'wheel-number', transform: `${rotate(at * STEP)} translate(0 -72.600)` });
  text.textContent = String(WHEEL[at]);
  return text;
}

function arm(degrees: number): SVGElement {
  return svgPart(
    'g',
    { transform: rotate(degrees) },
    svgPart('path', { d: 'M-2.600 -9L-1.500 -26H1.500L2.600 -9Z', fill: 'url(#brass)' }),
    svgPart('circle', { cy: -28, r: 4.6, fill: '#1d0d03', opacity: 0.4, cx: 0.8 }),
    svgPart('circle', { cy: -28.5, r: 4.2, fill: 'url(#knob)' }),
  );
}

function shades(): SVGElement {
  return svgPart(
    'defs',
    {},
    ...[
      ['red', '#e0354a', '#9d1125', '#5c0612'],
      ['black', '#3a3e4b', '#16181f', '#06070a'],
      ['green', '#22b673', '#0a7a48', '#033f24'],
    ].map(([name = '', light = '', full = '', deep = '']) =>
      radial(
        `pocket-${name}`,
        { gradientUnits: 'userSpaceOnUse', cx: 0, cy: 0, r: 80 },
        [0.55, deep],
        [0.78, deep],
        [0.8, full],
        [1, light],
      ),
    ),
    radial(
      'hollow',
      { gradientUnits: 'userSpaceOnUse', cx: 0, cy: 0, r: 64 },
      [0.74, '#000000'],
      [0.8, '#00000099'],
      [1, '#00000011'],
    ),
    radial('cone', { cx: 0.5, cy: 0.5, r: 0.5 }, [0, '#8a4a1e'], [0.5, '#6a3413'], [0.85, '#3e1b09'], [1, '#1f0c04']),
    radial('brass', { cx: 0.4, cy: 0.3, r: 0.8 }, [0, '#fff3cc'], [0.45, '#dda94a'], [1, '#71490f']),
    radial('knob', { cx: 0.36, cy: 0.3, r: 0.75 }, [0, '#fffbe9'], [0.4, '#edc268'], [1, '#6b430c']),
  );
}

/** What turns: pockets with their numbers, frets between them, the cone. */
export function drawRotor(): SVGElement {
  const around = WHEEL.map((pocket, at) => ({ at, colour: colourOf(pocket) }));
  return layer(
    'rotor',
    shades(),
    svgPart('circle', { r: 80.5, fill: '#c9973f' }),
    ...around.map(({ at, colour }) => svgPart('path', { d: band(at, [79.4, 48]), fill: `url(#pocket-${colour})` })),
    svgPart('circle', { r: 56, fill: 'none', stroke: 'url(#hollow)', 'stroke-width': 16 }),
    svgPart('circle', { r: 64.6, class: 'ring' }),
    ...around.map(({ at }) =>
      svgPart('path', { d: `M0 -79.400V-48`, class: 'fret', transform: rotate((at + 0.5) * STEP) }),
    ),
    ...around.map(({ at }) => numberAt(at)),
    svgPart('circle', { r: 48, fill: 'url(#cone)' }),
    svgPart('circle', { r: 47.4, class: 'ring thick' }),
    svgPart('circle', { r: 35, class: 'ring faint' }),
    ...Array.from({ length: 16 }, (_, at) =>
      svgPart('path', {
        d: 'M0 -46L1.500 -40.500 0 -36.500-1.500 -40.500Z',
        class: 'inlay',
        transform: rotate(at * 22.5),
      }),
    ),
    ...[0, 90, 180, 270].map((degrees) => arm(degrees + 45)),
    svgPart('circle', { r: 13, fill: 'url(#brass)' }),
    svgPart('circle', { r: 9, class: 'ring faint' }),
  );
}

/** What lies above all and stands still, as light does: the finial. */
export function drawFinial(): SVGElement {
  return layer(
    'finial',
    svgPart(
      'defs',
      {},
      radial(
        'crown',
        { cx: 0.38, cy: 0.3, r: 0.75 },
        [0, '#fffdf2'],
        [0.35, '#f4cf7c'],
        [0.75, '#a06a1b'],
        [1, '#4e300a'],
      ),
    ),
    svgPart('circle', { r: 8, cx: 1.4, cy: 2.2, fill: '#000', opacity: 0.4 }),
    svgPart('circle', { r: 7, fill: 'url(#crown)' }),
    svgPart('circle', { r: 2.4, cx: -2, cy: -2.4, fill: '#fff', opacity: 0.85 }),
  );
}

export function drawBall(): SVGElement {
  return svgPart(
    'svg',
    { viewBox: '-6 -6 12 12', class: 'ball', 'aria-hidden': 'true' },
    svgPart(
      'defs',
      {},
      radial('ivory', { cx: 0.36, cy: 0.3, r: 0.75 }, [0, '#ffffff'], [0.55, '#ece8e0'], [1, '#8d8678']),
    ),
    svgPart('ellipse', { cx: 1.1, cy: 1.7, rx: 4, ry: 3.8, fill: '#000', opacity: 0.5 }),
    svgPart('circle', { r: 3.9, fill: 'url(#ivory)' }),
  );
}
