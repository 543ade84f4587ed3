import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** VIP levels are offered (NAV-06). */
export const VIP_ON = defineSetting('vipOn', z.boolean(), true);
