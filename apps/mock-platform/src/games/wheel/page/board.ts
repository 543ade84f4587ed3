import type { WheelChoice, WheelView } from '@tonalli/contracts/games/wheel';
import { byId, el, lessMotion } from '../../page/dom';
import type { Board } from '../../page/instant/family';
import { shownMultiplier } from '../../page/instant/pay-table-view';
import type { Synth } from '../../page/synth';
import { prizesOf, wheelX100 } from '../odds';
import { drawRing, markSegment } from './picture';
import { turnTo } from './ring';
import { heatOf } from './shown';

interface WheelBoard extends Board<WheelView> {
  setChoice(choice: WheelChoice): void;
}

const TURN_MS = 2_400;
const TURNS = 4;

const rotated = (degrees: number): string => `rotate(${degrees}deg)`;

/** What the colours of a wheel pay, and how many segments do. */
function legendOf(choice: WheelChoice): HTMLElement[] {
  const all = wheelX100(choice);
  return prizesOf(choice).map(({ multiplierX100, ways }) => {
    const swatch = el(`span.swatch.heat-${heatOf(multiplierX100, all)}`);
    const attributes = { 'data-pays': String(multiplierX100) };
    return el('li.prize', attributes, swatch, el('b', {}, `× ${shownMultiplier(multiplierX100)}`), `· ${ways}`);
  });
}

/** The wheel, which turns until the drawn segment stands below the pointer. */
export function createBoard(synth: Synth): WheelBoard {
  const hub = el('p.hub');
  const wheel = el('div.wheel', {}, el('span.pointer'), hub);
  const legend = el('ul.legend');
  byId('board', HTMLDivElement).replaceChildren(el('div.well', {}, wheel), legend);
  let ring: SVGElement | null = null;
  let degrees = 0;
  let turning: Animation | null = null;

  function clear(): void {
    hub.textContent = '';
    ring?.querySelector('.mark')?.remove();
    for (const marked of byId('board', HTMLDivElement).querySelectorAll('[data-stopped]')) {
      marked.removeAttribute('data-stopped');
    }
  }

  async function turn(round: WheelView): Promise<void> {
    const from = degrees;
    degrees = turnTo(from, round, TURNS);
    ring?.style.setProperty('transform', rotated(degrees));
    if (!ring || lessMotion()) return;
    const keyframes = [{ transform: rotated(from) }, { transform: rotated(degrees) }];
    turning = ring.animate(keyframes, { duration: TURN_MS, easing: 'cubic-bezier(0.15, 0.6, 0.1, 1)' });
    await turning.finished;
    turning = null;
    synth.play({ hertz: 523, at: 0, lasts: 0.08, loud: 0.06, kind: 'sine' });
  }

  return {
    clear,
    setChoice(choice) {
      clear();
      ring?.remove();
      ring = drawRing(wheelX100(choice));
      degrees = 0;
      wheel.prepend(ring);
      legend.replaceChildren(...legendOf(choice));
    },
    async show(round) {
      await turn(round);
      hub.textContent = `× ${shownMultiplier(round.multiplierX100)}`;
      if (ring) markSegment(ring, round.segment);
      legend.querySelector(`[data-pays="${round.multiplierX100}"]`)?.setAttribute('data-stopped', 'true');
    },
    hurry: () => turning?.finish(),
  };
}
