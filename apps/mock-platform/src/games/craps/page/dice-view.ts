import { createDie, turned } from '../../page/dice/die';
import { el, lessMotion } from '../../page/dom';
import type { Synth } from '../../page/synth';

const ROLL_MS = 1_100;

export interface DiceView {
  readonly element: HTMLElement;
  put(dice: readonly [number, number]): void;
  roll(dice: readonly [number, number]): Promise<void>;
  hurry(): void;
}

/** Two dice that tumble over the table until they show what was drawn. */
export function createDice(synth: Synth): DiceView {
  const dice = [createDie(3), createDie(4)];
  const element = el('div.dice', { 'aria-hidden': 'true' }, ...dice.map((die) => die.element));
  let running: Animation[] = [];

  function put(values: readonly [number, number]): void {
    for (const [at, die] of dice.entries()) die.cube.style.transform = turned(values[at] ?? 1);
    element.dataset.shows = values.join('-');
  }

  return {
    element,
    put,
    async roll(values) {
      put(values);
      if (lessMotion()) return;
      running = dice.flatMap(({ cube, element: die }, at) => {
        const end = turned(values[at] ?? 1);
        const spin = [{ transform: turned(values[at] ?? 1, at === 0 ? [-2, 1] : [-1, -2]) }, { transform: end }];
        const fly = [
          { transform: `translate(${at === 0 ? -9 : 9}rem, 5rem) scale(1.5)`, opacity: 0.2 },
          { transform: `translate(${at === 0 ? -1.5 : 2}rem, -1.25rem) scale(1.12)`, opacity: 1, offset: 0.55 },
          { transform: `translate(0, 0.375rem)`, offset: 0.8 },
          { transform: 'none' },
        ];
        const timing = { duration: ROLL_MS + at * 140, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };
        return [cube.animate(spin, timing), die.animate(fly, timing)];
      });
      for (const at of [0.35, 0.6, 0.75, 0.95]) {
        synth.play({ hertz: 900 - at * 500, at, lasts: 0.04, loud: 0.06, kind: 'square' });
      }
      await Promise.all(running.map(({ finished }) => finished));
      running = [];
    },
    hurry() {
      for (const each of running) each.finish();
    },
  };
}
