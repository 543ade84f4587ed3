import { type Layer, linear, radial, svg } from './canvas';
import { darken, lighten } from './colour';
import { place } from './emblem';
import { iconPath } from './icons';
import { disc, n, polar, star } from './shapes';

const SIZE = { width: 160, height: 160 } as const;
const CENTRE = { x: 80, y: 80 } as const;

interface Look {
  readonly icon: string;
  readonly sky: string;
  readonly tint: string;
}

const LOOKS: readonly Look[] = [
  { icon: 'eagle-head', sky: '#b4451f', tint: '#ffd27a' },
  { icon: 'tiger-head', sky: '#8a2a5b', tint: '#ffc15e' },
  { icon: 'axolotl', sky: '#0f6b74', tint: '#ffb3c7' },
  { icon: 'calavera', sky: '#4a2f8f', tint: '#fff2dc' },
  { icon: 'luchador', sky: '#a31d3a', tint: '#7ee0d2' },
  { icon: 'hummingbird', sky: '#14684a', tint: '#9df0c0' },
  { icon: 'cactus', sky: '#c26a1b', tint: '#b7e37f' },
  { icon: 'aztec-calendar-sun', sky: '#7a3413', tint: '#ffc24d' },
  { icon: 'wolf-head', sky: '#27406f', tint: '#cfe0ff' },
  { icon: 'sun-priest', sky: '#9a5a10', tint: '#ffe29a' },
  { icon: 'chili-pepper', sky: '#2d5a2f', tint: '#ff7a5c' },
  { icon: 'toucan', sky: '#5a2377', tint: '#ffab52' },
];

export const AVATAR_IDS: readonly string[] = LOOKS.map((_, index) => `avatar-${index + 1}`);

/** Light behind the figure: rays of a sun, a ring of beads, or a star, by turns. */
function halo(index: number, sky: string): string {
  const light = lighten(sky, 0.3);
  if (index % 3 === 0)
    return `<path d="${star(CENTRE, { outer: 92, inner: 58, points: 16 })}" fill="${light}" opacity=".34"/>`;
  if (index % 3 === 1) {
    const beads = Array.from({ length: 20 }, (_, bead) => disc(polar(CENTRE, 68, (bead / 20) * 2 * Math.PI), 3.4)).join(
      '',
    );
    return `<path d="${disc(CENTRE, 58)}" fill="${light}" opacity=".28"/><path d="${beads}" fill="${light}" opacity=".75"/>`;
  }
  return `<path d="${star(CENTRE, { outer: 84, inner: 66, points: 8 })}" fill="${light}" opacity=".4"/>`;
}

/** The picture of an avatar (`avatar-1` to `avatar-12`), or null. It is shown in a disc, so the corners carry nothing. */
export function drawAvatar(id: string): string | null {
  const index = AVATAR_IDS.indexOf(id);
  const look = LOOKS[index];
  if (!look) return null;
  const { icon, sky, tint } = look;
  const deep = darken(sky, 0.72);
  const backdrop: Layer = {
    defs: radial('sky', [lighten(sky, 0.28), sky, darken(sky, 0.6)], 'cy=".38" r=".75"'),
    body: `<path d="M0 0H${n(SIZE.width)}V${n(SIZE.height)}H0Z" fill="url(#sky)"/>${halo(index, sky)}`,
  };
  const figure: Layer = {
    defs: `<path id="f" d="${iconPath(icon)}"/>${linear('skin', [lighten(tint, 0.45), tint, darken(tint, 0.25)])}`,
    body: `<g ${place({ ...CENTRE, size: 104 })} stroke-linejoin="round"><use href="#f" y="18" fill="${deep}" stroke="${deep}" stroke-width="30" opacity=".5"/><use href="#f" fill="${deep}" stroke="${deep}" stroke-width="26"/><use href="#f" fill="url(#skin)"/></g>`,
  };
  return svg(SIZE, [backdrop, figure]);
}
