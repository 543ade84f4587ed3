import * as wallet from '@tonalli/contracts/wallet/wire';
import { type Route, route } from '../../http/verb';
import { shownBalance } from '../account';

export const walletRoutes: Route[] = [
  // With a single wallet no vendor holds money of its own.
  route(wallet.fetchBalance, ({ ctx: { world, member } }) => ({ main: shownBalance(world, member), vendors: [] })),
  route(wallet.fetchMerchantWallet, () => ({ isSingle: true })),
];
