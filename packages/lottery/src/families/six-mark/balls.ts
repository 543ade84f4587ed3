import type { Tone } from '../../play';
import { ANIMALS, type Animal, animalBefore } from './lunar-years';

const padded = (number: number) => `${number}`.padStart(2, '0');

/** 01 to 49. */
export const NUMBERS: readonly string[] = Array.from({ length: 49 }, (_, index) => padded(index + 1));

/** An option of a play, and the numbers that it stands for. */
export interface NumberClass {
  option: string;
  numbers: readonly string[];
}

const where = (option: string, isIn: (number: number) => boolean): NumberClass => ({
  option,
  numbers: NUMBERS.filter((number) => isIn(Number(number))),
});

const RED = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const BLUE = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

export const COLORS: readonly NumberClass[] = [
  where('red', (number) => RED.includes(number)),
  where('blue', (number) => BLUE.includes(number)),
  where('green', (number) => !RED.includes(number) && !BLUE.includes(number)),
];

/** Where it is the special number, bets on its size and parity get their stake back. */
export const REFUNDED = '49';

export const SIZES: readonly NumberClass[] = [
  where('big', (number) => number >= 25 && padded(number) !== REFUNDED),
  where('small', (number) => number < 25),
];

export const PARITIES: readonly NumberClass[] = [
  where('odd', (number) => number % 2 === 1 && padded(number) !== REFUNDED),
  where('even', (number) => number % 2 === 0),
];

/** By the last digit: all have five numbers but 0, which has four. */
export const TAILS: readonly NumberClass[] = Array.from({ length: 10 }, (_, digit) =>
  where(`${digit}`, (number) => number % 10 === digit),
);

/** `year` stands for the animal of the draw's lunar year, `year-3` for that of three years before. */
const optionOf = (years: number) => (years === 0 ? 'year' : `year-${years}`);

/**
 * Numbers run through the animals backwards from that of the draw's lunar year, which has 01 and four more. So the numbers of an
 * option are the same in every year, and the animal that they belong to is not: over a lunar new year, a selection keeps its numbers
 * and its odds.
 */
export const ZODIAC: readonly NumberClass[] = ANIMALS.map((_, years) =>
  where(optionOf(years), (number) => (number - 1) % ANIMALS.length === years),
);

/** The animal that an option of the zodiac stands for, in the lunar year of an animal. */
export function animalOf(option: string, yearsAnimal: Animal): Animal {
  return animalBefore(
    yearsAnimal,
    ZODIAC.findIndex((one) => one.option === option),
  );
}

/** The option of a partition that a number belongs to; undefined where it belongs to none. */
export const classOf = (classes: readonly NumberClass[], number: string): string | undefined =>
  classes.find(({ numbers }) => numbers.includes(number))?.option;

const TONES: Readonly<Record<string, Tone>> = { red: 'red', blue: 'blue', green: 'green' };
export const toneOf = (number: string): Tone => TONES[classOf(COLORS, number) ?? ''] ?? 'plain';
