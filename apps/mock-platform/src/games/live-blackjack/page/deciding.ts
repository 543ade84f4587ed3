import type { BlackjackStep } from '@tonalli/contracts/games/blackjack';
import type { LiveBlackjackSeat } from '@tonalli/contracts/games/live-blackjack';
import { insuranceMinor } from '../../blackjack/money';
import type { Translate as WordsForOne } from '../../blackjack/page/texts';
import { dialogOpen } from '../../page/dialog';
import { byId, el } from '../../page/dom';
import { createDecisionClock } from '../../page/table/decision-clock';
import { playsOf } from '../seat';
import { shareOf } from './asked';
import type { Translate } from './texts';

const KEYS: Readonly<Record<BlackjackStep, string>> = {
  ...{ hit: 'H', stand: 'S', double: 'D', split: 'P', insure: 'I', decline: 'N' },
};
/** As the buttons stand. */
const ORDER: readonly BlackjackStep[] = ['hit', 'stand', 'double', 'split', 'decline', 'insure'];
const PRESS_MS = 240;

export interface DecidingParts {
  readonly t: Translate;
  readonly words: WordsForOne;
  readonly money: (amountMinor: number) => string;
  readonly now: () => number;
  readonly step: (seat: LiveBlackjackSeat, step: BlackjackStep, stakeMinor: number) => void;
}

export interface DecidingShown {
  /** The own seat that is asked; null while none is. */
  readonly seat: LiveBlackjackSeat | null;
  readonly name: string;
  /** What is said instead. */
  readonly waits: string;
}

const costOf = (step: BlackjackStep, stakeMinor: number): number => {
  if (step === 'insure') return insuranceMinor(stakeMinor);
  return step === 'double' || step === 'split' ? stakeMinor : 0;
};

/** The large buttons of a decision, with their keys and the clock beside them. */
export function createDeciding({ t, words, money, now, step }: DecidingParts) {
  let asked: LiveBlackjackSeat | null = null;
  const clock = createDecisionClock();
  const buttons = ORDER.map((name) => ({
    name,
    cost: el('span.cost'),
    button: el('button.play-step', { id: `play-${name}`, type: 'button', 'aria-keyshortcuts': KEYS[name] }),
  }));
  const whose = el('p.whose');
  const plays = el('fieldset.plays', { 'aria-label': t('plays') }, ...buttons.map(({ button }) => button));
  const root = byId('deciding', HTMLDivElement);
  root.replaceChildren(el('div.decision-head', {}, clock.element, whose), plays);

  function press(name: BlackjackStep): void {
    const found = buttons.find((one) => one.name === name);
    if (!asked || !found || found.button.hidden || found.button.getAttribute('aria-disabled') === 'true') return;
    found.button.animate([{ filter: 'brightness(1.6)' }, { filter: 'none' }], PRESS_MS);
    step(asked, name, costOf(name, asked.stakeMinor));
  }
  for (const { name, button, cost } of buttons) {
    button.append(el('span.play-name', {}, words(name)), cost, el('kbd', { 'aria-hidden': 'true' }, KEYS[name]));
    button.addEventListener('click', () => press(name));
  }
  document.addEventListener('keydown', (event) => {
    const name = ORDER.find((one) => KEYS[one] === event.key.toUpperCase());
    const isTyping = event.target instanceof HTMLInputElement;
    if (!name || !asked || isTyping || dialogOpen() || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat) press(name);
  });

  return {
    /** `isOpen`: the player has a hand in a round that is decided. */
    show({ seat, name, waits }: DecidingShown, isOpen: boolean): void {
      asked = seat;
      root.hidden = !isOpen;
      root.dataset.asked = String(seat !== null);
      whose.textContent = seat ? name : waits;
      const steps = seat ? playsOf(seat) : [];
      const isInsurance = seat?.stage === 'insurance';
      for (const { name: of, button, cost } of buttons) {
        button.hidden = (of === 'insure' || of === 'decline') !== isInsurance;
        button.setAttribute('aria-disabled', String(!steps.includes(of)));
        const costs = seat ? costOf(of, seat.stakeMinor) : 0;
        cost.textContent = steps.includes(of) && costs > 0 ? `+${money(costs)}` : '';
      }
    },
    /** Each frame. */
    tick(): void {
      const share = asked && shareOf(asked, now());
      const decideBy = asked?.decideBy;
      const left = share === null || decideBy == null ? null : { share, ms: decideBy - now() };
      root.dataset.late = String(clock.tick(left));
    },
  };
}
