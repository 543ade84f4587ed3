import { el, lessMotion } from '../../page/dom';
import { svgPart } from '../../page/svg-parts';
import type { Synth } from '../../page/synth';
import { colourOf } from '../spots';
import { WHEEL } from './calls';
import { pocketDegrees, spinTo } from './spin';

const STEP = 360 / WHEEL.length;
const SPIN_MS = 5_200;
/** Of the spin: where the ball leaves the rim. */
const FALLS = 0.66;

function place(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
}

function pocketPath(degrees: number, [outer, inner]: readonly [number, number]): string {
  const [from, to] = [degrees - STEP / 2, degrees + STEP / 2];
  return `M${place(from, outer)}A${outer} ${outer} 0 0 1 ${place(to, outer)}L${place(to, inner)}A${inner} ${inner} 0 0 0 ${place(from, inner)}Z`;
}

const stop = (offset: string, colour: string) => svgPart('stop', { offset, 'stop-color': colour });

function shades(): SVGElement {
  return svgPart(
    'defs',
    {},
    svgPart(
      'radialGradient',
      { id: 'bowl' },
      stop('0.72', '#2a1208'),
      stop('0.86', '#7a4018'),
      stop('0.94', '#4a220c'),
      stop('1', '#1c0a04'),
    ),
    svgPart('radialGradient', { id: 'rim', cy: '0.3' }, stop('0.7', '#f7dd9a'), stop('1', '#8f6420')),
    svgPart(
      'radialGradient',
      { id: 'cone', cx: '0.42', cy: '0.36' },
      stop('0', '#a2602a'),
      stop('0.55', '#5c2d10'),
      stop('1', '#2b1206'),
    ),
    svgPart(
      'radialGradient',
      { id: 'brass', cx: '0.36', cy: '0.3' },
      stop('0', '#fff3cc'),
      stop('0.5', '#d9a440'),
      stop('1', '#7a5313'),
    ),
    svgPart(
      'radialGradient',
      { id: 'ivory', cx: '0.35', cy: '0.3' },
      stop('0', '#ffffff'),
      stop('0.7', '#e6e6ea'),
      stop('1', '#a9adb8'),
    ),
  );
}

function numberAt(pocket: number): SVGElement {
  const text = svgPart('text', {
    class: 'pocket-number',
    transform: `rotate(${pocketDegrees(pocket)}) translate(0 -73.500)`,
  });
  text.textContent = String(pocket);
  return text;
}

/** As many units as a picture is wide, around the middle of the wheel. */
const ACROSS = 204;

/** Of the wheel's size, each a picture of its own, so that what turns is not drawn anew. */
const drawn = (name: string, ...parts: SVGElement[]): SVGElement =>
  svgPart('svg', { viewBox: `${-ACROSS / 2} ${-ACROSS / 2} ${ACROSS} ${ACROSS}`, class: name }, ...parts);

function drawRotor(): SVGElement {
  const arms = [0, 90, 180, 270].flatMap((degrees) => [
    svgPart('rect', {
      x: -2,
      y: -27,
      width: 4,
      height: 27,
      rx: 2,
      fill: 'url(#brass)',
      transform: `rotate(${degrees})`,
    }),
    svgPart('circle', { cy: -28, r: 4, fill: 'url(#brass)', transform: `rotate(${degrees})` }),
  ]);
  return drawn(
    'rotor',
    svgPart('circle', { r: 83, fill: 'url(#rim)' }),
    ...WHEEL.map((pocket) =>
      svgPart('path', { class: `pocket ${colourOf(pocket)}`, d: pocketPath(pocketDegrees(pocket), [81, 64]) }),
    ),
    ...WHEEL.map((pocket) =>
      svgPart('path', { class: `pocket deep ${colourOf(pocket)}`, d: pocketPath(pocketDegrees(pocket), [64, 48]) }),
    ),
    ...WHEEL.map(numberAt),
    svgPart('circle', { r: 48, fill: 'url(#cone)', stroke: '#d9a440', 'stroke-width': 1.5 }),
    ...arms,
    svgPart('circle', { r: 11, fill: 'url(#brass)' }),
    svgPart('circle', { r: 5, cx: -1, cy: -1.5, fill: '#fff6dc', opacity: 0.8 }),
  );
}

