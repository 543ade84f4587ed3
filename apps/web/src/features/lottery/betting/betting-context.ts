import type { OddsTable } from '@tonalli/lottery/odds';
import type { LotteryFamily, Play, Selection, SelectionFault } from '@tonalli/lottery/play';
import { faultOf, rowsOf, STATIONS_ROW } from '@tonalli/lottery/selection';
import { createContext, useContext } from 'react';
import type { FamilyTexts } from '../../../components/lottery/family-texts';
import type { ServerClock } from '../clock/server-clock';
import { type Desk, emptySelection } from './desk';
import { type Figures, figuresOf } from './figures';
import type { Bet } from './slip-lines';
import type { ToldDetail } from './told';
import type { DeskDispatch } from './use-desk';
import type { TargetDraw } from './use-target-draw';

/** What every part of a lottery's betting page works with. */
export interface Betting {
  detail: ToldDetail;
  family: LotteryFamily;
  texts: FamilyTexts;
  clock: ServerClock;
  /** In the prize group that was chosen. */
  odds: OddsTable;
  /** The prize group that orders are made in; null where the lottery has none. */
  group: number | null;
  target: TargetDraw;
  desk: Desk;
  dispatch: DeskDispatch;
}

const Context = createContext<Betting | null>(null);
export const BettingContext = Context.Provider;

/** Throws TypeError outside of a betting page. */
export function useBetting(): Betting {
  const betting = useContext(Context);
  if (!betting) throw new TypeError('not within a betting page');
  return betting;
}

/** How many stations draw; without end where a lottery has none. */
export const stationCount = ({ target }: Pick<Betting, 'target'>): number =>
  target.draw && target.draw.stations.length > 0 ? target.draw.stations.length : Number.POSITIVE_INFINITY;

export const playOf = ({ family }: Pick<Betting, 'family'>, id: string): Play | undefined =>
  family.plays.find((play) => play.id === id);

/** What is wrong with a selection in the draw that is bet on. */
export const faultIn = (betting: Betting, play: Play, selection: Selection): SelectionFault | null =>
  faultOf(play, selection, stationCount(betting));

/** What a bet comes to; null where it is none, or its play is unknown. */
export function figuresIn(betting: Betting, bet: Bet): Figures | null {
  const play = playOf(betting, bet.play);
  return play && !faultIn(betting, play, bet.selection) ? figuresOf(play, bet, betting.odds) : null;
}

/** The station that an option of the row of stations stands for; null in other rows. */
export const stationAt = ({ target }: Betting, row: string | undefined, option: string): string | null =>
  row === STATIONS_ROW ? (target.draw?.stations[Number(option) - 1] ?? null) : null;

/** What is chosen before anything is: the only station of a draw. */
export const startSelection = (betting: Pick<Betting, 'target'>, { board }: Play): Selection =>
  emptySelection(board).map((row, index) => {
    const isSole = rowsOf(board)[index]?.id === STATIONS_ROW && stationCount(betting) === 1;
    return isSole ? ['1'] : row;
  });
