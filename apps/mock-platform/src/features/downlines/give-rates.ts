import type { NewRates } from '@tonalli/contracts/downlines/wire';
import { GAME_TYPES } from '@tonalli/contracts/lobby/wire';
import { PlatformFailure } from '../../kernel/failure';
import { rateAt, setRate } from '../../people/rates';
import type { World } from '../../world/world';
import { noteActivity } from './activity';
import { nextPeriodOf } from './next-period';
import { requireBelow } from './people-below';

interface Given {
  agentId: string;
  memberId: string;
  rates: NewRates;
}

/**
 * Sets rates of somebody right below an agent, all or none, from the operator's next day on, which it returns. Throws
 * `DOWNLINE_NOT_FOUND`, and as `setRate`.
 */
export function giveRates(world: World, { agentId, memberId, rates: wanted }: Given): number {
  return world.transaction(() => {
    const { member, level } = requireBelow(world, agentId, memberId);
    // Who stands further down has an upline of their own, whose affair it is.
    if (level !== 1) throw new PlatformFailure('DOWNLINE_NOT_FOUND');
    const from = nextPeriodOf(world.clock.now());
    const changed = GAME_TYPES.filter((category) => {
      const rateBp = wanted[category];
      return rateBp !== undefined && rateBp !== rateAt(world, member.id, { category, at: from });
    });
    for (const category of changed)
      setRate(world, { memberId: member.id, category, rateBp: wanted[category] ?? 0, from, setBy: agentId });
    if (changed.length > 0) {
      const rates = Object.fromEntries(changed.map((category) => [category, wanted[category]]));
      noteActivity(world, {
        kind: 'rateSet',
        personId: member.id,
        byId: agentId,
        readers: [agentId, member.id],
        detail: { rates, effectiveAt: from },
      });
    }
    return from;
  });
}
