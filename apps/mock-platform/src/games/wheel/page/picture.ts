import type { WheelView } from '@tonalli/contracts/games/wheel';
import { el } from '../../page/dom';
import { svgPart } from '../../page/svg-parts';
import { segmentPath, turnTo } from './ring';
import { heatOf } from './shown';

const INNER = 64;

/** A wheel whose first segment stands in the middle above. */
export function drawRing(wheelX100: readonly number[]): SVGElement {
  const ring = { segments: wheelX100.length, inner: INNER };
  const segments = wheelX100.map((multiplierX100, segment) =>
    svgPart('path', {
      class: `segment heat-${heatOf(multiplierX100, wheelX100)}`,
      d: segmentPath(ring, segment),
    }),
  );
  return svgPart('svg', { class: 'ring', viewBox: '-104 -104 208 208', 'aria-hidden': 'true' }, ...segments);
}

/** Outlines the segment where the wheel stopped, above those beside it. */
export function markSegment(ring: Element, segment: number): void {
  const stopped = ring.querySelectorAll('.segment')[segment];
  stopped?.setAttribute('data-stopped', 'true');
  ring.append(svgPart('path', { class: 'mark', d: stopped?.getAttribute('d') ?? '' }));
}

/** A round that was played: its wheel as it stopped. */
export function drawRound({ segment, segments, wheelX100 }: WheelView): HTMLElement {
  const ring = drawRing(wheelX100);
  ring.style.setProperty('transform', `rotate(${turnTo(0, { segment, segments })}deg)`);
  markSegment(ring, segment);
  return el('div.wheel', {}, ring, el('span.pointer', { 'aria-hidden': 'true' }));
}
