import type { Canvas, Layer } from './canvas';
import { linear } from './canvas';
import { darken, lighten, mix } from './colour';
import { disc, n, type Point, polar, polygon, star } from './shapes';

type Scene = (canvas: Canvas) => Layer;

const centreOf = ({ width, height }: Canvas): Point => ({ x: width / 2, y: height / 2 });

const rays: Scene = (canvas) => {
  const { random, accent, width } = canvas;
  const centre = centreOf(canvas);
  const count = random.pick([12, 14, 18, 22]);
  const turn = random.next();
  const wedges = Array.from({ length: count }, (_, index) => {
    const start = ((index + turn) / count) * 2 * Math.PI;
    return polygon([centre, polar(centre, width, start), polar(centre, width, start + Math.PI / count)]);
  });
  return { body: `<path d="${wedges.join('')}" fill="${lighten(accent, 0.3)}" opacity=".17"/>` };
};

function ridge({ random, width, height }: Canvas, base: number, rise: number): string {
  const steps = 4;
  let path = `M0 ${n(height)}V${n(base)}`;
  for (let step = 0; step < steps; step += 1) {
    const x = (width / steps) * (step + 1);
    const top = base - rise * (0.4 + random.next() * 0.6);
    path += `Q${n(x - width / steps / 2)} ${n(top)} ${n(x)} ${n(base + random.int(-8, 8))}`;
  }
  return `${path}V${n(height)}Z`;
}

const hills: Scene = (canvas) => {
  const { height, from, to, accent, random } = canvas;
  const sun = { x: canvas.width * (0.25 + random.next() * 0.5), y: height * 0.4 };
  return {
    body: `<path d="${disc(sun, height * 0.3)}" fill="${lighten(accent, 0.35)}" opacity=".5"/>
<path d="${ridge(canvas, height * 0.66, 70)}" fill="${mix(from, to, 0.45)}"/><path d="${ridge(canvas, height * 0.78, 55)}" fill="${mix(from, to, 0.75)}"/><path d="${ridge(canvas, height * 0.9, 40)}" fill="${darken(to, 0.35)}"/>`,
  };
};

const waves: Scene = ({ width, height, from, to, accent, random }) => {
  const row = (y: number, amplitude: number) => {
    const length = width / random.pick([3, 4, 5]);
    const shift = random.next() * length;
    let path = `M${n(-shift)} ${n(y)}`;
    for (let x = -shift; x < width; x += length)
      path += `q${n(length / 4)} ${n(-amplitude)} ${n(length / 2)} 0t${n(length / 2)} 0`;
    return `${path}V${height}H0Z`;
  };
  const tones = [mix(lighten(accent, 0.2), from, 0.45), mix(from, to, 0.35), mix(from, to, 0.65), darken(to, 0.3)];
  const body = tones
    .map(
      (tone, index) => `<path d="${row(height * (0.6 + index * 0.11), 20 + index * 4)}" fill="${tone}" opacity=".88"/>`,
    )
    .join('');
  return { body };
};

/** Pyramids of steps, for old cities. */
const steps: Scene = ({ width, height, from, to, accent, random }) => {
  const pyramid = (x: number, base: number, levels: number) => {
    const size = base / levels;
    let path = '';
    for (let level = 0; level < levels; level += 1) {
      const half = base / 2 - (level * size) / 2.4;
      path += `M${n(x - half)} ${n(height * 0.86 - level * size * 0.55)}h${n(half * 2)}v${n(-size * 0.56)}h${n(-half * 2)}Z`;
    }
    return path;
  };
  const sun = { x: width / 2, y: height * 0.42 };
  return {
    body: `<path d="${disc(sun, height * 0.34)}" fill="${lighten(accent, 0.2)}" opacity=".42"/><path d="${disc(sun, height * 0.25)}" fill="${lighten(accent, 0.5)}" opacity=".4"/>
<path d="${pyramid(width * 0.14, width * 0.52, 5)}${pyramid(width * (0.82 + random.next() * 0.08), width * 0.6, 6)}" fill="${mix(from, to, 0.62)}"/><path d="M${-width} ${n(height * 0.86)}h${width * 3}V${height}H${-width}Z" fill="${darken(to, 0.35)}"/>`,
  };
};

const stars: Scene = ({ width, height, accent, from, random }) => {
  const dots = Array.from({ length: 34 }, () =>
    disc({ x: random.next() * width, y: random.next() * height }, 0.6 + random.next() * 1.5),
  );
  const planet = { x: width * random.pick([0.14, 0.86]), y: height * random.pick([0.18, 0.82]) };
  const size = height * (0.16 + random.next() * 0.12);
  return {
    defs: linear('pl', [lighten(from, 0.55), mix(from, accent, 0.4), darken(from, 0.75)], 'x2="1" y2="1"'),
    body: `<path d="${dots.join('')}" fill="#fff" opacity=".85"/><path d="${disc(planet, size)}" fill="url(#pl)"/><ellipse cx="${n(planet.x)}" cy="${n(planet.y)}" rx="${n(size * 1.65)}" ry="${n(size * 0.36)}" transform="rotate(-18 ${n(planet.x)} ${n(planet.y)})" fill="none" stroke="${lighten(accent, 0.3)}" stroke-width="3" opacity=".75"/>`,
  };
};

