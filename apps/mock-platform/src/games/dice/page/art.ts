const SVG = 'http://www.w3.org/2000/svg';

type Point = readonly [x: number, y: number];

/** A die seen from above one of its corners: three faces, each with its pips laid out between two edges. */
interface Face {
  readonly corner: Point;
  readonly right: Point;
  readonly down: Point;
  readonly tone: string;
  readonly pips: readonly Point[];
}

const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.27, 0.22],
    [0.73, 0.22],
    [0.27, 0.5],
    [0.73, 0.5],
    [0.27, 0.78],
    [0.73, 0.78],
  ],
};

const pips = (count: number): readonly Point[] => PIPS[count] ?? [];

function shape(name: string, attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function drawFace({ corner, right, down, tone, pips: spots }: Face): SVGElement[] {
  const at = ([u, v]: Point): Point => [corner[0] + right[0] * u + down[0] * v, corner[1] + right[1] * u + down[1] * v];
  const outline = (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  )
    .map((point) => at(point).join(','))
    .join(' ');
  const face = shape('polygon', { points: outline, class: `face ${tone}` });
  const [a, b, c, d] = [right[0], right[1], down[0], down[1]];
  const dots = spots.map((spot) => {
    const [x, y] = at(spot);
    return shape('circle', { r: '0.088', class: 'pip', transform: `matrix(${a} ${b} ${c} ${d} ${x} ${y})` });
  });
  return [face, ...dots];
}

function die(at: Point, size: number, faces: readonly [top: number, left: number, right: number]): SVGElement {
  const [x, y] = at;
  const [w, h] = [size * 0.87, size * 0.5];
  const group = shape('g', { class: 'die' });
  const parts: Face[] = [
    { corner: [x, y - size], right: [w, h], down: [-w, h], tone: 'top-face', pips: pips(faces[0]) },
    { corner: [x - w, y - h], right: [w, h], down: [0, size], tone: 'left-face', pips: pips(faces[1]) },
    { corner: [x, y], right: [w, -h], down: [0, size], tone: 'right-face', pips: pips(faces[2]) },
  ];
  group.append(...parts.flatMap(drawFace));
  return group;
}

/** Two dice side by side, as decoration. */
export function drawDice(svg: Element): void {
  svg.replaceChildren(
    shape('ellipse', { cx: '112', cy: '136', rx: '92', ry: '10', class: 'ground' }),
    die([70, 76], 52, [6, 2, 3]),
    die([160, 92], 40, [5, 1, 6]),
  );
}
