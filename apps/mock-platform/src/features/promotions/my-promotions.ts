import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { WireLanguage } from '@tonalli/contracts/language';
import type {
  listMyPromotions as listEndpoint,
  fetchMyPromotion as oneEndpoint,
  Prize,
  Taking,
} from '@tonalli/contracts/promotions/wire';
import { toIso } from '../../clock/system-time';
import { addDays, dayStartInZone } from '../../clock/zone-days';
import { imagesOf } from '../../transport/uploads/keep-images';
import type { Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { benefitLevelOf } from '../vip';
import { applicationIdOf } from './application-id';
import { withTerms } from './campaign';
import { CALENDAR_DAYS } from './campaign-schema';
import { cashbackOf, netLossOf, playOf, rateOf, spanOfWeek, weekOf } from './cashback';
import { signsRepository } from './entries.repository';
import { promotionsRepository } from './promotions.repository';
import { isMet, requirementOf } from './rules';
import { askedOf, type Place, placeOf, requireMember, requirePlace, standingOf, termsOf, today } from './standing';
import { prizeOf } from './tell-prize';

function calendarOf(world: World, { campaign, member, state }: Place): Taking['calendar'] {
  if (campaign.kind !== 'calendar') return null;
  const count = signsRepository(world).count(campaign.id, member.id);
  const isSignedToday = state === 'SIGNED_TODAY';
  const signedCount = isSignedToday ? ((count - 1) % CALENDAR_DAYS) + 1 : count % CALENDAR_DAYS;
  const day = today(world);
  const nextDayAt = toIso(dayStartInZone(addDays(day, 1), OPERATOR_TIME_ZONE));
  return { signedCount, isSignedToday, today: day, nextDayAt };
}

/** The week of now so far, for who takes part. */
function cashbackNow(world: World, place: Place): Taking['cashback'] {
  const terms = termsOf(world, place).cashback;
  if (!place.entry || !terms) return null;
  const span = spanOfWeek(weekOf(world.clock.now()));
  const play = playOf(world, place.member.id, { ...terms, span });
  const rateBp = rateOf(terms, benefitLevelOf(world, place.member.id));
  return {
    from: toIso(span.from),
    to: toIso(span.to),
    stake: play.stakeMinor,
    payout: play.payoutMinor,
    bonus: play.bonusMinor,
    netLoss: netLossOf(play),
    rateBp,
    amount: cashbackOf(terms, play, rateBp),
  };
}

function applicationOf(world: World, { entry }: Place): Taking['application'] {
  if (!entry || entry.remark === null) return null;
  const applicationId = applicationIdOf(entry.id);
  const { remark, at, reason } = entry;
  return { applicationId, remark, images: imagesOf(world, applicationId), at: toIso(at), reason };
}

function prizeTold(place: Place, language: WireLanguage): Prize | null {
  const reward = place.waiting?.reward ?? place.entry?.reward;
  return reward ? prizeOf(reward, language) : null;
}

/** All that a member is told of where they stand in a promotion. */
export const takingOf = (world: World, place: Place, language: WireLanguage): Taking => ({
  ...standingOf(world, place),
  goals: termsOf(world, place).goals.map((goal) => ({
    ...requirementOf(goal),
    isMet: place.entry !== null && isMet(world, goal, askedOf(place)),
  })),
  version: place.entry?.version ?? null,
  calendar: calendarOf(world, place),
  cashback: cashbackNow(world, place),
  application: applicationOf(world, place),
  prize: prizeTold(place, language),
});

/** Where a member stands in everything that is taken part in. */
export function standingsOf(world: World, memberId: string) {
  const member = requireMember(world, memberId);
  return promotionsRepository(world)
    .all()
    .filter(({ kind }) => kind !== 'information')
    .map((promotion) => standingOf(world, placeOf(world, withTerms(world, promotion), member)));
}

export const listMyPromotions: Verb<typeof listEndpoint> = ({ ctx: { world, member } }) => {
  const list = standingsOf(world, member.id);
  const available = list.filter(({ action, reasons }) => action !== null && reasons.length === 0);
  return { availablePromoCount: available.length, list };
};

export const fetchMyPromotion: Verb<typeof oneEndpoint> = ({ ctx: { world, member }, input }) =>
  takingOf(world, requirePlace(world, input.promotionId, member.id), input.language);
