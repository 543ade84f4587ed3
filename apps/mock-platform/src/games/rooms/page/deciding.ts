import { dialogOpen } from '../../page/dialog';
import { byId, el } from '../../page/dom';
import { createDecisionClock } from '../../page/table/decision-clock';
import type { RoomTranslate } from './texts';

/** One of the decisions that a player has. */
export interface Play {
  /** The digit that takes it. */
  readonly key: number;
  readonly name: string;
  /** What is read aloud instead of the name. */
  readonly spoken?: string;
  /** What it costs, as people read it. */
  readonly cost?: string;
  readonly tone?: 'quiet' | 'strong';
  readonly press: () => void;
}

export interface DecidingShown {
  readonly plays: readonly Play[];
  /** What is asked, or what is waited for. */
  readonly said: string;
  /** The player has a seat in a hand that is played. */
  readonly isOpen: boolean;
  /** The clock runs for the player. */
  readonly isAsked: boolean;
}

function buttonOf({ key, name, spoken, cost, tone, press }: Play): HTMLButtonElement {
  const button = el('button.play-step', { type: 'button', 'aria-keyshortcuts': String(key) });
  if (spoken !== undefined) button.setAttribute('aria-label', spoken);
  if (tone) button.dataset.tone = tone;
  button.append(el('span.play-name', {}, name));
  if (cost !== undefined) button.append(el('span.play-cost', {}, cost));
  button.append(el('kbd', { 'aria-hidden': 'true' }, String(key)));
  button.addEventListener('click', press);
  return button;
}

/** The large buttons of a decision, with their digits and the clock beside them. */
export function createDeciding(t: RoomTranslate) {
  let plays: readonly Play[] = [];
  let isAsked = false;
  let sign = '';
  const clock = createDecisionClock();
  const said = el('p.whose');
  const choices = el('fieldset.plays', { 'aria-label': t('decisions') });
  const root = byId('deciding', HTMLDivElement);
  root.replaceChildren(el('div.decision-head', {}, clock.element, said), choices);

  document.addEventListener('keydown', (event) => {
    const isElsewhere = event.target instanceof HTMLInputElement || dialogOpen() || event.repeat;
    if (isElsewhere || event.ctrlKey || event.altKey || event.metaKey) return;
    const play = plays.find(({ key }) => String(key) === event.key);
    if (!play) return;
    event.preventDefault();
    play.press();
  });

  return {
    show(shown: DecidingShown): void {
      root.hidden = !shown.isOpen;
      root.dataset.asked = String(shown.isAsked);
      if (said.textContent !== shown.said) said.textContent = shown.said;
      plays = shown.isOpen ? shown.plays : [];
      isAsked = shown.isOpen && shown.isAsked;
      const next = JSON.stringify(plays);
      if (next === sign) return;
      sign = next;
      choices.replaceChildren(...plays.map(buttonOf));
    },
    /** Each frame: how long the phase goes on, of how long a decision has. */
    tick(leftMs: number, wholeMs: number): void {
      root.dataset.late = String(clock.tick(isAsked ? { share: leftMs / wholeMs, ms: leftMs } : null));
    },
  };
}
