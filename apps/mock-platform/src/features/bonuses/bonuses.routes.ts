import * as wire from '@tonalli/contracts/bonuses/wire';
import { type Route, route, type Verb } from '../../transport/verb';
import { contributionsOf, maxTimesOf } from './bonus-terms';
import { depositOffers } from './deposit-bonus';
import { cancelGrant, requireOwn } from './own-grants';
import { cancelFreePlays, listFreePlays } from './read-free';
import { fetchGameBonus, listGrantBets, listGrants } from './read-grants';
import { toWireContributions } from './wire-grant';

const cancel: Verb<typeof wire.cancelGrant> = ({ ctx: { world, member }, input: { bonusId } }) => {
  const whose = { grantId: bonusId, memberId: member.id };
  cancelGrant(world, whose);
  return { bonusId, lost: requireOwn(world, whose).lostMinor };
};

/** What a member may choose from before they pay (MEM-03). */
const listOffers: Verb<typeof wire.listDepositBonuses> = ({ ctx: { world, member, now, request }, input }) => ({
  list: depositOffers(world, { memberId: member.id, code: input.code, at: now }).map((terms) => {
    const { deposit, times, of, days } = terms;
    const words = (input.language ?? request.language) === 'ES' ? terms.es : terms.en;
    return {
      ...{ offerId: terms.id, when: deposit.when, ...words, percent: deposit.percent, times, of, days },
      minDeposit: deposit.minDepositMinor,
      maxBonus: deposit.maxBonusMinor,
      maxTimes: maxTimesOf(world),
      contributions: toWireContributions(contributionsOf(world)),
    };
  }),
});

export const bonusesRoutes: Route[] = [
  route(wire.listGrants, listGrants),
  route(wire.listGrantBets, listGrantBets),
  route(wire.cancelGrant, cancel),
  route(wire.listFreePlays, listFreePlays),
  route(wire.cancelFreePlays, cancelFreePlays),
  route(wire.listDepositBonuses, listOffers),
  route(wire.fetchGameBonus, fetchGameBonus),
];
