import { oddsFor, PROPOSED_SHARE } from '../../odds';
import type { LotteryFamily } from '../../play';
import { PLAYS } from './plays';
import { drawFourD, type FourD, fourDTrends, showFourD } from './result';
import type { PrizeTable } from './tables';

const TABLES: ReadonlyMap<string, PrizeTable | null> = new Map(PLAYS.map(({ play, table }) => [play.id, table]));

const fromTable = (table: PrizeTable, kind: string, prize: string): number => {
  const odds = Object.entries(table[kind] ?? {}).find(([id]) => id === prize)?.[1];
  if (odds === undefined) throw new TypeError(`no table says what ${kind} pays as ${prize}`);
  return odds;
};

/** 23 numbers of four digits, as drawn in Singapore and Malaysia. */
export const fourD: LotteryFamily<FourD> = {
  id: 'four-d',
  draw: drawFourD,
  show: showFourD,
  trends: fourDTrends,
  plays: PLAYS.map(({ play }) => play),
  proposedOdds(play, kind, prize) {
    const table = TABLES.get(play.id);
    return table ? fromTable(table, kind.id, prize.id) : oddsFor(prize.chance, PROPOSED_SHARE);
  },
  returns: { least: 7_900, most: 9_850 },
};
