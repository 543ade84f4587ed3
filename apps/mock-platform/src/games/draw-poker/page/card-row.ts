import { HAND_CARDS, type Hold } from '@tonalli/contracts/games/video-poker';
import { cardName } from '../../page/cards/names';
import { playingCard } from '../../page/cards/playing-card';
import { byId, el } from '../../page/dom';
import type { Lang } from '../../page/texts';
import type { Translate } from './texts';

const PLACES = Array.from({ length: HAND_CARDS }, (_, place) => place);
const DEALT_APART_MS = 70;

interface RowParts {
  readonly t: Translate;
  readonly lang: Lang;
  /** A card was held or released. */
  readonly onToggle: () => void;
}

export interface CardRow {
  cover(): void;
  /** Lays the cards; those of `dealt` are turned over one after another. Returns how long that takes. */
  lay(cards: readonly number[], dealt: readonly number[]): number;
  /** From now on cards can be held, or no more. */
  allow(isAllowed: boolean): void;
  toggle(place: number): void;
  /** Marks what is held; nothing is held anew. */
  keep(hold: Hold): void;
  mark(name: 'lit' | 'hinted', places: readonly number[]): void;
  readonly hold: Hold;
}

const coveredCard = () =>
  el(
    'div.playing-card',
    { 'data-covered': 'true' },
    el('div.card-turn', {}, el('div.card-front'), el('div.card-back')),
  );

/** Five cards, each a button that holds it. */
export function createCardRow({ t, lang, onToggle }: RowParts): CardRow {
  const row = byId('hand', HTMLDivElement);
  row.setAttribute('role', 'group');
  row.setAttribute('aria-label', t('hand'));
  let isAllowed = false;
  const slots = PLACES.map((place) => {
    const face = el('div.face');
    const tag = el('span.held-tag', { 'aria-hidden': 'true' }, t('held'));
    const number = el('span.place', { 'aria-hidden': 'true' }, String(place + 1));
    const button = el('button.slot', { type: 'button', 'aria-pressed': 'false' }, tag, face, number);
    button.addEventListener('click', () => toggle(place));
    return { button, face };
  });
  row.replaceChildren(...slots.map(({ button }) => button));
  row.addEventListener('keydown', (event) => {
    const at = slots.findIndex(({ button }) => button === event.target);
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (at < 0 || by === undefined) return;
    event.preventDefault();
    slots[(at + by + HAND_CARDS) % HAND_CARDS]?.button.focus();
  });

  const isHeld = (button: HTMLButtonElement): boolean => button.getAttribute('aria-pressed') === 'true';
  function keep(hold: Hold): void {
    for (const [place, { button }] of slots.entries())
      button.setAttribute('aria-pressed', String(hold[place] === true));
  }
  function toggle(place: number): void {
    const button = slots[place]?.button;
    if (!isAllowed || !button) return;
    button.setAttribute('aria-pressed', String(!isHeld(button)));
    onToggle();
  }
  function mark(name: 'lit' | 'hinted', places: readonly number[]): void {
    for (const [place, { button }] of slots.entries()) button.dataset[name] = String(places.includes(place));
  }
  function allow(allowed: boolean): void {
    isAllowed = allowed;
    for (const { button } of slots) button.setAttribute('aria-disabled', String(!allowed));
  }
  function unmark(): void {
    mark('lit', []);
    mark('hinted', []);
  }
  return {
    keep,
    toggle,
    mark,
    allow,
    get hold() {
      return slots.map(({ button }) => isHeld(button));
    },
    cover() {
      unmark();
      keep(PLACES.map(() => false));
      allow(false);
      for (const [place, { button, face }] of slots.entries()) {
        face.replaceChildren(coveredCard());
        button.setAttribute('aria-label', t('coveredAt', { place: place + 1 }));
      }
    },
    lay(cards, dealt) {
      unmark();
      for (const [place, { button, face }] of slots.entries()) {
        const card = cards[place] ?? 0;
        const isDealt = dealt.includes(place);
        const shown = playingCard(card, lang, { isDealt });
        shown.style.setProperty('--dealt-after', `${dealt.indexOf(place) * DEALT_APART_MS}ms`);
        face.replaceChildren(shown);
        button.setAttribute('aria-label', t('cardAt', { place: place + 1, card: cardName(card, lang) }));
      }
      return dealt.length * DEALT_APART_MS;
    },
  };
}
