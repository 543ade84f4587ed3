import { svgPart } from '../svg-parts';

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;
/** From here on it is said to be late. */
const LATE = 0.34;

/** The ring beside a decision, which empties while it may be taken, with the seconds that are left. */
export function createDecisionClock() {
  const at = { cx: 24, cy: 24, r: RADIUS };
  const ring = svgPart('circle', { ...at, class: 'clock-left', 'stroke-dasharray': LENGTH });
  const seconds = svgPart('text', { x: 24, y: 31, class: 'clock-seconds' });
  const whole = svgPart('circle', { ...at, class: 'clock-whole' });
  const box = { viewBox: '0 0 48 48', class: 'decision-clock', 'aria-hidden': 'true' };
  return {
    element: svgPart('svg', box, whole, ring, seconds),
    /** Null while nobody is asked. Returns whether it is late. */
    tick(left: { readonly share: number; readonly ms: number } | null): boolean {
      const share = Math.min(1, Math.max(0, left?.share ?? 0));
      ring.setAttribute('stroke-dashoffset', String(LENGTH * (1 - share)));
      const text = left ? String(Math.max(0, Math.ceil(left.ms / 1_000))) : '';
      if (seconds.textContent !== text) seconds.textContent = text;
      return left !== null && share < LATE;
    },
  };
}
