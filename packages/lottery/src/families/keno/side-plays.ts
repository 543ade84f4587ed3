import { type Chance, chance } from '../../chance';
import type { Play } from '../../play';
import { winning } from '../plays/hits';
import { oneRowPlay } from '../plays/one-row';
import { type Drawn, SHOWN, totalOf } from './numbers';

/** The sets of 20 out of 80. How many of them have a sum is counted once, and again by the tests. */
const SETS = 3_535_316_142_212_174_320n;
const ofSets = (ways: bigint): Chance => chance(ways, SETS);

const MIDDLE = 810;

const overUnder = winning('over-under', ofSets(1_759_886_689_338_606_861n));
const equal = winning('equal', ofSets(15_542_763_534_960_598n));

export const sideOf = (draw: Drawn): string => {
  const total = totalOf(draw);
  return total === MIDDLE ? 'equal' : total > MIDDLE ? 'over' : 'under';
};

export const sumSide = oneRowPlay<Drawn>({
  id: 'sum-side',
  group: 'sum',
  row: 'sum',
  options: ['over', 'equal', 'under'],
  kinds: [overUnder, equal],
  kindOf: (option) => (option === 'equal' ? equal.id : overUnder.id),
  wins: (option, draw) => sideOf(draw) === option,
  example: { option: 'under', result: SHOWN },
});

/** Of the sum. Odd and even are no exact halves: they differ in one of four thousand million draws. */
export const sumParity: Play<Drawn> = oneRowPlay<Drawn>({
  id: 'sum-parity',
  group: 'sum',
  row: 'parity',
  options: ['odd', 'even'],
  kinds: [winning('odd', ofSets(1_767_658_070_682_256_896n)), winning('even', ofSets(1_767_658_071_529_917_424n))],
  kindOf: (option) => option,
  wins: (option, draw) => (totalOf(draw) % 2 === 1) === (option === 'odd'),
  example: { option: 'odd', result: SHOWN },
});

const half = winning('half', ofSets(1_408_393_885_741_467_768n));
const halves = winning('halves-equal', ofSets(718_528_370_729_238_784n));

/** Whether more of 01 to 40 are drawn, more of 41 to 80, or ten of each. */
function halfOf(draw: Drawn): string {
  const upper = draw.filter((number) => Number(number) <= 40).length;
  return upper === 10 ? 'equal' : upper > 10 ? 'upper' : 'lower';
}

export const halfPlay = oneRowPlay<Drawn>({
  id: 'halves',
  group: 'halves',
  row: 'halves',
  options: ['upper', 'equal', 'lower'],
  kinds: [half, halves],
  kindOf: (option) => (option === 'equal' ? halves.id : half.id),
  wins: (option, draw) => halfOf(draw) === option,
  example: { option: 'equal', result: SHOWN },
});

/** The greatest sum of each element; the least is one more than the one before has, and 210 of the first. */
const ELEMENTS_TO = [
  { id: 'gold', most: 695, ways: 362_424_019_495_171_770n },
  { id: 'wood', most: 763, ways: 712_463_910_471_784_803n },
  { id: 'water', most: 855, ways: 1_371_845_418_169_315_204n },
  { id: 'fire', most: 923, ways: 719_054_759_525_309_151n },
  { id: 'earth', most: 1_410, ways: 369_528_034_550_593_392n },
];

export const ELEMENTS: readonly string[] = ELEMENTS_TO.map(({ id }) => id);

export const elementOf = (draw: Drawn): string => ELEMENTS_TO.find(({ most }) => totalOf(draw) <= most)?.id ?? '';

export const elementPlay = oneRowPlay<Drawn>({
  id: 'elements',
  group: 'elements',
  row: 'elements',
  options: ELEMENTS,
  kinds: ELEMENTS_TO.map(({ id, ways }) => winning(id, ofSets(ways))),
  kindOf: (option) => option,
  wins: (option, draw) => elementOf(draw) === option,
  example: { option: 'water', result: SHOWN },
});
