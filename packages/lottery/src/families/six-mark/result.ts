import type { DrawFacts, Draws, ShownNumber, ShownRow, Trend } from '../../play';
import { animalOf, COLORS, classOf, NUMBERS, TAILS, toneOf, ZODIAC } from './balls';
import { ANIMALS, type Animal, animalAt } from './lunar-years';

export interface SixMark {
  /** Six different numbers, in the order in which they were drawn. */
  readonly numbers: readonly string[];
  /** The seventh. */
  readonly special: string;
  /** That of the lunar year of the draw. */
  readonly animal: Animal;
}

const BALLS = 7;

/**
 * Seven of 49 without putting back: from the list of 01 to 49, `below(49)`, `below(48)` ... `below(43)` is the place, from 0, of the
 * next number among those that are left. The number taken changes places with the first of those left.
 */
export function drawSixMark(draws: Draws, { drawsAt }: DrawFacts): SixMark {
  const left = [...NUMBERS];
  for (let taken = 0; taken < BALLS; taken++) {
    const at = taken + draws.below(left.length - taken);
    [left[taken], left[at]] = [left[at] ?? '', left[taken] ?? ''];
  }
  return { numbers: left.slice(0, BALLS - 1), special: left[BALLS - 1] ?? '', animal: animalAt(drawsAt) };
}

export const drawnOf = ({ numbers, special }: SixMark): readonly string[] => [...numbers, special];

const ball = (text: string): ShownNumber => ({ text, tone: toneOf(text) });

/** Six numbers and the special one apart, in their colours. */
export const showSixMark = ({ numbers, special }: SixMark): readonly ShownRow[] => [
  { id: null, shape: 'ball', numbers: [...numbers.map(ball), { ...ball(special), isApart: true }] },
];

const optionsOf = (classes: readonly { option: string }[]) => classes.map(({ option }) => option);
const seenIn = (classes: typeof COLORS, number: string): readonly string[] => {
  const option = classOf(classes, number);
  return option === undefined ? [] : [option];
};

export const sixMarkTrends: readonly Trend<SixMark>[] = [
  { id: 'drawn', options: NUMBERS, seen: drawnOf },
  { id: 'special', options: NUMBERS, seen: ({ special }) => [special] },
  { id: 'special-color', options: optionsOf(COLORS), seen: ({ special }) => seenIn(COLORS, special) },
  { id: 'special-tail', options: optionsOf(TAILS), seen: ({ special }) => seenIn(TAILS, special) },
  {
    id: 'special-animal',
    options: ANIMALS,
    seen: ({ special, animal }) => seenIn(ZODIAC, special).map((option) => animalOf(option, animal)),
  },
];
