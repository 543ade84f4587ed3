import { svgPart } from '../../svg-parts';

/** The box that cards are dealt from, and the dealer's tray of chips, drawn from above, as decoration. */
export function cardBox(): SVGElement {
  const chips = ['#d8323c', '#2a6fdb', '#118a55', '#23262f', '#7a3fc4', '#c98a12'].flatMap((fill, column) =>
    [0, 1, 2, 3].map((row) =>
      svgPart('rect', {
        x: 96 + column * 18,
        y: 12 + row * 6,
        width: 15,
        height: 5,
        rx: 2.5,
        fill,
        class: 'tray-chip',
      }),
    ),
  );
  const cards = [0, 1, 2].map((at) =>
    svgPart('rect', { x: 226 + at * 2, y: 14 + at * 3, width: 34, height: 24, rx: 2, class: 'box-card' }),
  );
  return svgPart(
    'svg',
    { viewBox: '0 0 300 48', 'aria-hidden': 'true', class: 'card-box' },
    svgPart('rect', { x: 88, y: 6, width: 122, height: 34, rx: 8, class: 'tray' }),
    ...chips,
    svgPart('rect', { x: 222, y: 6, width: 58, height: 38, rx: 6, class: 'box' }),
    ...cards,
    svgPart('path', { d: 'M222 36h42l-6 10h-40z', class: 'box-lip' }),
    svgPart('rect', { x: 24, y: 14, width: 50, height: 22, rx: 4, class: 'discard' }),
    svgPart('rect', { x: 30, y: 18, width: 38, height: 14, rx: 2, class: 'box-card' }),
  );
}
