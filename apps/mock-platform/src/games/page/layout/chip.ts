import { svgPart } from '../svg-parts';

/** Colours of the chips by their worth, the least first; the rim's stripes and the face. */
const FACES: readonly (readonly [from: number, face: string, stripe: string, ink: string])[] = [
  [0, '#e9edf5', '#3b6fd4', '#14213d'],
  [500, '#d8323c', '#ffe9e4', '#ffffff'],
  [1_000, '#2a6fdb', '#e6f0ff', '#ffffff'],
  [2_500, '#118a55', '#e2fff0', '#ffffff'],
  [10_000, '#23262f', '#ffd66b', '#ffe6a3'],
  [50_000, '#7a3fc4', '#f3e6ff', '#ffffff'],
  [100_000, '#c98a12', '#fff4d0', '#2a1700'],
];

/** As it is written on a chip: `5`, `12.5`, `1.25K`. */
export function chipText(amountMinor: number): string {
  const units = amountMinor / 100;
  if (units < 1_000) return String(units < 100 ? Math.floor(units * 10) / 10 : Math.floor(units));
  return `${Math.floor(units / 10) / 100}K`;
}

function arc(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
}

function stripe(index: number, fill: string): SVGElement {
  const [from, to] = [index / 6 - 0.035, index / 6 + 0.035];
  const d = `M${arc(from, 48)}A48 48 0 0 1 ${arc(to, 48)}L${arc(to, 35)}A35 35 0 0 0 ${arc(from, 35)}Z`;
  return svgPart('path', { d, fill });
}

/** A chip seen from above, as decoration: its amount is said in words beside it. `under`: how many lie below it. */
export function chip(amountMinor: number, under = 0): SVGElement {
  const [, face, edge, ink] = FACES.findLast(([from]) => amountMinor >= from) ?? ['', '#e9edf5', '#3b6fd4', '#14213d'];
  const text = svgPart('text', { y: 11, class: 'chip-text', fill: ink });
  text.textContent = chipText(amountMinor);
  text.setAttribute('font-size', text.textContent.length > 4 ? '23' : text.textContent.length > 2 ? '28' : '34');
  const below = Array.from({ length: under }, (_, index) =>
    svgPart('circle', { cy: 6 * (under - index), r: 48, fill: face, class: 'chip-below' }),
  );
  return svgPart(
    'svg',
    { viewBox: '-50 -50 100 116', 'aria-hidden': 'true', class: 'chip-picture' },
    ...below,
    svgPart('circle', { r: 48, fill: face, class: 'chip-rim' }),
    ...Array.from({ length: 6 }, (_, index) => stripe(index, edge)),
    svgPart('circle', { r: 34, fill: face }),
    svgPart('circle', { r: 33, fill: 'none', stroke: edge, 'stroke-width': 2, 'stroke-dasharray': '5 4' }),
    svgPart('ellipse', { cx: -10, cy: -22, rx: 26, ry: 14, class: 'chip-shine' }),
    text,
  );
}
