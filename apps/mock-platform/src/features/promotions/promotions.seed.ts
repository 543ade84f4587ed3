import type { World } from '../../world/world';
import { startBirthdays } from './birthday-gift';
import { promised } from './promised';
import { publishCampaign } from './publish-campaign';

/** Promotions of every phase, whose periods begin and end at the hour, and the birthdays to come. */
export function seedPromotions(world: World): void {
  for (const campaign of promised()) publishCampaign(world, campaign);
  startBirthdays(world);
}
