import type { Canvas, Layer } from './canvas';
import { linear, radial } from './canvas';
import { darken, lighten } from './colour';
import { disc, n, type Point, star } from './shapes';

type Particles = (canvas: Canvas) => Layer;

/** Places along the edges, so that the middle stays free. */
function scatter({ random, width, height }: Canvas, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + random.next() * 0.7) / count) * 2 * Math.PI;
    const reach = 0.38 + random.next() * 0.13;
    return { x: width / 2 + Math.cos(angle) * width * reach, y: height / 2 + Math.sin(angle) * height * reach };
  });
}

const sparkles: Particles = (canvas) => {
  const paths = scatter(canvas, 9).map((place) => {
    const outer = 4 + canvas.random.next() * 9;
    return star(place, { outer, inner: outer * 0.22, points: 4 });
  });
  return { body: `<path d="${paths.join('')}" fill="${lighten(canvas.accent, 0.65)}"/>` };
};

const bubbles: Particles = (canvas) => {
  const body = scatter(canvas, 11)
    .map(({ x, y }) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(4 + canvas.random.next() * 10)}" fill="url(#bu)"/>`)
    .join('');
  return { defs: radial('bu', ['#ffffff@.05', '#ffffff@.12', '#ffffff@.75'], 'cx=".6" cy=".65"'), body };
};

const coins: Particles = (canvas) => {
  const body = scatter(canvas, 8)
    .map(({ x, y }) => {
      const r = 8 + canvas.random.next() * 8;
      const turn = canvas.random.int(-40, 40);
      return `<g transform="translate(${n(x)} ${n(y)})rotate(${turn})"><ellipse rx="${n(r)}" ry="${n(r * (0.55 + canvas.random.next() * 0.45))}" fill="url(#co)" stroke="#7a4a05" stroke-width="1.5"/><ellipse rx="${n(r * 0.6)}" ry="${n(r * 0.45)}" fill="none" stroke="#fff3b0" stroke-width="1.4" opacity=".8"/></g>`;
    })
    .join('');
  return { defs: linear('co', ['#fff2a8', '#f6b21b', '#a8620a'], 'x2="1" y2="1"'), body };
};

const confetti: Particles = (canvas) => {
  const colours = [canvas.accent, '#ffffff', lighten(canvas.from, 0.5), '#34d399', '#f472b6', '#60a5fa'];
  const body = scatter(canvas, 18)
    .map(
      ({ x, y }, index) =>
        `<rect x="${n(x)}" y="${n(y)}" width="${canvas.random.int(5, 11)}" height="5" rx="1.5" transform="rotate(${canvas.random.int(0, 90)} ${n(x)} ${n(y)})" fill="${colours[index % colours.length]}"/>`,
    )
    .join('');
  return { body };
};

const snow: Particles = (canvas) => {
  const dots = [...scatter(canvas, 14), ...scatter(canvas, 10)].map((place) =>
    disc(place, 1.5 + canvas.random.next() * 3.5),
  );
  return { body: `<path d="${dots.join('')}" fill="#fff" opacity=".85"/>` };
};

const embers: Particles = (canvas) => {
  const dots = scatter(canvas, 16).map((place) => disc(place, 1.2 + canvas.random.next() * 3));
  return { body: `<path d="${dots.join('')}" fill="${lighten(canvas.accent, 0.35)}"/>` };
};

const gems: Particles = (canvas) => {
  const colours = ['#f43f5e', '#22d3ee', '#a78bfa', '#34d399', '#fbbf24'];
  const body = scatter(canvas, 8)
    .map(({ x, y }, index) => {
      const colour = colours[(index + canvas.random.int(0, 4)) % colours.length] ?? '#22d3ee';
      const size = n(0.55 + canvas.random.next() * 0.6);
      return `<g transform="translate(${n(x)} ${n(y)})scale(${size})rotate(${canvas.random.int(-20, 20)})"><path d="M-14-4L-7-13H7L14-4L0 14Z" fill="${colour}" stroke="${darken(colour, 0.5)}" stroke-width="1.5"/><path d="M-14-4H14L0 14Z" fill="${lighten(colour, 0.35)}" opacity=".75"/><path d="M-5-4L0-13L5-4L0 14Z" fill="#fff" opacity=".45"/></g>`;
    })
    .join('');
  return { body };
};

const petals: Particles = (canvas) => {
  const body = scatter(canvas, 12)
    .map(
      ({ x, y }, index) =>
        `<path transform="translate(${n(x)} ${n(y)})rotate(${canvas.random.int(0, 180)})scale(${n(0.6 + canvas.random.next() * 0.7)})" d="M0 0C6-10 16-8 18 0C14 8 5 8 0 0Z" fill="${index % 3 ? lighten(canvas.accent, 0.2) : '#fff'}" opacity=".9"/>`,
    )
    .join('');
  return { body };
};

export const PARTICLES = { sparkles, bubbles, coins, confetti, snow, embers, gems, petals } as const;
export type ParticleName = keyof typeof PARTICLES;