const rings: Scene = (canvas) => {
  const centre = centreOf(canvas);
  const body = [0.3, 0.42, 0.55, 0.7]
    .map((share, index) => {
      const dash = index % 2 ? ` stroke-dasharray="${2 + index * 3} ${6 + index * 2}"` : '';
      return `<circle cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(canvas.height * share)}" fill="none" stroke="${lighten(canvas.accent, 0.25)}" stroke-width="${n(9 - index * 1.6)}" opacity="${n(0.42 - index * 0.08)}"${dash}/>`;
    })
    .join('');
  return { body };
};

/** The stepped fret of Mesoamerican walls, above and below. */
const fret: Scene = ({ width, height, accent }) => {
  const unit = 32;
  const one = 'M0 24V0H24V16H10V9H17V5H5V24ZM24 24H10V20H28V0H32V24Z';
  return {
    defs: `<pattern id="fr" width="${unit}" height="26" patternUnits="userSpaceOnUse"><path d="${one}" fill="${lighten(accent, 0.15)}"/></pattern>`,
    body: `<path d="M0 6H${width}V30H0Z" fill="url(#fr)" opacity=".55"/><g transform="matrix(1 0 0 -1 0 ${height})"><path d="M0 6H${width}V30H0Z" fill="url(#fr)" opacity=".55"/></g>`,
  };
};

/** Curtains to both sides. */
const curtains: Scene = ({ width, height, from, to }) => {
  const fold = width * 0.075;
  const side = [0, 1, 2]
    .map((index) => {
      const x = index * fold;
      const drop = height * (1 - index * 0.14);
      return `<path d="M${n(x)} 0h${n(fold)}C${n(x + fold)} ${n(drop * 0.5)} ${n(x + fold * 0.3)} ${n(drop * 0.8)} ${n(x * 0.5)} ${n(drop)}H${n(x * 0.3)}Z" fill="url(#cu)" opacity="${n(1 - index * 0.08)}"/>`;
    })
    .join('');
  return {
    defs: `${linear('cu', [darken(to, 0.2), lighten(from, 0.12), darken(from, 0.45)], '')}`,
    body: `<g>${side}</g><g transform="matrix(-1 0 0 1 ${width} 0)">${side}</g>`,
  };
};

/** A glowing floor of lines that meet at the horizon. */
const grid: Scene = ({ width, height, accent, from }) => {
  const horizon = height * 0.62;
  let lines = '';
  for (let index = -7; index <= 7; index += 1)
    lines += `M${n(width / 2 + index * 14)} ${n(horizon)}L${n(width / 2 + index * 74)} ${height}`;
  for (let index = 0; index < 6; index += 1)
    lines += `M0 ${n(horizon + (height - horizon) * (index / 6) ** 1.7)}H${width}`;
  return {
    defs: linear('sn', [lighten(accent, 0.5), mix(accent, from, 0.6)]),
    body: `<path d="${disc({ x: width / 2, y: horizon - height * 0.12 }, height * 0.3)}" fill="url(#sn)" opacity=".75"/><path d="M0 ${n(horizon)}H${width}V${height}H0Z" fill="#07040f" opacity=".78"/><path d="${lines}" stroke="${lighten(accent, 0.2)}" stroke-width="1.6" opacity=".8" fill="none"/>`,
  };
};

const lozenges: Scene = ({ width, height, accent, random }) => {
  const size = random.pick([34, 44, 54]);
  return {
    defs: `<pattern id="lz" width="${size}" height="${size * 1.4}" patternUnits="userSpaceOnUse"><path d="M${size / 2} 0L${size} ${size * 0.7}L${size / 2} ${size * 1.4}L0 ${size * 0.7}Z" fill="none" stroke="${lighten(accent, 0.3)}" stroke-width="2"/><path d="${disc({ x: size / 2, y: size * 0.7 }, 3)}" fill="${lighten(accent, 0.3)}"/></pattern>`,
    body: `<path d="M0 0H${width}V${height}H0Z" fill="url(#lz)" opacity=".24"/>`,
  };
};

