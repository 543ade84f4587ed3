import { DICE_ROLLS, type DiceChoice, type DiceView } from '@tonalli/contracts/games/dice';
import { byId, lessMotion } from '../../page/dom';
import type { Board } from '../../page/instant/family';
import { wins } from '../odds';
import { shownRoll } from './shown';

const ROLL_MS = 650;

interface DiceBoard extends Board<DiceView> {
  setChoice(choice: DiceChoice): void;
}

const percent = (roll: number) => `${(roll * 100) / DICE_ROLLS}%`;

/** The track from 0 to 100 with the part that wins, and the number that was rolled. */
export function createBoard(): DiceBoard {
  const board = byId('board', HTMLDivElement);
  const number = byId('roll', HTMLParagraphElement);
  const marker = byId('marker', HTMLDivElement);
  let last = 0;

  function turn(to: number): Promise<void> {
    const from = last;
    last = to;
    if (lessMotion()) return Promise.resolve();
    // Twice round and on to the number.
    const way = 2 * DICE_ROLLS + ((to - from + DICE_ROLLS) % DICE_ROLLS);
    const begun = performance.now();
    return new Promise((resolve) => {
      const tick = (now: number) => {
        const u = Math.min(1, Math.max(0, (now - begun) / ROLL_MS));
        if (u === 1) return resolve();
        number.textContent = shownRoll(Math.floor(from + way * (1 - (1 - u) ** 3)) % DICE_ROLLS);
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    });
  }

  function stand({ roll, ...choice }: DiceView): void {
    const won = String(wins(choice, roll));
    number.textContent = shownRoll(roll);
    number.dataset.won = won;
    marker.hidden = false;
    marker.dataset.won = won;
    marker.style.setProperty('--at', percent(roll));
    byId('marker-text', HTMLSpanElement).textContent = shownRoll(roll);
  }

  return {
    setChoice(choice) {
      board.dataset.side = choice.side;
      board.style.setProperty('--target', percent(choice.target));
    },
    async show(round) {
      await turn(round.roll);
      stand(round);
    },
    clear() {
      marker.hidden = true;
      delete number.dataset.won;
    },
  };
}
