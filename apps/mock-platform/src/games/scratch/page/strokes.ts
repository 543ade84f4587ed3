import type { Point } from './coverage';

interface StrokeParts {
  /** Takes the pointer; strokes may run over all that lies in it. */
  readonly on: HTMLElement;
  readonly isLive: () => boolean;
  /** From where to where, in pixels of the window. */
  readonly stroke: (from: Point, to: Point) => void;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** What mouse, finger and pen scratch. */
export function listenToStrokes({ on, isLive, stroke }: StrokeParts): void {
  let last: Point | null = null;
  const end = () => {
    last = null;
  };
  on.addEventListener('pointerdown', (event) => {
    if (!isLive() || event.button !== 0) return;
    on.setPointerCapture(event.pointerId);
    last = pointOf(event);
    stroke(last, last);
  });
  on.addEventListener('pointermove', (event) => {
    if (!last) return;
    for (const step of event.getCoalescedEvents?.() ?? [event]) {
      const next = pointOf(step);
      stroke(last ?? next, next);
      last = next;
    }
  });
  for (const kind of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) on.addEventListener(kind, end);
}
