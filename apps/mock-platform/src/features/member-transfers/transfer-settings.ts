import { MAX_AMOUNT_MINOR } from '@tonalli/contracts/money';
import { z } from 'zod';
import { defineSetting } from '../../world/settings';

const Amount = z.int().min(1).max(MAX_AMOUNT_MINOR);

/** How much may go from member to member at once, and from one member on one of the operator's days. Minor units. */
export const TRANSFER_RULES = defineSetting(
  'memberTransfers',
  z.object({ minMinor: Amount, maxMinor: Amount, dailyMinor: Amount }),
  { minMinor: 1_000, maxMinor: 5_000_000, dailyMinor: 10_000_000 },
);
