import { createRandom, type Random } from '../kernel/random';
import { type Canvas, type Layer, linear, radial, svg } from './canvas';
import { darken, distance, lighten, mix, vivid } from './colour';
import { companions, heroIcon, type Placement } from './emblem';
import type { GameTheme } from './game-theme';
import { iconPath } from './icons';
import { MOODS } from './moods';
import { PARTICLES } from './particles';
import type { GameArt } from './paths';
import { SCENES } from './scenes';
import { disc, n } from './shapes';

export const GAME_SIZE = { width: 320, height: 320 } as const;
export const WIDE_SIZE = { width: 640, height: 360 } as const;

/** Metals and enamels for motifs, beside the theme's own accent. */
const TINTS = ['#fbbf24', '#e2e8f0', '#f472b6', '#34d399', '#60a5fa', '#fb7185', '#c4b5fd', '#fde68a'] as const;
/** Companions are drawn twice or more; long outlines would make the file heavy. */
const COMPANION_MAX_CHARACTERS = 1_500;
const MIN_CONTRAST = 130;

function backdrop({ width, height, from, to, accent, random }: Canvas): Layer {
  const glow = `cx="${n(0.4 + random.next() * 0.2)}" cy=".46" r=".62"`;
  return {
    defs:
      linear(
        'bg',
        [lighten(vivid(from), 0.08), mix(vivid(from), vivid(to), 0.4), vivid(to)],
        `x2="${n(random.next() * 0.5)}" y2="1"`,
      ) +
      radial('gl', [`${lighten(accent, 0.65)}@.9`, `${lighten(from, 0.32)}@.75`, `${vivid(from)}@0`], glow) +
      radial('vg', ['#000000@0', '#000000@0', '#000000@.42'], 'r=".8"'),
    body: `<path d="M0 0H${width}V${height}H0Z" fill="url(#bg)"/><path d="M0 0H${width}V${height}H0Z" fill="url(#gl)"/>`,
  };
}

function vignette({ width, height }: Canvas): Layer {
  return { body: `<path d="M0 0H${width}V${height}H0Z" fill="url(#vg)"/>` };
}

/** A round plate behind the motif. */
function medallion({ width, height, from, to, accent }: Canvas): Layer {
  const centre = { x: width / 2, y: height / 2 };
  const r = height * 0.37;
  return {
    defs:
      linear('md', [lighten(accent, 0.6), accent, darken(accent, 0.55)]) +
      radial('mi', [lighten(from, 0.15), darken(to, 0.35)]),
    body: `<path d="${disc({ x: centre.x, y: centre.y + 8 }, r + 4)}" fill="#000" opacity=".35"/><path d="${disc(centre, r)}" fill="url(#md)"/><path d="${disc(centre, r - 11)}" fill="url(#mi)"/><circle cx="${centre.x}" cy="${centre.y}" r="${n(r - 18)}" fill="none" stroke="${lighten(accent, 0.2)}" stroke-width="2" stroke-dasharray="1 8" stroke-linecap="round"/>`,
  };
}

function frame({ width, height, accent, random }: Canvas): Layer {
  const style = random.int(0, 4);
  const line = (inset: number, stroke: number, radius: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="${radius}" fill="none" stroke="url(#fm)" stroke-width="${stroke}"/>`;
  const defs = linear('fm', [lighten(accent, 0.65), darken(accent, 0.25), lighten(accent, 0.3)], 'x2="1" y2="1"');
  if (style === 0) return { defs, body: line(5, 6, 10) };
  if (style === 1) return { defs, body: line(6, 3, 8) + line(13, 1.5, 4) };
  if (style === 2) {
    const corner = 'M10 62V22A12 12 0 0 1 22 10H62M20 48V30A10 10 0 0 1 30 20H48';
    const turns = [
      '',
      `matrix(-1 0 0 1 ${width} 0)`,
      `matrix(1 0 0 -1 0 ${height})`,
      `matrix(-1 0 0 -1 ${width} ${height})`,
    ];
    return {
      defs,
      body: turns
        .map(
          (turn) =>
            `<path${turn ? ` transform="${turn}"` : ''} d="${corner}" fill="none" stroke="${lighten(accent, 0.4)}" stroke-width="4" stroke-linecap="round"/>`,
        )
        .join(''),
    };
  }
  return { body: '' };
}

function tintFor(random: Random, { accent, from }: Canvas): string {
  const fitting = TINTS.filter((tint) => distance(tint, from) > MIN_CONTRAST && distance(tint, accent) > 60);
  return random.next() < 0.55 || fitting.length === 0 ? accent : random.pick(fitting);
}

function companionPlaces(canvas: Canvas, layout: number): Placement[] {
  const { width, height, random } = canvas;
  const y = height * 0.72;
  const reach = height * 0.325;
  const size = height * 0.25;
  const tilt = random.int(8, 20);
  const sides: Placement[] = [
    { x: width / 2 - reach, y, size, turn: -tilt },
    { x: width / 2 + reach, y, size, turn: tilt, mirrored: true },
  ];
  if (layout === 1) return sides;
  const upper = sides.map((side) => ({ ...side, y: height * 0.26, size: size * 0.85, turn: -(side.turn ?? 0) }));
  return layout === 2 ? upper : [...sides, ...upper];
}

/** Layouts: 0 alone, 1 companions below, 2 above, 3 all around, 4 on a plate. */
function figures(canvas: Canvas, art: { motif: string; others: readonly string[] }): Layer[] {
  const { random, width, height } = canvas;
  const layout = random.pick([0, 0, 1, 1, 2, 3, 4]);
  const tint = tintFor(random, canvas);
  const small = art.others.filter((icon) => icon !== art.motif && iconPath(icon).length < COMPANION_MAX_CHARACTERS);
  const hero = heroIcon(art.motif, tint, {
    x: width / 2,
    y: height * 0.5,
    size: height * (layout === 4 ? 0.46 : layout === 0 ? 0.66 : 0.56),
    turn: random.pick([0, 0, -7, 7, -4, 4]),
  });
  if (layout === 4) return [medallion(canvas), hero];
  if (layout === 0 || small.length === 0) return [hero];
  const second = mix(random.pick(TINTS), canvas.from, 0.15);
  return [companions(random.pick(small), second, companionPlaces(canvas, layout)), hero];
}

/** A game's picture, square or 16 to 9. Always the same for the same game; throws for an unknown theme or motif. */
export function drawGame(
  game: GameArt,
  { themeId, palette, motifs }: GameTheme,
  size: { width: number; height: number } = GAME_SIZE,
): string {
  const mood = MOODS[themeId];
  if (!mood) throw new RangeError(`the theme ${themeId} has no mood`);
  const random = createRandom(`art/${game.nodeId}/${game.motif}`);
  const canvas: Canvas = { ...size, ...palette, random };
  const scene = SCENES[random.pick(mood.scenes)];
  const particles = PARTICLES[random.pick(mood.particles)];
  return svg(size, [
    backdrop(canvas),
    scene(canvas),
    particles(canvas),
    vignette(canvas),
    ...figures(canvas, { motif: game.motif, others: motifs.slice(1) }),
    frame(canvas),
  ]);
}
