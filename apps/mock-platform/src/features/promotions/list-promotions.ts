import type { WireLanguage } from '@tonalli/contracts/language';
import type { PromotionPhase } from '@tonalli/contracts/promotions/status';
import type {
  fetchPromotion as detailEndpoint,
  listPromotions as listEndpoint,
} from '@tonalli/contracts/promotions/wire';
import { bannerPath } from '../../art/paths';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import { type OpenCampaign, phaseOf, requireCampaign, withTerms } from './campaign';
import { promotionsRepository } from './promotions.repository';
import { prizeOf, promisedPrize } from './tell-prize';

const ORDER: Record<PromotionPhase, number> = { OPEN: 0, COMING_SOON: 1, STOPPED: 2, CLOSED: 3 };

const wordsIn = ({ told }: OpenCampaign, language: WireLanguage) => (language === 'ES' ? told.es : told.en);

function toWire(campaign: OpenCampaign, language: WireLanguage, now: number) {
  const { id, kind, category, picture, startsAt, endsAt } = campaign;
  const { title, summary } = wordsIn(campaign, language);
  return {
    promotionId: id,
    kind,
    category,
    title,
    summary,
    imageUrl: bannerPath(picture),
    phase: phaseOf(campaign, now),
    startsAt: toIso(startsAt),
    endsAt: endsAt === null ? null : toIso(endsAt),
  };
}

export const listPromotions: Verb<typeof listEndpoint> = ({ ctx: { world, now }, input }) => ({
  list: promotionsRepository(world)
    .all()
    .map((promotion) => toWire(withTerms(world, promotion), input.language, now))
    .sort((a, b) => ORDER[a.phase] - ORDER[b.phase]),
});

/** A link shows while the promotion is open only: nobody is led to what has not begun or is over. */
export const fetchPromotion: Verb<typeof detailEndpoint> = ({
  ctx: { world, now },
  input: { promotionId, language },
}) => {
  const campaign = requireCampaign(world, promotionId);
  const card = toWire(campaign, language, now);
  const { html, terms: lines } = wordsIn(campaign, language);
  const { link, version, at, terms } = campaign.told;
  const { cashback, days = [] } = terms;
  const { es, en, ...target } = link ?? { es: '', en: '', linkType: 'INNER' as const, url: '', membersOnly: false };
  return {
    ...card,
    content: html,
    terms: [...lines],
    version,
    termsAt: toIso(at),
    action: link && card.phase === 'OPEN' ? { label: language === 'ES' ? es : en, ...target } : null,
    prize: promisedPrize(terms, language),
    days: days.map((reward) => prizeOf(reward, language)),
    cashback: cashback
      ? {
          rates: cashback.rates,
          minimum: cashback.minimumMinor,
          cap: cashback.capMinor,
          categories: cashback.categories,
        }
      : null,
  };
};