const diamond = (degrees: number): SVGElement =>
  svgPart('path', { d: 'M0-95.5 2.4-90 0-84.5-2.4-90Z', fill: 'url(#brass)', transform: `rotate(${degrees})` });

const drawBowl = (): SVGElement =>
  drawn(
    'bowl',
    shades(),
    svgPart('circle', { r: 101, fill: 'url(#bowl)' }),
    svgPart('circle', { r: 99.5, class: 'lip' }),
    svgPart('circle', { r: 86.5, class: 'ledge' }),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map(diamond),
  );

const RIM = 92;
const POCKET = 57;
const rotated = (degrees: number) => `rotate(${degrees}deg)`;
const lifted = (radius: number) => `translateY(${(-radius * 100) / ACROSS}%)`;

/** Its ball leaves the rim, jumps on the frets, and lies. */
const FALL = [
  { transform: lifted(RIM), offset: 0 },
  { transform: lifted(RIM), offset: FALLS },
  { transform: lifted(70), offset: 0.76, easing: 'ease-out' },
  { transform: lifted(79), offset: 0.81, easing: 'ease-in' },
  { transform: lifted(60), offset: 0.87, easing: 'ease-out' },
  { transform: lifted(66), offset: 0.9, easing: 'ease-in' },
  { transform: lifted(POCKET), offset: 0.95 },
  { transform: lifted(POCKET), offset: 1 },
];

export interface Wheel {
  readonly element: HTMLElement;
  /** The ball lies nowhere. */
  clear(): void;
  /** Resolves when the ball lies. */
  spin(pocket: number): Promise<void>;
  put(pocket: number): void;
  hurry(): void;
}

/** The wheel with its ball, from above. */
export function createWheel(synth: Synth): Wheel {
  const rotor = drawRotor();
  const ball = drawn('ball', svgPart('circle', { r: 3.6, fill: 'url(#ivory)' }));
  const arm = el('div.ball-arm', {});
  arm.append(ball);
  const element = el('div.wheel', { 'aria-hidden': 'true' });
  element.append(drawBowl(), rotor, arm);
  let stand = { wheel: 0, ball: 0 };
  let running: Animation[] = [];

  function lie(pocket: number, turns: { wheel: number; ball: number }) {
    const from = stand;
    stand = spinTo(pocket, { ...from, turns });
    rotor.style.transform = rotated(stand.wheel);
    arm.style.transform = rotated(stand.ball);
    ball.style.transform = lifted(POCKET);
    element.dataset.ball = String(pocket);
    return from;
  }

  async function spin(pocket: number): Promise<void> {
    const from = lie(pocket, { wheel: 2, ball: 8 });
    if (lessMotion()) return;
    const turn = (part: Element, [begin, end]: readonly [number, number], easing: string) =>
      part.animate([{ transform: rotated(begin) }, { transform: rotated(end) }], { duration: SPIN_MS, easing });
    running = [
      turn(rotor, [from.wheel, stand.wheel], 'cubic-bezier(0.25, 0.55, 0.5, 1)'),
      turn(arm, [from.ball, stand.ball], 'cubic-bezier(0.12, 0.5, 0.35, 1)'),
      ball.animate(FALL, { duration: SPIN_MS }),
    ];
    for (const [at, hertz] of [
      [0.76, 1_900],
      [0.81, 2_300],
      [0.87, 1_700],
      [0.9, 2_100],
      [0.95, 1_500],
    ] as const) {
      synth.play({ hertz, at: (SPIN_MS * at) / 1_000, lasts: 0.05, loud: 0.05, kind: 'square' });
    }
    await Promise.all(running.map(({ finished }) => finished));
    running = [];
  }

  return {
    element,
    spin,
    put: (pocket) => void lie(pocket, { wheel: 0, ball: 0 }),
    hurry() {
      for (const each of running) each.finish();
    },
    clear() {
      delete element.dataset.ball;
    },
  };
}
