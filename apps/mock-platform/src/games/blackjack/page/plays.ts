import type { BlackjackConfig, BlackjackStep, BlackjackView } from '@tonalli/contracts/games/blackjack';
import { dialogOpen } from '../../page/dialog';
import { byId, el } from '../../page/dom';
import type { Kit } from '../../page/instant/family';
import { remembered } from '../../page/store';
import { offered } from '../engine';
import { insuranceMinor } from '../money';
import { bestStep } from '../strategy';
import type { BlackjackText } from './texts';

const KEYS: Readonly<Record<BlackjackStep, string>> = {
  ...{ hit: 'H', stand: 'S', double: 'D', split: 'P', insure: 'I', decline: 'N' },
};
/** As the buttons stand. */
const ORDER: readonly BlackjackStep[] = ['hit', 'stand', 'double', 'split', 'decline', 'insure'];
const PRESS_MS = 240;

export interface Plays {
  /** What can be done now; null: no round is open. */
  show(view: BlackjackView | null, betMinor: number): void;
  /** What the basic strategy does now, in words; null where it is not asked. */
  hintOf(view: BlackjackView): string | null;
}

/** The buttons of a hand with their keys, and the basic strategy for who plays with play money and asks for it. */
export function createPlays({ t, money, step, isPlayMoney }: Kit<BlackjackConfig, BlackjackText>): Plays {
  let shown: BlackjackView | null = null;
  let isHinted = isPlayMoney && remembered.get('blackjack.hint') === '1';
  const buttons = ORDER.map((name) => ({
    name,
    cost: el('span.cost'),
    button: el('button.play-step', { id: `play-${name}`, type: 'button', 'aria-keyshortcuts': KEYS[name] }),
  }));
  const hint = byId('hint', HTMLButtonElement);
  const hintText = byId('hint-text', HTMLSpanElement);
  const group = byId('plays', HTMLFieldSetElement);
  group.setAttribute('aria-label', t('plays'));

  function press(name: BlackjackStep): void {
    const found = buttons.find((one) => one.name === name);
    if (!found || found.button.hidden || found.button.getAttribute('aria-disabled') === 'true') return;
    // Shown at once, by key too; what it brought follows with the answer.
    found.button.animate([{ filter: 'brightness(1.6)' }, { filter: 'none' }], PRESS_MS);
    step(name);
  }
  for (const { name, button, cost } of buttons) {
    const key = el('kbd', { 'aria-hidden': 'true' }, KEYS[name]);
    button.append(el('span.play-name', {}, t(name)), cost, key);
    button.addEventListener('click', () => press(name));
  }
  group.replaceChildren(...buttons.map(({ button }) => button));
  document.addEventListener('keydown', (event) => {
    const name = ORDER.find((one) => KEYS[one] === event.key.toUpperCase());
    const isTyping = event.target instanceof HTMLInputElement;
    if (!name || !shown || isTyping || dialogOpen() || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat) press(name);
  });

  const hintOf = (view: BlackjackView): string | null => {
    const best = isHinted ? bestStep(view) : null;
    return best && t('hintSays', { play: t(best) });
  };
  function showHint(): void {
    const best = isHinted && shown ? bestStep(shown) : null;
    for (const { name, button } of buttons) button.dataset.hinted = String(name === best);
    hint.setAttribute('aria-pressed', String(isHinted));
    hintText.textContent = (shown && hintOf(shown)) ?? '';
  }
  hint.hidden = !isPlayMoney;
  hint.textContent = t('hint');
  hint.addEventListener('click', () => {
    isHinted = !isHinted;
    remembered.set('blackjack.hint', isHinted ? '1' : '0');
    showHint();
  });

  return {
    hintOf,
    show(view, betMinor) {
      shown = view && view.stage !== 'over' ? view : null;
      const steps = shown ? offered(shown) : [];
      const isInsurance = shown?.stage === 'insurance';
      for (const { name, button, cost } of buttons) {
        button.hidden = (name === 'insure' || name === 'decline') !== isInsurance;
        button.setAttribute('aria-disabled', String(!steps.includes(name)));
        const costs =
          name === 'double' || name === 'split' ? betMinor : name === 'insure' ? insuranceMinor(betMinor) : 0;
        cost.textContent = steps.includes(name) && costs > 0 ? `+${money(costs)}` : '';
      }
      showHint();
    },
  };
}
