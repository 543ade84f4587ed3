import type { fetchMissionLeaderboard as readEndpoint } from '@tonalli/contracts/missions/wire';
import { toIso } from '../../clock/system-time';
import { nicknameOf } from '../../people/find-member';
import type { Verb } from '../../transport/verb';
import { maskName } from '../play';
import { weekAt } from './mission-window';
import { weeksRepository } from './missions.repository';

const LEADERS = 20;

/** Who has the most stars of this week under masked names, and where the member stands (MEM-13). */
export const fetchMissionLeaderboard: Verb<typeof readEndpoint> = ({ ctx: { world, member } }) => {
  const { from, to } = weekAt(world.clock.now());
  const store = weeksRepository(world);
  const own = store.find(from, member.id);
  const list = store.top(from, LEADERS).map(({ memberId, stars }, index) => ({
    ...{ rank: index + 1, name: maskName(nicknameOf(world, memberId)), stars, isOwn: memberId === member.id },
  }));
  return { list, ownRank: own && store.before(own) + 1, ownStars: own?.stars ?? 0, endsAt: toIso(to) };
};
