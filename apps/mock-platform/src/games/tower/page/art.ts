import { facets, picture, svgPart } from '../../page/svg-parts';

/** A golden star, lit from the top left. */
export const star = (): SVGElement =>
  picture(
    48,
    ...facets([
      ['#ffe9a8', '24,4 18,18 24,26'],
      ['#f0b23c', '24,4 30,18 24,26'],
      ['#ffdb7d', '30,18 45,19 24,26'],
      ['#d8922a', '45,19 33,29 24,26'],
      ['#f7c256', '33,29 37,44 24,26'],
      ['#c27c1e', '37,44 24,36 24,26'],
      ['#ffd36b', '24,36 11,44 24,26'],
      ['#d8922a', '11,44 15,29 24,26'],
      ['#fff1c4', '15,29 3,19 24,26'],
      ['#f7c256', '3,19 18,18 24,26'],
    ]),
  );

const outer = 'M24 3c2 8 12 13 12 25a12 12 0 0 1-24 0c0-6 3-10 6-12 0 4 2 6 4 6 3-5-1-11 2-19z';
const inner = 'M24 24c1 4 6 6 6 12a6 6 0 0 1-12 0c0-4 3-5 3-8 1 1 2 2 3 2 1-2 0-4 0-6z';

/** A fire that burns where a tile gives way. */
export const fire = (): SVGElement =>
  picture(
    48,
    svgPart('path', { d: outer, fill: '#ff6a3d', transform: 'translate(0 3)' }),
    svgPart('path', { d: inner, fill: '#ffd36b', transform: 'translate(0 1)' }),
  );
