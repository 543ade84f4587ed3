import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** `claimDays`: for how many of the operator's days a member may claim the own rebate, those before today. */
export const REBATE_RULES = defineSetting('rebates', z.object({ claimDays: z.int().min(1).max(366) }), {
  claimDays: 90,
});
