import type { WireLanguage } from '@tonalli/contracts/language';
import type {
  fetchPromotion as detailEndpoint,
  listPromotions as listEndpoint,
  PromotionPhase,
} from '@tonalli/contracts/promotions/wire';
import { bannerPath } from '../../art/paths';
import { toIso } from '../../clock/system-time';
import { PlatformFailure, type Verb } from '../../transport/verb';
import { promotionsRepository, type StoredPromotion } from './promotions.repository';

const ORDER: Record<PromotionPhase, number> = { OPEN: 0, COMING_SOON: 1, CLOSED: 2 };

/** The start belongs to the period, the end no longer does. */
function phaseOf({ startsAt, endsAt }: StoredPromotion, now: number): PromotionPhase {
  if (now < startsAt) return 'COMING_SOON';
  return endsAt !== null && now >= endsAt ? 'CLOSED' : 'OPEN';
}

function toWire(promotion: StoredPromotion, language: WireLanguage, now: number) {
  const { id, category, picture, startsAt, endsAt } = promotion;
  const spanish = language === 'ES';
  return {
    promotionId: id,
    category,
    title: spanish ? promotion.titleEs : promotion.titleEn,
    summary: spanish ? promotion.summaryEs : promotion.summaryEn,
    imageUrl: bannerPath(picture),
    phase: phaseOf(promotion, now),
    startsAt: toIso(startsAt),
    endsAt: endsAt === null ? null : toIso(endsAt),
  };
}

export const listPromotions: Verb<typeof listEndpoint> = ({ ctx: { world, now }, input }) => ({
  list: promotionsRepository(world)
    .all()
    .map((promotion) => toWire(promotion, input.language, now))
    .sort((a, b) => ORDER[a.phase] - ORDER[b.phase]),
});

/** The action shows while the promotion is open only: nobody is led to what has not begun or is over. */
export const fetchPromotion: Verb<typeof detailEndpoint> = ({
  ctx: { world, now },
  input: { promotionId, language },
}) => {
  const promotion = promotionsRepository(world).find(promotionId);
  if (!promotion) throw new PlatformFailure('NOT_FOUND');
  const card = toWire(promotion, language, now);
  const spanish = language === 'ES';
  const { action } = promotion;
  return {
    ...card,
    content: spanish ? promotion.contentEs : promotion.contentEn,
    terms: [...(spanish ? promotion.termsEs : promotion.termsEn)],
    action:
      action && card.phase === 'OPEN'
        ? {
            label: spanish ? action.labelEs : action.labelEn,
            linkType: action.linkType,
            url: action.url,
            membersOnly: action.membersOnly,
          }
        : null,
  };
};
