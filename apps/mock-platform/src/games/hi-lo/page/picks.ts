import { HI_LO_SIDES, type HiLoConfig, type HiLoMove, type HiLoView } from '@tonalli/contracts/games/hi-lo';
import { dialogOpen } from '../../page/dialog';
import { byId, el } from '../../page/dom';
import type { Kit } from '../../page/instant/family';
import { type Offer, offerOf, skipsLeft } from '../engine';
import { shownChance, shownMultiplier } from './shown';
import type { HiLoText } from './texts';

const SIGNS = { higher: '▲', lower: '▼', skip: '»' } as const;
const PRESS_MS = 240;
const KEYS: Readonly<Record<string, HiLoMove>> = { ArrowUp: 'higher', ArrowDown: 'lower', s: 'skip', S: 'skip' };

export interface Picks {
  /** What can be picked on the card in view; null: no round is open. */
  show(view: HiLoView | null, stakeMinor: number): void;
}

/** The buttons for higher, lower and the next card, with what each would bring, and their keys. */
export function createPicks({ t, money, config, step }: Kit<HiLoConfig, HiLoText>): Picks {
  let isOpen = false;
  const button = (move: HiLoMove) => byId(move, HTMLButtonElement);
  byId('picks', HTMLFieldSetElement).setAttribute('aria-label', t('picks'));

  function fill(move: HiLoMove, lines: readonly string[], isOffered: boolean): void {
    const said = lines.map((line) => el('span.said', {}, line));
    const text = el('span.pick-text', {}, el('span.pick-name', {}, t(move)), ...said);
    button(move).replaceChildren(el('span.sign', { 'aria-hidden': 'true' }, SIGNS[move]), text);
    button(move).setAttribute('aria-disabled', String(!isOffered));
  }
  function linesOf({ winning, multiplierX10000, payoutMinor }: Offer): string[] {
    const odds = { chance: shownChance(winning), multiplier: shownMultiplier(multiplierX10000) };
    return [t('pickOdds', odds), money(payoutMinor)];
  }
  function press(move: HiLoMove): void {
    if (button(move).getAttribute('aria-disabled') === 'true') return;
    // Shown at once, by key too; what it brought follows with the answer.
    button(move).animate([{ filter: 'brightness(1.6)' }, { filter: 'none' }], PRESS_MS);
    step(move);
  }
  for (const move of [...HI_LO_SIDES, 'skip'] as const) button(move).addEventListener('click', () => press(move));
  document.addEventListener('keydown', (event) => {
    const move = KEYS[event.key];
    const isTyping = event.target instanceof HTMLInputElement;
    const isInRound = isOpen && !dialogOpen();
    if (!move || isTyping || !isInRound || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat) press(move);
  });

  return {
    show(view, stakeMinor) {
      const open = view?.end === 'open' ? view : null;
      isOpen = open !== null;
      const terms = { stakeMinor, rtpBp: config.rtpBp, maxPayoutMinor: config.maxPayoutMinor };
      for (const side of HI_LO_SIDES) {
        const offer = open && offerOf(open, side, terms);
        fill(side, offer ? linesOf(offer) : open ? [t('notOffered')] : [], offer !== null);
      }
      const left = open ? skipsLeft(open) : 0;
      fill('skip', left > 0 ? [t('skipsLeft', { count: left })] : [], left > 0);
    },
  };
}
