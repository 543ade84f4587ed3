import { el } from '../../page/dom';
import { colourOf, SPOTS, type Spot } from '../spots';
import { boxOf, CLOTH, spotAt } from './cloth';
import { dozenOnCloth, spotPays } from './names';
import type { Translate } from './texts';

const ALL = [...SPOTS.values()];
const DIAMONDS = new Set(['red', 'black']);

function faceText(t: Translate, spot: Spot): string {
  const [from = 0, to = 0] = [spot.numbers[0], spot.numbers.at(-1)];
  switch (spot.kind) {
    case 'straight':
      return String(from);
    case 'dozen':
      return dozenOnCloth(t, spot.id);
    case 'column':
      return t('columnShort');
    case 'low':
    case 'high':
      return `${from}–${to}`;
    case 'odd':
    case 'even':
      return t(spot.kind);
    default:
      return '';
  }
}

function spotButton(t: Translate, spot: Spot): HTMLButtonElement {
  const { u, v, long, wide } = boxOf(spot);
  const kind = spot.kind === 'straight' ? `straight.${colourOf(spot.numbers[0] ?? 0)}` : spot.kind;
  const button = el(`button.spot.${kind}`, { type: 'button', tabindex: '-1', 'data-spot': spot.id });
  const face = DIAMONDS.has(spot.kind) ? el('span.diamond') : el('span.face', {}, faceText(t, spot));
  button.append(face);
  for (const [name, value] of Object.entries({ u, v, long, wide }))
    button.style.setProperty(`--${name}`, String(value));
  return button;
}

export interface ClothView {
  readonly element: HTMLElement;
  readonly spots: readonly { id: string; button: HTMLButtonElement; name: string }[];
  /** Marks what a spot, or several, cover; none unmarks. */
  cover(spots: readonly string[]): void;
  /** Marks the pocket that came and the spots that it is on. */
  mark(pocket: number | null): void;
}

interface ClothParts {
  readonly t: Translate;
  readonly lay: (spot: string) => void;
  /** What is pointed at. */
  readonly point: (spot: Spot | null) => void;
}

/** Where the pointer is, in cells, whichever way the cloth lies. */
function placeOn(element: HTMLElement, { clientX, clientY }: PointerEvent): readonly [u: number, v: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [(clientX - left) / width, (clientY - top) / height];
  const isLying = getComputedStyle(element).getPropertyValue('--lies').trim() === 'down';
  return isLying ? [x * CLOTH.long, y * CLOTH.wide] : [y * CLOTH.long, (1 - x) * CLOTH.wide];
}

/** The cloth: a button for each spot, laid upon by a finger that chooses as it slides. */
export function createCloth({ t, lay, point }: ClothParts): ClothView {
  const element = el('div.cloth', { role: 'group', 'aria-label': t('cloth') });
  const spots = ALL.map((spot) => ({ id: spot.id, button: spotButton(t, spot), name: spotPays(t, spot) }));
  element.append(...spots.map(({ button }) => button));
  const buttonOf = new Map(spots.map(({ id, button }) => [id, button]));

  function cover(ids: readonly string[]): void {
    const numbers = new Set(ids.flatMap((id) => SPOTS.get(id)?.numbers ?? []));
    for (let number = 0; number <= 36; number += 1) {
      buttonOf.get(`straight:${number}`)?.setAttribute('data-covered', String(numbers.has(number)));
    }
    for (const { id, button } of spots) button.dataset.pointed = String(ids.length === 1 && ids[0] === id);
  }
  let under: Spot | null = null;
  function look(event: PointerEvent): void {
    const spot = spotAt(ALL, placeOn(element, event));
    if (spot?.id === under?.id) return;
    under = spot;
    cover(spot ? [spot.id] : []);
    point(spot);
  }
  function away(): void {
    under = null;
    cover([]);
    point(null);
  }
  element.addEventListener('pointermove', look);
  element.addEventListener('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId);
    look(event);
  });
  element.addEventListener('pointerup', (event) => {
    const spot = event.button === 0 ? spotAt(ALL, placeOn(element, event)) : null;
    if (spot) lay(spot.id);
    if (event.pointerType !== 'mouse') away();
  });
  element.addEventListener('pointerleave', away);
  element.addEventListener('pointercancel', away);
  for (const { id, button } of spots) {
    button.addEventListener('focus', () => {
      if (!button.matches(':focus-visible')) return;
      cover([id]);
      point(SPOTS.get(id) ?? null);
    });
    button.addEventListener('blur', away);
  }

  return {
    ...{ element, spots, cover },
    mark(pocket) {
      for (const { id, button } of spots) {
        const isOn = pocket !== null && (SPOTS.get(id)?.numbers.includes(pocket) ?? false);
        button.dataset.won = String(isOn);
      }
    },
  };
}
