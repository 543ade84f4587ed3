import type { Play } from '../../play';
import { anyOrder } from '../whole-numbers/any-order';
import { numberPlay, type Tier } from '../whole-numbers/number-play';
import { byPlace, typedNumbers } from '../whole-numbers/straight';
import { runPlay, twoOf, twoTyped } from './among';
import { BACK, BOTTOM, FRONT, type Thai, TOP, topOf } from './result';
import { pairAndOne, threeOf } from './tod';

const EXAMPLE: Thai = { last: '84', front: ['317', '905'], back: ['062', '548'], first: '629173' };
const PAIR_EXAMPLE: Thai = { ...EXAMPLE, first: '629313' };

const example = (...selection: readonly (readonly string[])[]) => ({ selection, result: EXAMPLE });

interface Straight {
  id: string;
  group: string;
  size: number;
  tiers: readonly Tier<Thai>[];
}

/** The same bets by place and typed. */
function straightPlays({ size, tiers, ...rest }: Straight): Play<Thai>[] {
  const [number = ''] = tiers[0]?.drawn(EXAMPLE) ?? [];
  const chosen = number.slice(-size);
  return [
    numberPlay({ ...rest, tiers, entry: byPlace(size), example: example(...[...chosen].map((digit) => [digit])) }),
    numberPlay({ ...rest, id: `${rest.id}-typed`, tiers, entry: typedNumbers(size), example: example([chosen]) }),
  ];
}

/** Thai names: bon is the top, lang the bottom, na the front, tod any order, wing a digit that runs. */
export const PLAYS: readonly Play<Thai>[] = [
  ...straightPlays({ id: 'three-top', group: 'three', size: 3, tiers: TOP }),
  numberPlay({ id: 'three-tod', group: 'tod', entry: threeOf(), tiers: TOP, example: example(['1', '3', '7']) }),
  numberPlay({
    id: 'three-tod-pair',
    group: 'tod',
    entry: pairAndOne(),
    tiers: TOP,
    example: { selection: [['3'], ['1']], result: PAIR_EXAMPLE },
  }),
  numberPlay({
    id: 'three-tod-typed',
    group: 'tod',
    entry: anyOrder(3, [6, 3]),
    tiers: TOP,
    example: example(['317']),
  }),
  ...straightPlays({ id: 'three-front', group: 'three', size: 3, tiers: FRONT }),
  ...straightPlays({ id: 'three-back', group: 'three', size: 3, tiers: BACK }),
  ...straightPlays({ id: 'two-top', group: 'two', size: 2, tiers: TOP }),
  ...straightPlays({ id: 'two-bottom', group: 'two', size: 2, tiers: BOTTOM }),
  twoOf(example(['1', '7'])),
  twoTyped(example(['71'])),
  runPlay({ id: 'run-top', digits: topOf, ways: 271, of: 1_000, example: example(['7']) }),
  runPlay({ id: 'run-bottom', digits: ({ last }) => last, ways: 19, of: 100, example: example(['8']) }),
];
