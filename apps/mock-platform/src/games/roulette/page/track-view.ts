import { el } from '../../page/dom';
import { svgPart } from '../../page/svg-parts';
import { colourOf } from '../spots';
import { CALL_SPOTS, CALLS, neighboursOf, WHEEL } from './calls';
import type { Translate } from './texts';
import { TRACK, trackCell, trackPlace } from './track';

const BAND = [1, 0.56] as const;

interface TrackParts {
  readonly t: Translate;
  readonly lay: (spots: readonly string[]) => void;
  readonly point: (spots: readonly string[], name: string | null) => void;
}

function picture(): SVGElement {
  const cells = WHEEL.map((number, index) => {
    const [x, y] = trackPlace(index / WHEEL.length, (BAND[0] + BAND[1]) / 2);
    const text = svgPart('text', { x: x.toFixed(3), y: (y + 0.075).toFixed(3), class: 'track-number' });
    text.textContent = String(number);
    return [
      svgPart('polygon', { points: trackCell(index, WHEEL.length, BAND), class: `track-cell ${colourOf(number)}` }),
      text,
    ];
  });
  const box = `-0.02 -0.02 ${TRACK.width + 0.04} ${TRACK.height + 0.04}`;
  return svgPart('svg', { viewBox: box, 'aria-hidden': 'true', class: 'track-picture' }, ...cells.flat());
}

/** The race track: chips on a number with its neighbours on the wheel, and on the groups of the wheel. */
export function createTrack({ t, lay, point }: TrackParts): { element: HTMLElement; buttons: HTMLButtonElement[] } {
  function callButton(selector: 'button.track-spot' | 'button.call', name: string, spots: readonly string[]) {
    const button = el(selector, { type: 'button', tabindex: '-1', 'aria-label': name });
    button.addEventListener('click', () => lay(spots));
    button.addEventListener('pointerenter', () => point(spots, name));
    button.addEventListener('focus', () => button.matches(':focus-visible') && point(spots, name));
    for (const away of ['pointerleave', 'blur']) button.addEventListener(away, () => point([], null));
    return button;
  }
  const numbers = WHEEL.map((number, index) => {
    const spots = neighboursOf(number).map((each) => `straight:${each}`);
    const button = callButton('button.track-spot', t('neighbours', { number }), spots);
    const [x, y] = trackPlace(index / WHEEL.length, (BAND[0] + BAND[1]) / 2);
    button.style.setProperty('--x', String(x / TRACK.width));
    button.style.setProperty('--y', String(y / TRACK.height));
    return button;
  });
  const calls = CALLS.map((call) => {
    const spots = CALL_SPOTS[call];
    const button = callButton('button.call', t('callOf', { name: t(call), chips: spots.length }), spots);
    button.append(t(call));
    return button;
  });
  const element = el('div.track', { role: 'group', 'aria-label': t('track') });
  element.append(picture(), ...numbers, el('div.calls', {}, ...calls));
  return { element, buttons: [...numbers, ...calls] };
}
