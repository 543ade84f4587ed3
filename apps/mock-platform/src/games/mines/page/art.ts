import { facets, picture, svgPart } from '../../page/svg-parts';

/** A cut emerald, lit from the top left. */
export const gem = (): SVGElement =>
  picture(
    48,
    ...facets([
      ['#a8ffdf', '12,9 3,20 15,20'],
      ['#e4fff5', '12,9 24,9 15,20'],
      ['#baffe6', '24,9 33,20 15,20'],
      ['#7df0c4', '24,9 36,9 33,20'],
      ['#3fd39c', '36,9 45,20 33,20'],
      ['#5ce6b3', '3,20 15,20 24,43'],
      ['#2fbf8a', '15,20 33,20 24,43'],
      ['#158a62', '33,20 45,20 24,43'],
    ]),
  );

const spark = 'M38 1l1.7 4.3L44 7l-4.300 1.7L38 13l-1.700-4.300L32 7l4.300-1.700z';

/** A round bomb with its fuse alight. */
export const bomb = (): SVGElement =>
  picture(
    48,
    svgPart('path', {
      d: 'M29 14c1-5 5-7 9-7',
      fill: 'none',
      stroke: '#d8b98a',
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }),
    svgPart('circle', { cx: 22, cy: 28, r: 16, fill: '#1b1e2e' }),
    svgPart('circle', { cx: 22, cy: 28, r: 16, fill: 'none', stroke: '#565d7d', 'stroke-width': 1.6 }),
    svgPart('rect', {
      x: 25,
      y: 9.5,
      width: 9,
      height: 7,
      rx: 1.6,
      fill: '#565d7d',
      transform: 'rotate(32 29.500 13)',
    }),
    svgPart('ellipse', {
      cx: 16,
      cy: 22,
      rx: 5.2,
      ry: 3.6,
      fill: '#7d86ad',
      opacity: 0.75,
      transform: 'rotate(-38 16 22)',
    }),
    svgPart('path', { d: spark, fill: '#ffc44d' }),
    svgPart('circle', { cx: 38, cy: 7, r: 1.7, fill: '#fff3cf' }),
  );
