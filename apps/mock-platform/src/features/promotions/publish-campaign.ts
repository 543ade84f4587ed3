import { isDeepStrictEqual } from 'node:util';
import type { World } from '../../world/world';
import { announcePromotions } from './announce';
import { stopWhenSpent } from './budget';
import { type Campaign, CampaignTerms } from './campaign-schema';
import { promotionsRepository, type StoredPromotion, type StoredVersion } from './promotions.repository';
import { startWeeks } from './settle-cashback';
import { scheduleTurn } from './turn';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const budgetOf = ({ budget }: Campaign): number =>
  budget === null ? 0 : budget.unit === 'money' ? budget.totalMinor : budget.total;

/** What it says and gives is the same as before. */
const isSame = (told: StoredVersion, { es, en, link, terms }: Pick<StoredVersion, 'es' | 'en' | 'link' | 'terms'>) =>
  isDeepStrictEqual([told.es, told.en, told.link, told.terms], [es, en, link, terms]);

/**
 * Puts a campaign where members see it. One that is there gets a new version of its terms where they differ, which holds for who
 * takes part from now on, and keeps its budget and whoever takes part. Answers its version.
 */
export function publishCampaign(world: World, campaign: Campaign): number {
  return world.transaction(() => {
    const store = promotionsRepository(world);
    const { id, kind, category, picture, es, en, action: link, budget, startsInDays, endsInDays } = campaign;
    const now = world.clock.now();
    const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
    const before = store.find(id);
    // Keys beside the terms are dropped by their own schema.
    const terms = CampaignTerms.strip().parse(campaign);
    const said = { es, en, link, terms };
    const known = before && store.version(id, before.version);
    const version = known && isSame(known, said) ? known.version : (before?.version ?? 0) + 1;
    if (version !== before?.version) store.insertVersion({ promotionId: id, version, at: now, ...said });
    const shown = {
      id,
      kind,
      category,
      picture,
      version,
      startsAt: hour + startsInDays * DAY_MS,
      endsAt: endsInDays === null ? null : hour + endsInDays * DAY_MS,
    };
    if (before) store.change(shown);
    else store.insert(newRow(shown, campaign, store.all().length));
    if (kind === 'cashback') startWeeks(world, id);
    if (budget) stopWhenSpent(world, id);
    scheduleTurn(world);
    announcePromotions(world);
    return version;
  });
}

const newRow = (
  shown: Pick<StoredPromotion, 'id' | 'kind' | 'category' | 'picture' | 'version' | 'startsAt' | 'endsAt'>,
  campaign: Campaign,
  position: number,
): StoredPromotion => ({
  ...shown,
  position,
  budgetUnit: campaign.budget?.unit ?? null,
  budgetTotal: budgetOf(campaign),
  budgetLeft: budgetOf(campaign),
  spentAt: null,
  pausedAt: null,
});