/** Large leaves that frame the picture. */
const leaves: Scene = ({ width, height, from, accent, to, random }) => {
  const leaf = ({ x, y }: Point, turn: number, { length, fill }: { length: number; fill: string }) =>
    `<path transform="translate(${n(x)} ${n(y)})rotate(${n(turn)})" d="M0 0C${n(length * 0.2)} ${n(-length * 0.38)} ${n(length * 0.75)} ${n(-length * 0.34)} ${n(length)} 0C${n(length * 0.75)} ${n(length * 0.34)} ${n(length * 0.2)} ${n(length * 0.38)} 0 0Z" fill="${fill}"/>`;
  const tones = [mix(from, '#14532d', 0.35), mix(from, to, 0.55), mix(mix(from, accent, 0.25), '#166534', 0.25)];
  let body = '';
  for (const [x, y, base] of [
    [0, 0, 45],
    [width, 0, 135],
    [0, height, -45],
    [width, height, -135],
  ] as const) {
    for (let index = 0; index < 3; index += 1) {
      body += leaf({ x, y }, base + (index - 1) * 34 + random.int(-6, 6), {
        length: height * (0.36 + random.next() * 0.1),
        fill: tones[index] ?? from,
      });
    }
  }
  return { body };
};

/** A pointed arch with light behind it. */
const arch: Scene = ({ width, height, from, to, accent }) => {
  const [left, right] = [width / 2 - height * 0.36, width / 2 + height * 0.36];
  const door = `M${n(left)} ${height}V${n(height * 0.42)}C${n(left)} ${n(height * 0.2)} ${n(width / 2 - 20)} ${n(height * 0.16)} ${n(width / 2)} ${n(height * 0.05)}C${n(width / 2 + 20)} ${n(height * 0.16)} ${n(right)} ${n(height * 0.2)} ${n(right)} ${n(height * 0.42)}V${height}Z`;
  return {
    defs: linear('ar', [lighten(accent, 0.35), mix(accent, from, 0.6), darken(from, 0.25)]),
    body: `<path d="M0 0H${width}V${height}H0Z" fill="${mix(from, to, 0.7)}" opacity=".6"/><path d="${door}" fill="url(#ar)" opacity=".62"/><path d="${door}" fill="none" stroke="${lighten(accent, 0.4)}" stroke-width="5" opacity=".75"/>`,
  };
};

const flames: Scene = ({ width, height, accent, from, random }) => {
  const row = (base: number, tall: number) => {
    const tongues = 7;
    let path = `M0 ${height}V${n(base)}`;
    for (let index = 0; index < tongues; index += 1) {
      const x = (width / tongues) * index;
      const tip = base - tall * (0.45 + random.next() * 0.55);
      path += `C${n(x + 4)} ${n(base - tall * 0.3)} ${n(x + 10)} ${n(tip + 12)} ${n(x + width / tongues / 2 + 6)} ${n(tip)}Q${n(x + width / tongues - 4)} ${n(base - 8)} ${n(x + width / tongues)} ${n(base)}`;
    }
    return `${path}V${height}Z`;
  };
  return {
    defs: linear('fl', [lighten(accent, 0.2), mix(accent, from, 0.7), darken(from, 0.3)]),
    body: `<path d="${row(height * 0.8, 130)}" fill="url(#fl)" opacity=".5"/><path d="${row(height * 0.9, 80)}" fill="url(#fl)" opacity=".85"/>`,
  };
};

const clouds: Scene = ({ width, height, accent, random }) => {
  const puff = (x: number, y: number, r: number) =>
    [-1.1, -0.3, 0.6, 1.2]
      .map((shift, index) =>
        disc({ x: x + shift * r, y: y + (index % 2 ? -r * 0.35 : r * 0.1) }, r * (0.7 + (index % 2) * 0.3)),
      )
      .join('');
  const bank = Array.from({ length: 5 }, (_, index) =>
    puff((width / 4) * index, height * (0.9 + random.next() * 0.06), 34 + random.int(0, 16)),
  ).join('');
  const high = puff(width * 0.12, height * 0.18, 16) + puff(width * 0.9, height * 0.28, 20);
  return {
    body: `<path d="${high}" fill="#fff" opacity=".3"/><path d="${bank}" fill="${lighten(accent, 0.72)}" opacity=".5"/>`,
  };
};

const burst: Scene = (canvas) => {
  const centre = centreOf(canvas);
  const { random, accent, height } = canvas;
  const points = random.pick([14, 16, 20]);
  return {
    body: `<path d="${star(centre, { outer: height * 0.62, inner: height * 0.45, points })}" fill="${lighten(accent, 0.1)}" opacity=".28"/><path d="${star(centre, { outer: height * 0.48, inner: height * 0.36, points })}" fill="${lighten(accent, 0.4)}" opacity=".26"/>`,
  };
};

export const SCENES = {
  rays,
  hills,
  waves,
  steps,
  stars,
  rings,
  fret,
  curtains,
  grid,
  lozenges,
  leaves,
  arch,
  flames,
  clouds,
  burst,
} as const;
export type SceneName = keyof typeof SCENES;
