import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** Vendors that keep a wallet of their own for each member; all others play from the main one. */
export const WALLET_VENDORS = defineSetting('walletVendors', z.array(z.string().min(1).max(32)).max(100), [
  'SLR',
  'BRJ',
]);
