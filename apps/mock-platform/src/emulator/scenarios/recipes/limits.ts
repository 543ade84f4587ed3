import type { LimitKind, OwnLimitPeriod } from '@tonalli/contracts/limits/periods';
import { wantLimits } from '../../../features/limits';
import type { World } from '../../../world/world';
import { loseOnce } from './bets';
import { deposit, inThePast } from './orders';
import { DAY_MS, type Person } from './person';

export interface LimitWanted {
  kind: LimitKind;
  period: OwnLimitPeriod;
  /** Minor units, of time minutes. */
  limit: number;
  usedMinor?: number;
  raise?: { to: number; state: 'waiting' | 'confirmable' | 'lapsed' };
}

/** When a raise was asked for that is now in this state, where it waits a day and can be confirmed for a week. */
const ASKED_DAYS = { waiting: 0, confirmable: 2, lapsed: 9 } as const;

/** Chooses a limit, uses some of it by one deposit or one lost round, and asks for another. */
export function limitThemself(
  world: World,
  person: Person,
  { kind, period, limit, usedMinor, raise }: LimitWanted,
): void {
  const want = (to: number) =>
    world.transaction(() => wantLimits(world, { memberId: person.id, kind, limits: { [period]: to } }));
  inThePast(world, raise ? ASKED_DAYS[raise.state] * DAY_MS : 0, () => {
    want(limit);
    if (raise) want(raise.to);
  });
  if (usedMinor === undefined) return;
  if (kind === 'deposit') deposit(world, person, { state: 'CONFIRMED', amountMinor: usedMinor, channelId: 'spei' });
  else loseOnce(world, person, usedMinor);
}
