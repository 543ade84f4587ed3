import type { Play, Selection, SelectionFault } from '@tonalli/lottery/play';
import { rowsOf, STATIONS_ROW } from '@tonalli/lottery/selection';
import { useMemo } from 'react';
import { faultIn, startSelection, useBetting } from './betting-context';
import { type Figures, figuresOf, NOTHING } from './figures';
import { type Bet, fullFor, type SlipLine } from './slip-lines';

/** What stands on the board, and why it is no bet yet. */
export interface DraftBet {
  play: Play;
  selection: Selection;
  figures: Figures;
  bet: Bet | null;
  fault: SelectionFault | null;
  isEmpty: boolean;
  /** The slip has no room for it. */
  full: 'lines' | 'numbers' | null;
  /** A line of it costs less than it has to, minor units; null where it does not. */
  belowMinor: number | null;
}

export function useDraftBet(play: Play): DraftBet {
  const betting = useBetting();
  const { desk, odds, detail, target } = betting;
  const { unitMinor, multiple, slip, editing } = desk;
  const chosen = desk.chosen[play.id];
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the page's parts it depends on the draw's stations alone
  return useMemo(() => {
    const selection = chosen ?? startSelection(betting, play);
    const bet = { play: play.id, selection, unitMinor, multiple };
    const fault = faultIn(betting, play, selection);
    const figures = fault ? NOTHING : figuresOf(play, bet, odds);
    const { minLineMinor } = detail.limits;
    const isBelow = !fault && figures.stakeMinor < minLineMinor;
    const full = fault ? null : fullFor(others(slip.lines, editing), bet);
    return {
      ...{ play, selection, figures, fault, full },
      isEmpty: selection.every((row, at) => row.length === 0 || rowsOf(play.board)[at]?.id === STATIONS_ROW),
      bet: fault || full || isBelow ? null : bet,
      belowMinor: isBelow ? minLineMinor : null,
    };
  }, [play, chosen, unitMinor, multiple, odds, slip, editing, detail.limits, target.draw?.stations.length]);
}

const others = (lines: readonly SlipLine[], editing: number | null) => lines.filter(({ id }) => id !== editing);
