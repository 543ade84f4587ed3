import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../../clock/wall';
import { addDays } from '../../clock/zone-days';
import { findMemberByUsername } from '../../people/find-member';
import type { World } from '../../world/world';
import { bookDay, creditDay, startReferralDays } from './credit-day';
import { referralRepository } from './referral.repository';

/** Whom each demo account has invited, of the members who joined later: some of those who play most, and some others. */
const INVITED = { demo: { playing: 6, others: 5 }, maria: { playing: 2, others: 2 } } as const;
const HISTORY_DAYS = 30;
/** Whoever reads their inbox has deleted what is older. */
const TOLD_DAYS = 3;

/** Friends of the demo accounts, and the commission on what these really bet, day by day up to yesterday. */
export function seedReferral(world: World): void {
  const random = world.random.fork('referral');
  const store = referralRepository(world);
  for (const [username, { playing, others }] of Object.entries(INVITED)) {
    const referrer = findMemberByUsername(world, username);
    if (!referrer) continue;
    const later = store.joinedSince(referrer.createdAt);
    const friends = [
      ...later.slice(0, 2 * playing).filter((_, index) => index % 2 === 0),
      ...Array.from({ length: later.length > 0 ? others : 0 }, () => random.pick(later)),
    ];
    for (const { memberId, joinedAt } of friends) store.insert({ memberId, referrerId: referrer.id, joinedAt });
  }
  const today = dayInZone(world.clock.now(), OPERATOR_TIME_ZONE);
  for (let daysAgo = HISTORY_DAYS; daysAgo > 0; daysAgo -= 1) {
    const credit = daysAgo > TOLD_DAYS ? bookDay : creditDay;
    credit(world, addDays(today, -daysAgo));
  }
  startReferralDays(world);
}
