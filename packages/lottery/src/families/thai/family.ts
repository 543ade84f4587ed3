import type { LotteryFamily } from '../../play';
import { PLAYS } from './plays';
import { drawThai, showThai, type Thai, thaiTrends } from './result';
import { DIFFERENT, PAIR } from './tod';

const TOD = { [DIFFERENT]: 150_000, [PAIR]: 300_000 };
const ANY = 'number';

/**
 * What is customary, x 1000, by play and kind, but where it returns too little: in any order a number with a pair pays twice what
 * three different digits do, since it has half their orders, and a digit of the bottom pays 4.5 instead of 4.2.
 */
const ODDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'three-top': { [ANY]: 900_000 },
  'three-tod': TOD,
  'three-tod-pair': TOD,
  'three-front': { [ANY]: 450_000 },
  'three-back': { [ANY]: 450_000 },
  'two-top': { [ANY]: 90_000 },
  'two-bottom': { [ANY]: 90_000 },
  'two-tod': { 'two-digits': 16_000 },
  'run-top': { digit: 3_200 },
  'run-bottom': { digit: 4_500 },
};

/** The government lottery of Thailand, as it is bet on. */
export const thai: LotteryFamily<Thai> = {
  id: 'thai',
  draw: drawThai,
  show: showThai,
  trends: thaiTrends,
  plays: PLAYS,
  proposedOdds({ id }, kind) {
    const odds = ODDS[id.replace(/-typed$/, '')]?.[kind.id];
    if (odds === undefined) throw new TypeError(`nothing says what ${kind.id} of ${id} pays`);
    return odds;
  },
  returns: { least: 8_000, most: 9_850 },
};
