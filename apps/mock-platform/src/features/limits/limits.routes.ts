import type { KindLimits } from '@tonalli/contracts/limits/periods';
import * as wire from '@tonalli/contracts/limits/wire';
import { PlatformFailure } from '../../kernel/failure';
import { type Route, route, type Verb } from '../../transport/verb';
import { wantLimits } from './change-limits';
import { cancelChange, confirmChange } from './decide-change';
import { remindersRepository } from './limits.repository';
import { fetchLimitHistory } from './read-history';
import { fetchLimits, limitsState } from './read-limits';

const changeLimits: Verb<typeof wire.changeLimits> = ({ ctx: { world, member }, input: { kind, limits } }) =>
  world.transaction(() => {
    wantLimits(world, { memberId: member.id, kind, limits: kind === 'time' ? minutesOf(limits) : limits });
    return limitsState(world, member.id);
  });

/** Of a limit of time. Throws `LIMIT_INVALID` where an amount stands for it. */
function minutesOf({ minutes, ...amounts }: { minutes?: number | undefined } & KindLimits): KindLimits {
  const [amount] = Object.keys(amounts);
  if (amount) throw new PlatformFailure('LIMIT_INVALID', { fields: { [amount]: { patternId: 'limitPeriod' } } });
  return { daily: minutes };
}

const confirmLimitChange: Verb<typeof wire.confirmLimitChange> = ({ ctx: { world, member }, input: { changeId } }) =>
  world.transaction(() => {
    confirmChange(world, { memberId: member.id, changeId });
    return limitsState(world, member.id);
  });

const cancelLimitChange: Verb<typeof wire.cancelLimitChange> = ({ ctx: { world, member }, input: { changeId } }) =>
  world.transaction(() => {
    cancelChange(world, { memberId: member.id, changeId });
    return limitsState(world, member.id);
  });

const answerLimitReminder: Verb<typeof wire.answerLimitReminder> = ({ ctx: { world, member, now }, input }) =>
  world.transaction(() => {
    const store = remindersRepository(world);
    const answered = input.answer === 'REVIEWED' ? { reviewedAt: now } : { withoutSince: now };
    store.keep(member.id, { ...store.find(member.id), ...answered });
    return limitsState(world, member.id);
  });

export const limitsRoutes: Route[] = [
  route(wire.fetchLimitHistory, fetchLimitHistory),
  route(wire.fetchLimits, fetchLimits),
  route(wire.changeLimits, changeLimits),
  route(wire.confirmLimitChange, confirmLimitChange),
  route(wire.cancelLimitChange, cancelLimitChange),
  route(wire.answerLimitReminder, answerLimitReminder),
];
