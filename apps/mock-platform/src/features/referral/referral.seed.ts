import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { dayInZone } from '../../clock/system-time';
import { addDays } from '../../clock/zone-days';
import { findMemberByUsername } from '../../people/find-member';
import { memberLists } from '../../people/member-lists.repository';
import { validBetsOf } from '../../rollups/play';
import type { World } from '../../world/world';
import { bookDay, creditDay, startReferralDays } from './credit-day';
import { referralRepository } from './referral.repository';

/** Whom each demo account has invited, of the members who joined later: some of those who play most, and some others. */
const INVITED = { demo: { playing: 6, others: 5 }, maria: { playing: 2, others: 2 } } as const;
const HISTORY_DAYS = 30;
/** Whoever reads their inbox has deleted what is older. */
const TOLD_DAYS = 3;

/** Whom nobody has invited of the members who joined since then, who bet most first. */
function uninvitedSince(world: World, since: number): { memberId: string; joinedAt: number }[] {
  const members = memberLists(world)
    .joinedSince(since)
    .filter(({ id }) => !referralRepository(world).isInvited(id));
  const bets = validBetsOf(
    world,
    members.map(({ id }) => id),
  );
  const betMinor = new Map(bets.map(({ memberId, validMinor }) => [memberId, validMinor]));
  return members
    .map(({ id, createdAt }) => ({ memberId: id, joinedAt: createdAt, betMinor: betMinor.get(id) ?? 0 }))
    .sort((a, b) => b.betMinor - a.betMinor || (a.memberId < b.memberId ? -1 : 1));
}

/** Friends of the demo accounts, and the commission on what these really bet, day by day up to yesterday. */
export function seedReferral(world: World): void {
  const random = world.random.fork('referral');
  const store = referralRepository(world);
  for (const [username, { playing, others }] of Object.entries(INVITED)) {
    const referrer = findMemberByUsername(world, username);
    if (!referrer) continue;
    const later = uninvitedSince(world, referrer.createdAt);
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
