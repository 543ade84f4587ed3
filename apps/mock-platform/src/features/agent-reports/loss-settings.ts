import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** How many may have played in the months of a range for all of them to be added up and put in the order of their loss. */
export const LOSS_RANKING = defineSetting('lossRanking', z.strictObject({ most: z.int().min(0) }), {
  most: 2_000,
});
