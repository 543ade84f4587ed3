import { el } from '../dom';

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

function face(value: number): HTMLElement {
  const pips = (PIPS[value] ?? []).map((place) => el(`span.pip.at-${place}`));
  return el(`span.die-face.face-${value}`, {}, ...pips);
}

/** With so many whole turns to come. */
export const turned = (value: number, [x, y]: readonly [number, number] = [0, 0]): string => {
  const [rx, ry] = TURNS[value] ?? [0, 0];
  return `rotateX(${rx + x * 360}deg) rotateY(${ry + y * 360}deg)`;
};

/** A die that shows a face, as decoration: what it shows is said in words beside it. */
export function createDie(value: number) {
  const cube = el('span.die-cube', {}, ...[1, 2, 3, 4, 5, 6].map(face));
  cube.style.transform = turned(value);
  return { cube, element: el('span.die', {}, cube) };
}
