import type { World } from '../../world/world';
import { promised } from './promised';
import { publishCampaign } from './publish-campaign';

/** Promotions of every phase; their periods begin and end at the hour. */
export function seedPromotions(world: World): void {
  for (const campaign of promised()) publishCampaign(world, campaign);
}
