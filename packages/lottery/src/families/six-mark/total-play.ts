import { chance, choose, sum } from '../../chance';
import type { Hit, Play } from '../../play';
import { NUMBERS } from './balls';
import { drawnOf, type SixMark } from './result';

const BIG = 'big';
const SMALL = 'small';
const LEAST_BIG = 175;
/** Of the sets of seven numbers, those that come to 175 or more; a test counts them. */
const BIG_SETS = 43_428_958;
const ALL_SETS = choose(NUMBERS.length, 7);
const WON = 'drawn';

const hit = (kind: string): Hit => ({ kind, prize: WON, times: 1 });
const sizeOf = (result: SixMark) => (sum(drawnOf(result).map(Number)) >= LEAST_BIG ? BIG : SMALL);
const kindOf = (id: string, ways: number) => ({ id, prizes: [{ id: WON, chance: chance(ways, ALL_SETS) }] });

/** Whether all seven numbers come to 175 or more, or to less. */
export const totalPlay = (id: string, example: Play<SixMark>['example']): Play<SixMark> => ({
  id,
  group: 'total',
  board: { kind: 'rows', rows: [{ id: 'options', options: [BIG, SMALL], least: 1, most: 2 }] },
  kinds: [kindOf(BIG, BIG_SETS), kindOf(SMALL, ALL_SETS - BIG_SETS)],
  example,
  count: ([options = []]) => [BIG, SMALL].map((kind) => ({ kind, bets: Number(options.includes(kind)) })),
  *expand([options = []]) {
    for (const option of options) yield { kind: option, bet: option };
  },
  hits: ([options = []], result) => options.filter((option) => option === sizeOf(result)).map(hit),
  bestCases: ([options = []]) => options.map((option) => [hit(option)]),
});
