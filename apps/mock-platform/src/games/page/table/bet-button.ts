import type { BetStatus, TableStep } from './family';
import { type TableMoment, takesBets } from './moment';
import type { TableKey } from './texts';

/** How a bet stands, as far as its button goes. */
export interface BetStand {
  readonly moment: Pick<TableMoment, 'phase'>;
  readonly status: BetStatus;
  /** Of what is chosen now. */
  readonly costMinor: number;
  /** What is in play; 0 while nothing. */
  readonly placedMinor: number;
  /** What is chosen is not what was placed. */
  readonly isChanged: boolean;
  readonly isWaiting: boolean;
  readonly mayWait: boolean;
  readonly step: TableStep | null;
}

const KEYS = [
  ...(['lostButton', 'asking', 'confirm', 'confirmNone', 'change', 'takeBack', 'inPlay'] as const),
  ...(['waitNext', 'waits', 'closedButton', 'barWaiting'] as const),
] as const satisfies readonly TableKey[];

export interface ButtonShown {
  /** What it says; a step says its own. */
  readonly key: 'step' | (typeof KEYS)[number];
  readonly amountMinor: number;
  readonly state: 'ready' | 'busy' | 'waiting';
  readonly act: 'place' | 'withdraw' | 'step' | 'wait' | 'unwait' | 'choose' | null;
}

const idle = (key: ButtonShown['key'], amountMinor = 0): ButtonShown => ({
  ...{ key, amountMinor, state: 'waiting', act: null },
});
const ready = (key: ButtonShown['key'], act: NonNullable<ButtonShown['act']>, amountMinor = 0): ButtonShown => ({
  ...{ key, act, amountMinor, state: 'ready' },
});

function whileOpen({ status, costMinor, placedMinor, isChanged }: BetStand): ButtonShown {
  if (status === 'none') {
    return costMinor > 0 ? ready('confirm', 'place', costMinor) : { ...idle('confirmNone'), act: 'choose' };
  }
  if (!isChanged || status === 'over') return idle('inPlay', placedMinor);
  return costMinor > 0 ? ready('change', 'place', costMinor) : ready('takeBack', 'withdraw', placedMinor);
}

/** What the button of a bet says and does. */
export function buttonOf(stand: BetStand): ButtonShown {
  const { moment, status, costMinor, placedMinor, isWaiting, mayWait, step } = stand;
  if (moment.phase === 'lost') return { ...idle('lostButton'), state: 'busy' };
  if (status === 'asking') return { ...idle('asking'), state: 'busy' };
  if (takesBets(moment)) return whileOpen(stand);
  if (status === 'placed' && step) return ready('step', 'step');
  if (status === 'placed') return idle('inPlay', placedMinor);
  if (mayWait && isWaiting) return ready('waits', 'unwait', costMinor);
  if (mayWait && costMinor > 0) return ready('waitNext', 'wait', costMinor);
  return idle(moment.phase === 'closed' || moment.phase === 'decided' ? 'closedButton' : 'barWaiting');
}
