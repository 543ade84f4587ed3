import type { PlaceOrderInput } from '@tonalli/contracts/lottery/api';
import type { OddsTable } from '@tonalli/lottery/odds';
import type { Betting } from './betting-context';
import type { Multiples } from './chase';
import type { SlipLine } from './slip-lines';
import type { ToldIssue } from './told';

const ONE_DRAW: PlaceOrderInput['stop'] = { onWin: true, onProfitMinor: null, onCancelled: false };

export const lineOf = ({ play, selection, unitMinor, multiple }: SlipLine): PlaceOrderInput['lines'][number] => ({
  ...{ play, unitMinor, multiple },
  selection: selection.map((row) => [...row]),
});

interface Wanted {
  chase: Multiples | null;
  /** The draws that a chase can be for, the first of them the one that is bet on. */
  issues: readonly ToldIssue[];
}

/** The draws of an order with their multiples: one, or those of a chase as far as they are known. */
export function issuesOf({ target }: Pick<Betting, 'target'>, { chase, issues }: Wanted): PlaceOrderInput['issues'] {
  const first = target.draw?.issue;
  if (first === undefined) return [];
  if (!chase) return [{ issue: first, multiple: 1 }];
  return chase.multiples.flatMap((multiple, index) => {
    const issue = issues[index]?.issue;
    return issue === undefined ? [] : [{ issue, multiple }];
  });
}

/** The slip as an order; null where there is no draw to place it in, or not all draws of a chase are known. */
export function orderOf(betting: Betting, wanted: Wanted): Omit<PlaceOrderInput, 'language'> | null {
  const { detail, desk, group } = betting;
  const issues = issuesOf(betting, wanted);
  if (issues.length === 0 || issues.length < (wanted.chase?.multiples.length ?? 1)) return null;
  const { chase } = desk;
  return {
    gameCode: detail.game.gameCode,
    oddsVersion: detail.odds.version,
    prizeGroup: group,
    lines: desk.slip.lines.map(lineOf),
    issues,
    stop: chase ? { onWin: chase.onWin, onProfitMinor: chase.onProfitMinor, onCancelled: chase.onCancelled } : ONE_DRAW,
  };
}

/** Odds that changed, of the plays that are on the slip. */
export interface ChangedOdds {
  play: string;
  kind: string;
  prize: string;
  before: number;
  now: number;
}

export function changedOdds(lines: readonly SlipLine[], before: OddsTable, now: OddsTable): readonly ChangedOdds[] {
  const plays = new Set(lines.map(({ play }) => play));
  return Object.entries(now).flatMap(([key, odds]) => {
    const [play = '', kind = '', prize = ''] = key.split('/');
    const old = before[key];
    return plays.has(play) && old !== undefined && old !== odds ? [{ play, kind, prize, before: old, now: odds }] : [];
  });
}
