import type { Play } from '../../play';
import { COLORS, PARITIES, SIZES, TAILS, ZODIAC } from './balls';
import { appearsPlay, specialPlay } from './class-plays';
import type { SixMark } from './result';
import { type SetPlay, type SetPrize, setPlay } from './set-plays';
import { totalPlay } from './total-play';

/** Seven numbers that come to 183, in a year of the goat. */
const EXAMPLE: SixMark = { numbers: ['34', '07', '21', '48', '15', '26'], special: '32', animal: 'goat' };
const example = (...options: readonly string[]) => ({ selection: [options], result: EXAMPLE });

const regular = (id: string, drawn: number, special: SetPrize['special'] = 'either'): SetPrize => ({
  id,
  regular: drawn,
  special,
});

/** A number is chosen out of all 49; sets are made of so many that people still see what they bet. */
const MOST_NUMBERS = 20;

const set = (play: Omit<SetPlay, 'most' | 'group'>): Play<SixMark> =>
  setPlay({ ...play, group: 'sets', most: MOST_NUMBERS });

const SETS: readonly Play<SixMark>[] = [
  set({ id: 'two-of-two', size: 2, prizes: [regular('all', 2)], example: example('07', '21') }),
  set({ id: 'three-of-three', size: 3, prizes: [regular('all', 3)], example: example('07', '21', '34') }),
  set({ id: 'four-of-four', size: 4, prizes: [regular('all', 4)], example: example('07', '21', '34', '48') }),
  set({
    id: 'three-hit-two',
    size: 3,
    prizes: [regular('three', 3), regular('two', 2)],
    example: example('07', '21', '40'),
  }),
  set({
    id: 'two-hit-special',
    size: 2,
    prizes: [regular('all', 2), regular('one-and-special', 1, 'in')],
    example: example('07', '32'),
  }),
];

/** None of it is drawn in the example. */
const UNDRAWN = ['01', '02', '03', '04', '05', '06', '08', '09', '10', '11', '12', '13'];

const nonePlay = (size: number): Play<SixMark> =>
  setPlay({
    id: `none-${size}`,
    group: 'none',
    size,
    most: size + 5,
    prizes: [regular('none', 0, 'out')],
    example: example(...UNDRAWN.slice(0, size)),
  });

const pickSix = setPlay({
  id: 'pick-six',
  group: 'pick-six',
  size: 6,
  most: 16,
  prizes: [
    regular('six', 6),
    regular('five-special', 5, 'in'),
    regular('five', 5, 'out'),
    regular('four-special', 4, 'in'),
    regular('four', 4, 'out'),
    regular('three-special', 3, 'in'),
    regular('three', 3, 'out'),
  ],
  example: example('01', '02', '03', '07', '21', '34'),
});

const special = { group: 'special' } as const;

export const PLAYS: readonly Play<SixMark>[] = [
  setPlay({
    id: 'special-number',
    ...special,
    size: 1,
    most: 49,
    prizes: [regular('drawn', 0, 'in')],
    example: example('32'),
  }),
  specialPlay({ id: 'special-size', ...special, classes: SIZES, isRefunded: true, example: example('big') }),
  specialPlay({ id: 'special-parity', ...special, classes: PARITIES, isRefunded: true, example: example('even') }),
  specialPlay({ id: 'special-color', ...special, classes: COLORS, example: example('green') }),
  specialPlay({ id: 'special-zodiac', ...special, classes: ZODIAC, example: example('year-7') }),
  setPlay({
    id: 'regular-number',
    group: 'sets',
    size: 1,
    most: 49,
    prizes: [regular('drawn', 1)],
    example: example('07'),
  }),
  ...SETS,
  appearsPlay({ id: 'zodiac-appears', group: 'appears', classes: ZODIAC, example: example('year-6') }),
  appearsPlay({ id: 'tail-appears', group: 'appears', classes: TAILS, example: example('8') }),
  ...[5, 6, 7, 8, 9, 10, 11, 12].map(nonePlay),
  totalPlay('total-size', example('big')),
  pickSix,
];
