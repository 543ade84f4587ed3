import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** Inviting friends is offered (NAV-06). */
export const REFERRAL_ON = defineSetting('referralOn', z.boolean(), true);

/** What a member earns of the valid bets of those they invited, in basis points. */
export const REFERRAL_RATE = defineSetting('referralRateBasisPoints', z.int().min(0).max(1_000), 50);
