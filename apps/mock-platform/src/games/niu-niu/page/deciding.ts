import {
  NIU_BID_MS,
  NIU_MOST_BID,
  NIU_MOST_MULTIPLE,
  NIU_STAKE_MS,
  type NiuNiuStep,
} from '@tonalli/contracts/games/niu-niu';
import { dialogOpen } from '../../page/dialog';
import { byId, el } from '../../page/dom';
import { svgPart } from '../../page/svg-parts';
import type { Translate } from './texts';
import { times } from './told';

export type Asked = 'bid' | 'multiple';

interface DecidingParts {
  readonly t: Translate;
  readonly step: (step: NiuNiuStep) => void;
}

export interface DecidingShown {
  /** Null while nothing is asked. */
  readonly asked: Asked | null;
  /** What is asked, or what is waited for. */
  readonly said: string;
  /** The player has a seat in a hand that is played. */
  readonly isOpen: boolean;
}

const RING = 2 * Math.PI * 20;
const COUNTS: Readonly<Record<Asked, readonly number[]>> = {
  bid: Array.from({ length: NIU_MOST_BID + 1 }, (_, at) => at),
  multiple: Array.from({ length: NIU_MOST_MULTIPLE }, (_, at) => at + 1),
};

/** The large buttons of a decision, with their keys and the clock beside them. */
export function createDeciding({ t, step }: DecidingParts) {
  let asked: Asked | null = null;
  const left = svgPart('circle', { cx: 24, cy: 24, r: 20, class: 'clock-left', 'stroke-dasharray': RING });
  const seconds = svgPart('text', { x: 24, y: 31, class: 'clock-seconds' });
  const whole = svgPart('circle', { cx: 24, cy: 24, r: 20, class: 'clock-whole' });
  const box = { viewBox: '0 0 48 48', class: 'decision-clock', 'aria-hidden': 'true' };
  const said = el('p.whose');
  const choices = el('fieldset.plays', { 'aria-label': t('decisions') });
  const root = byId('deciding', HTMLDivElement);
  root.replaceChildren(el('div.decision-head', {}, svgPart('svg', box, whole, left, seconds), said), choices);

  function press(count: number): void {
    if (!asked || !COUNTS[asked].includes(count)) return;
    step(asked === 'bid' ? { bid: count } : { multiple: count });
  }

  function buttonOf(of: Asked, count: number): HTMLButtonElement {
    const name = of === 'bid' && count === 0 ? t('noBid') : times(count);
    const button = el('button.play-step', { type: 'button', 'aria-keyshortcuts': String(count) });
    const spoken = t(of === 'bid' ? 'decideBid' : 'decideStake', { times: times(count) });
    if (count > 0) button.setAttribute('aria-label', spoken);
    button.append(el('span.play-name', {}, name), el('kbd', { 'aria-hidden': 'true' }, String(count)));
    button.addEventListener('click', () => press(count));
    return button;
  }

  document.addEventListener('keydown', (event) => {
    const isElsewhere = event.target instanceof HTMLInputElement || dialogOpen() || event.repeat;
    if (!asked || isElsewhere || !/^\d$/.test(event.key)) return;
    event.preventDefault();
    press(Number(event.key));
  });

  return {
    show({ asked: next, said: text, isOpen }: DecidingShown): void {
      root.hidden = !isOpen;
      root.dataset.asked = String(next !== null);
      if (said.textContent !== text) said.textContent = text;
      if (next === asked) return;
      asked = next;
      choices.replaceChildren(...(next ? COUNTS[next].map((count) => buttonOf(next, count)) : []));
    },
    /** Each frame: how long the phase goes on. */
    tick(leftMs: number): void {
      const share = asked ? Math.min(1, Math.max(0, leftMs / (asked === 'bid' ? NIU_BID_MS : NIU_STAKE_MS))) : 0;
      root.dataset.late = String(asked !== null && share < 0.34);
      left.setAttribute('stroke-dashoffset', String(RING * (1 - share)));
      const text = asked ? String(Math.max(0, Math.ceil(leftMs / 1_000))) : '';
      if (seconds.textContent !== text) seconds.textContent = text;
    },
  };
}
