import { el, lessMotion } from '../../page/dom';
import type { Synth } from '../../page/synth';

/** Where pips stand, on a grid of three by three. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
};

/** How a die is turned for a face to look at the player. */
const TURNS: Readonly<Record<number, readonly [x: number, y: number]>> = {
  ...{ 1: [0, 0], 2: [-90, 0], 3: [0, -90], 4: [0, 90], 5: [90, 0], 6: [0, 180] },
};

const ROLL_MS = 1_100;

function face(value: number): HTMLElement {
  const pips = (PIPS[value] ?? []).map((place) => el(`span.pip.at-${place}`));
  return el(`span.die-face.face-${value}`, {}, ...pips);
}

const turned = (value: number, [x, y]: readonly [number, number] = [0, 0]): string => {
  const [rx, ry] = TURNS[value] ?? [0, 0];
  return `rotateX(${rx + x * 360}deg) rotateY(${ry + y * 360}deg)`;
};

function createDie(value: number) {
  const cube = el('span.die-cube', {}, ...[1, 2, 3, 4, 5, 6].map(face));
  cube.style.transform = turned(value);
  return { cube, element: el('span.die', {}, cube) };
}

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
