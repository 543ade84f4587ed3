import type { DownlineRate, fetchDownline as endpoint } from '@tonalli/contracts/downlines/wire';
import { GAME_TYPES, type GameType } from '@tonalli/contracts/lobby/wire';
import { toIso } from '../../clock/system-time';
import { rateAt, rateRoom, ratesOf } from '../../people/rates';
import { uplineAt } from '../../people/tree';
import { peopleBelow } from '../../rollups/team-people';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { loginsOf } from '../session';
import { nextPeriodOf } from './next-period';
import { isSeen, kindOf, nameAt, requireBelow } from './people-below';

/** Somebody of the caller's downline with their team in sums and their rates (AG-04). */
export const fetchDownline: Verb<typeof endpoint> = ({ ctx: { world, member: agent, now }, input }) => {
  const { member, level, path } = requireBelow(world, agent.id, input.memberId);
  const from = nextPeriodOf(now);
  const lastLogin = loginsOf(world, member.id).find(({ succeeded }) => succeeded);
  return {
    memberId: member.id,
    name: nameAt(level, member),
    nickname: isSeen(level, member.status) ? member.nickname : null,
    kind: kindOf(member.type),
    status: member.status,
    level,
    joinedAt: toIso(member.createdAt),
    lastLoginAt: lastLogin ? toIso(lastLogin.at) : null,
    balance: isSeen(level, member.status) ? world.ledger.balance(member.id, 'member.main') : null,
    path,
    team: teamOf(world, member.id),
    rates: GAME_TYPES.map((category) => rateOf(world, member.id, { category, from })),
    ratesFrom: toIso(from),
  };
};

function teamOf(world: World, agentId: string) {
  const { levels, balanceMinor } = peopleBelow(world, agentId, { from: 0, to: 0 });
  const sum = (of: 'agents' | 'members') => levels.reduce((total, level) => total + level[of], 0);
  return { agents: sum('agents'), members: sum('members'), balance: balanceMinor };
}

function rateOf(
  world: World,
  memberId: string,
  { category, from }: { category: GameType; from: number },
): DownlineRate {
  const now = world.clock.now();
  const uplineId = uplineAt(world, memberId, from);
  const room =
    uplineId === null ? { minimumBp: 0, maximumBp: 0 } : rateRoom(world, memberId, { category, at: from, uplineId });
  const later = ratesOf(world, memberId).find((rate) => rate.category === category && rate.from > now);
  return {
    category,
    rateBp: rateAt(world, memberId, { category, at: now }),
    ...room,
    next: later ? { rateBp: later.rateBp, from: toIso(later.from) } : null,
  };
}
