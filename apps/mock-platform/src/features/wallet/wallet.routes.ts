import * as wallet from '@tonalli/contracts/wallet/wire';
import { type Route, route } from '../../transport/verb';
import { collectWallets } from './collect-wallets';
import { listWalletMovements } from './list-wallet-movements';
import { transferWallet } from './transfer-wallet';
import { viewWallets, walletVendors } from './vendor-wallets';

export const walletRoutes: Route[] = [
  route(wallet.fetchBalance, ({ ctx: { world, member } }) => viewWallets(world, member)),
  route(wallet.fetchMerchantWallet, ({ ctx: { world } }) => ({ isSingle: walletVendors(world).length === 0 })),
  route(wallet.walletTransfer, transferWallet),
  route(wallet.collectWallets, collectWallets),
  route(wallet.listWalletMovements, listWalletMovements),
];
