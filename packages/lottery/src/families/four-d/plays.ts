import type { Play } from '../../play';
import { anyOrder, boxedNumbers } from '../whole-numbers/any-order';
import type { Entry } from '../whole-numbers/entry';
import { numberPlay, type Tier } from '../whole-numbers/number-play';
import { byPlace, typedNumbers } from '../whole-numbers/straight';
import { type FourD, tiersOf } from './result';
import { FREE, rolled } from './roll';
import { BIG, type PrizeTable, SMALL } from './tables';

/** A play, with the table that says what it pays; null where it pays what is fair less the share of the house. */
interface Priced {
  play: Play<FourD>;
  table: PrizeTable | null;
}

const EXAMPLE: FourD = {
  special: ['4071', '9920', '1385', '6604', '2219', '7752', '0836', '5147', '3398', '8463'],
  consolation: ['6120', '0957', '4418', '7731', '2046', '9385', '1572', '8809', '3264', '5693'],
  third: ['5082'],
  second: ['0417'],
  first: ['7259'],
};

const BIG_TIERS = tiersOf('first', 'second', 'third', 'special', 'consolation');
const SMALL_TIERS = tiersOf('first', 'second', 'third');

interface Straight {
  id: string;
  group: string;
  size: number;
  tiers: readonly Tier<FourD>[];
  lots?: number;
}

/** The same bets by place and typed. */
function straightPlays({ size, tiers, ...rest }: Straight): Play<FourD>[] {
  const [number = ''] = tiers[0]?.drawn(EXAMPLE) ?? [];
  const chosen = number.slice(-size);
  const example = (selection: readonly (readonly string[])[]) => ({ selection, result: EXAMPLE });
  return [
    numberPlay({ ...rest, tiers, entry: byPlace(size), example: example([...chosen].map((digit) => [digit])) }),
    numberPlay({ ...rest, id: `${rest.id}-typed`, tiers, entry: typedNumbers(size), example: example([[chosen]]) }),
  ];
}

interface Table {
  id: 'big' | 'small';
  tiers: readonly Tier<FourD>[];
  table: PrizeTable;
}

/** Everything that is paid by a table of prizes. */
function tablePlays({ id, tiers, table }: Table): Priced[] {
  const play = (group: string, entry: Entry, selection: readonly (readonly string[])[]) =>
    numberPlay({ id: `${group}-${id}`, group, entry, tiers, example: { selection, result: EXAMPLE } });
  const plays = [
    ...straightPlays({ id, group: 'standard', size: 4, tiers }),
    play('box', boxedNumbers(4), [['2579']]),
    play('ibox', anyOrder(4, [24, 12, 6, 4]), [['2579']]),
    play('roll', rolled(), [['7'], ['2'], [FREE], ['9']]),
  ];
  return plays.map((one) => ({ play: one, table }));
}

/** Bets on one prize alone: 4A to 4E; the last three or two digits of the first prize, or of all three. */
const ALONE: readonly Play<FourD>[] = [
  ...straightPlays({ id: 'four-a', group: 'single', size: 4, tiers: tiersOf('first') }),
  ...straightPlays({ id: 'four-b', group: 'single', size: 4, tiers: tiersOf('second') }),
  ...straightPlays({ id: 'four-c', group: 'single', size: 4, tiers: tiersOf('third') }),
  ...straightPlays({ id: 'four-d', group: 'single', size: 4, tiers: tiersOf('special') }),
  ...straightPlays({ id: 'four-e', group: 'single', size: 4, tiers: tiersOf('consolation') }),
  ...straightPlays({ id: 'three-a', group: 'three-d', size: 3, tiers: tiersOf('first') }),
  ...straightPlays({ id: 'three-abc', group: 'three-d', size: 3, tiers: SMALL_TIERS, lots: 3 }),
  ...straightPlays({ id: 'two-a', group: 'two-d', size: 2, tiers: tiersOf('first') }),
  ...straightPlays({ id: 'two-abc', group: 'two-d', size: 2, tiers: SMALL_TIERS, lots: 3 }),
];

export const PLAYS: readonly Priced[] = [
  ...tablePlays({ id: 'big', tiers: BIG_TIERS, table: BIG }),
  ...tablePlays({ id: 'small', tiers: SMALL_TIERS, table: SMALL }),
  ...ALONE.map((play) => ({ play, table: null })),
];
