import { el } from '../../page/dom';
import { svgPart } from '../../page/svg-parts';
import { LINES } from '../models';

interface Look {
  readonly colourOf: (line: number) => string;
  readonly labelOf: (line: number) => string;
}

const STEP = 12;
const at = (cell: number): number => cell * STEP + STEP / 2;

/** The lines that are played, each over a small board of three by three. */
export function linesPicture(lines: number, { colourOf, labelOf }: Look): HTMLElement {
  const figures = LINES.slice(0, lines).map((rows, line) => {
    const dots = rows.flatMap((lit, reel) =>
      [0, 1, 2].map((row) =>
        svgPart('circle', {
          ...{ cx: String(at(reel)), cy: String(at(row)), r: row === lit ? '3.2' : '1.6' },
          fill: row === lit ? colourOf(line) : '#8a7396',
        }),
      ),
    );
    const points = rows.map((row, reel) => `${at(reel)},${at(row)}`).join(' ');
    const path = svgPart('polyline', { points, fill: 'none', stroke: colourOf(line), 'stroke-width': '1.6' });
    const picture = svgPart('svg', { viewBox: `0 0 ${STEP * 3} ${STEP * 3}`, 'aria-hidden': 'true' });
    picture.append(...dots, path);
    return el('figure', {}, picture, el('figcaption', {}, labelOf(line)));
  });
  return el('div.line-pictures', {}, ...figures);
}
