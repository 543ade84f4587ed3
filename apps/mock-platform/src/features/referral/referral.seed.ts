import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../../clock/wall';
import { addDays } from '../../clock/zone-days';
import type { World } from '../../db/world';
import { findMember, findMemberByUsername } from '../account';
import { listPlayers } from '../play';
import { creditDay, startReferralDays } from './credit-day';
import { referralRepository } from './referral.repository';

/** How many of the members who joined after them each demo account has invited. */
const INVITED = { demo: 9, maria: 3 } as const;
const HISTORY_DAYS = 30;

/** Friends of the demo accounts, and the commission on what these really bet, day by day up to yesterday. */
export function seedReferral(world: World): void {
  const random = world.random.fork('referral');
  const store = referralRepository(world);
  const joined = listPlayers(world)
    .map(({ memberId }) => findMember(world, memberId))
    .filter((member) => member !== null)
    .sort((a, b) => b.createdAt - a.createdAt);
  const taken = new Set<string>();
  for (const [username, count] of Object.entries(INVITED)) {
    const referrer = findMemberByUsername(world, username);
    if (!referrer) continue;
    const later = joined.filter(({ createdAt, id }) => createdAt > referrer.createdAt && !taken.has(id));
    for (let index = 0; index < count && later.length > 0; index += 1) {
      const [friend] = later.splice(random.int(0, later.length - 1), 1);
      if (!friend) continue;
      taken.add(friend.id);
      store.insert({ memberId: friend.id, referrerId: referrer.id, joinedAt: friend.createdAt });
    }
  }
  const today = dayInZone(world.clock.now(), OPERATOR_TIME_ZONE);
  for (let daysAgo = HISTORY_DAYS; daysAgo > 0; daysAgo -= 1) creditDay(world, addDays(today, -daysAgo));
  startReferralDays(world);
}
