import { svgPart } from '../../page/svg-parts';
import type { Translate } from './texts';

/** Along an arc, as it is printed on the felt. */
function arcText(id: string, arc: string, text: string): SVGElement[] {
  const path = svgPart('path', { id, d: arc, fill: 'none' });
  const onPath = svgPart('textPath', { href: `#${id}`, startOffset: '50%' });
  onPath.textContent = text;
  return [path, svgPart('text', { class: id, 'text-anchor': 'middle' }, onPath)];
}

/** What is printed on the table between dealer and player; the rules say it in words. */
export const feltPrint = (t: Translate): SVGElement =>
  svgPart(
    'svg',
    { viewBox: '0 0 600 104', class: 'print', 'aria-hidden': 'true' },
    svgPart('path', { d: 'M6 4Q300 92 594 4', class: 'print-line' }),
    ...arcText('print-pays', 'M20 22Q300 110 580 22', t('paysPrint')),
    ...arcText('print-stands', 'M60 54Q300 124 540 54', t('standsPrint')),
  );

/** The shoe that the cards come from. */
export const shoe = (): SVGElement =>
  svgPart(
    'svg',
    { viewBox: '0 0 80 70', class: 'shoe', 'aria-hidden': 'true' },
    svgPart('path', { d: 'M14 12 60 4l16 10-4 44-50 8z', fill: '#120d0c' }),
    svgPart('path', { d: 'M14 12 60 4l16 10-48 9z', fill: '#4a3830' }),
    svgPart('path', { d: 'M28 23 76 14l-4 44-46 8z', fill: '#2a1f1b' }),
    svgPart('path', { d: 'M14 12l14 11-2 43L10 52z', fill: '#f4efe2' }),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      svgPart('path', {
        ...{ d: `M${14 + at * 2} ${13.5 + at * 1.6}l-4 40`, stroke: '#b9b1a0', 'stroke-width': 0.8, fill: 'none' },
      }),
    ),
    svgPart('path', { d: 'M36 30 68 24l-2 24-31 5z', fill: '#c9a14a', opacity: 0.85 }),
    svgPart('path', { d: 'M39 33 65 28l-1.5 17-25 4.2z', fill: '#2a1f1b' }),
  );
