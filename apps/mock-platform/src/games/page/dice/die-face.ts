import { svgPart } from '../svg-parts';

const [LOW, MIDDLE, HIGH] = [6.5, 12, 17.5];
type Pip = readonly [x: number, y: number];

const CORNERS: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, LOW],
  [LOW, HIGH],
  [HIGH, HIGH],
];
const MIDST: Pip = [MIDDLE, MIDDLE];
const DIAGONAL: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];

const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [MIDST],
  2: DIAGONAL,
  3: [...DIAGONAL, MIDST],
  4: CORNERS,
  5: [...CORNERS, MIDST],
  6: [...CORNERS, [LOW, MIDDLE], [HIGH, MIDDLE]],
};

/** A face of a die from above, as decoration: a family gives `.face-ground` and `.face-pip` their colours. */
export function dieFace(value: number): SVGElement {
  const pips = (PIPS[value] ?? []).map(([cx, cy]) =>
    svgPart('circle', { cx, cy, r: value === 1 ? 3.2 : 2.3, class: 'face-pip' }),
  );
  return svgPart(
    'svg',
    { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: `flat-die shows-${value}` },
    svgPart('rect', { x: 0.75, y: 0.75, width: 22.5, height: 22.5, rx: 5, class: 'face-ground' }),
    ...pips,
  );
}
