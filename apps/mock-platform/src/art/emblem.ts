import type { Layer } from './canvas';
import { linear } from './canvas';
import { darken, lighten } from './colour';
import { ICON_SIZE, iconPath } from './icons';
import { n } from './shapes';

export interface Placement {
  x: number;
  y: number;
  size: number;
  turn?: number;
  mirrored?: boolean;
}

export function place({ x, y, size, turn = 0, mirrored = false }: Placement): string {
  const scale = Math.round((size / ICON_SIZE) * 1_000) / 1_000;
  const across = mirrored ? `${-scale} ${scale}` : String(scale);
  const spin = turn ? `rotate(${n(turn)})` : '';
  return `transform="translate(${n(x)} ${n(y)})${spin}scale(${across})translate(-256 -256)"`;
}

/** The hero of a picture: shadow, dark outline, rim of light, metal body and a gleam on its upper half. */
export function heroIcon(icon: string, tint: string, at: Placement): Layer {
  const deep = darken(tint, 0.78);
  return {
    defs: `<path id="h" d="${iconPath(icon)}"/><clipPath id="hc"><use href="#h"/></clipPath>${linear('hm', [lighten(tint, 0.62), lighten(tint, 0.06), darken(tint, 0.42)])}`,
    body: `<g ${place(at)} stroke-linejoin="round"><use href="#h" x="14" y="26" fill="#000" stroke="#000" stroke-width="34" opacity=".4"/><use href="#h" fill="${deep}" stroke="${deep}" stroke-width="36"/><use href="#h" fill="${deep}" stroke="${lighten(tint, 0.6)}" stroke-width="13"/><use href="#h" fill="url(#hm)"/><ellipse cx="256" cy="60" rx="330" ry="190" fill="#fff" opacity=".22" clip-path="url(#hc)"/></g>`,
  };
}

/** Smaller companions of one icon, behind the hero. */
export function companions(icon: string, tint: string, places: readonly Placement[]): Layer {
  const deep = darken(tint, 0.7);
  const uses = places
    .map(
      (at) =>
        `<g ${place(at)}><use href="#s" fill="${deep}" stroke="${deep}" stroke-width="34"/><use href="#s" fill="url(#sm)"/></g>`,
    )
    .join('');
  return {
    defs: `<path id="s" d="${iconPath(icon)}"/>${linear('sm', [lighten(tint, 0.5), tint, darken(tint, 0.35)])}`,
    body: `<g stroke-linejoin="round">${uses}</g>`,
  };
}
