import { LIMBO_MOST_X100, type LimboChoice, type LimboView } from '@tonalli/contracts/games/limbo';
import { byId, el, lessMotion } from '../../page/dom';
import type { Board } from '../../page/instant/family';
import { wins } from '../odds';
import { shownMultiplier } from './shown';

const RISE_MS = 650;
const MARKS = ['1', '10', '100', '1k', '10k', '100k', '1M'];

interface LimboBoard extends Board<LimboView> {
  setChoice(choice: LimboChoice): void;
}

/** On a scale whose parts are ten times the ones before. */
const place = (multiplierX100: number): string =>
  `${(Math.log10(multiplierX100 / 100) / Math.log10(LIMBO_MOST_X100 / 100)) * 100}%`;

/** The multiplier that is drawn, large, and where it lies beside the target. */
export function createBoard(): LimboBoard {
  const board = byId('board', HTMLDivElement);
  const number = byId('result', HTMLParagraphElement);
  const marker = byId('marker', HTMLSpanElement);
  byId('marks', HTMLDivElement).replaceChildren(...MARKS.map((mark) => el('span', {}, mark)));

  function rise(toX100: number): Promise<void> {
    if (lessMotion()) return Promise.resolve();
    const begun = performance.now();
    return new Promise((resolve) => {
      const tick = (now: number) => {
        const u = Math.min(1, Math.max(0, (now - begun) / RISE_MS));
        if (u === 1) return resolve();
        // As fast at 100,000 as at 10.
        number.textContent = shownMultiplier(Math.floor(100 * (toX100 / 100) ** (1 - (1 - u) ** 2)));
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
  }

  return {
    setChoice({ targetX100 }) {
      board.style.setProperty('--goal', place(targetX100));
      byId('goal', HTMLElement).textContent = shownMultiplier(targetX100);
    },
    async show({ resultX100, ...choice }) {
      await rise(resultX100);
      const won = String(wins(choice, resultX100));
      number.textContent = shownMultiplier(resultX100);
      number.dataset.won = won;
      marker.hidden = false;
      marker.dataset.won = won;
      marker.textContent = shownMultiplier(resultX100);
      marker.style.setProperty('--at', place(resultX100));
    },
    clear() {
      marker.hidden = true;
      delete number.dataset.won;
    },
  };
}
