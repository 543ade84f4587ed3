import type { BreakChoice, takeBreak as endpoint } from '@tonalli/contracts/breaks/wire';
import { toIso } from '../../clock/system-time';
import { PlatformFailure } from '../../kernel/failure';
import { type Break, keepBreak, protectionOf } from '../../people/player-protection';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { offeredBreaks } from './break-choices';
import { breaksRepository } from './breaks.repository';

/**
 * Takes a break, or a longer one. Everything that ends with it ends in the same transaction, by whoever hears of
 * `member.onBreak`. Throws `BREAK_INVALID` for what is not offered, or would shorten a break.
 */
export function startBreak(world: World, memberId: string, choice: BreakChoice): Break {
  return world.transaction(() => {
    const before = protectionOf(world, memberId).break;
    const offered = offeredBreaks(world, before).find((one) => one.choice === choice);
    if (!offered) throw new PlatformFailure('BREAK_INVALID');
    const at = world.clock.now();
    const { kind, until } = offered;
    const taken = { kind, from: at, until };
    keepBreak(world, memberId, taken);
    breaksRepository(world).append({ memberId, event: 'TAKEN', at, kind, choice, until });
    world.tell('member.onBreak', { memberId, kind, until, at, newFrom: before?.until ?? at });
    return taken;
  });
}

export const takeBreak: Verb<typeof endpoint> = ({ ctx: { world, member }, input }) => {
  const { kind, from, until } = startBreak(world, member.id, input.choice);
  return { kind, from: toIso(from), until: until === null ? null : toIso(until) };
};
