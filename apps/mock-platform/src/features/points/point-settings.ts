import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** `exchangeRatio`: points for 1.00 of money. `validBetPerPointMinor`: what has to be bet for one point. */
export const POINT_RULES = defineSetting(
  'points',
  z.object({
    exchangeRatio: z.int().min(1),
    minConvertPoints: z.int().min(1),
    validBetPerPointMinor: z.int().min(1),
  }),
  { exchangeRatio: 500, minConvertPoints: 500, validBetPerPointMinor: 100 },
);
