import type { SicBoDice, SicBoKind } from '@tonalli/contracts/games/sic-bo';
import { isTriple, PAYS, type Spot, TOTAL_PAYS, totalOf } from '../spots';
import type { Translate } from './texts';

/** `Total 9`, `Pair 2-5`, `Small`. */
export const spotName = (t: Translate, { kind, of }: Pick<Spot, 'kind' | 'of'>): string =>
  t(kind, { of: of.join('-') });

/** Of kinds whose spots all win alike, and otherwise than the even chances. */
const ALIKE: Readonly<Partial<Record<SicBoKind, number>>> = {
  ...{ 'any-triple': PAYS['any-triple'], triple: PAYS.triple },
  ...{ double: PAYS.double, pair: PAYS.pair },
};

/** What it wins for a stake of 1: `60:1`; a number by how often it is shown. */
export function paysShort({ kind, of: [wanted = 0] }: Pick<Spot, 'kind' | 'of'>): string {
  if (kind === 'single') return `${PAYS.single.slice(1).join('·')}:1`;
  if (kind === 'total') return `${TOTAL_PAYS[wanted] ?? 0}:1`;
  return `${ALIKE[kind] ?? PAYS.even}:1`;
}

export type Size = 'small' | 'big' | 'triple';

/** Which of the great chances the dice are on; three alike are on none. */
export const sizeOf = (dice: SicBoDice): Size => (isTriple(dice) ? 'triple' : totalOf(dice) <= 10 ? 'small' : 'big');

const SIZE_KEYS = { small: 'fellSmall', big: 'fellBig', triple: 'fellTriple' } as const;

/** `2, 5 and 6: 13, big`. */
export const outcomeText = (t: Translate, dice: SicBoDice): string =>
  t(SIZE_KEYS[sizeOf(dice)], { one: dice[0], two: dice[1], three: dice[2], total: totalOf(dice) });
