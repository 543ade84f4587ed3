import type { setDownlineRates as endpoint } from '@tonalli/contracts/downlines/wire';
import { GAME_TYPES } from '@tonalli/contracts/lobby/wire';
import { toIso } from '../../clock/system-time';
import { rateAt, setRate } from '../../people/rates';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { noteActivity } from './activity';
import { nextPeriodOf } from './next-period';
import { requireBelow } from './people-below';

/** Sets rates of somebody right below the caller, all or none, from the operator's next day on (AG-04). */
export const setDownlineRates: Verb<typeof endpoint> = ({ ctx: { world, member: agent, now }, input }) =>
  world.transaction(() => {
    const { member, level } = requireBelow(world, agent.id, input.memberId);
    // Who stands further down has an upline of their own, whose affair it is.
    if (level !== 1) throw new PlatformFailure('DOWNLINE_NOT_FOUND');
    const from = nextPeriodOf(now);
    const changed = GAME_TYPES.filter((category) => {
      const rateBp = input.rates[category];
      return rateBp !== undefined && rateBp !== rateAt(world, member.id, { category, at: from });
    });
    for (const category of changed) {
      setRate(world, { memberId: member.id, category, rateBp: input.rates[category] ?? 0, from, setBy: agent.id });
    }
    if (changed.length > 0) {
      const rates = Object.fromEntries(changed.map((category) => [category, input.rates[category]]));
      noteActivity(world, {
        kind: 'rateSet',
        personId: member.id,
        byId: agent.id,
        readers: [agent.id, member.id],
        detail: { rates, effectiveAt: from },
      });
    }
    return { from: toIso(from) };
  });
