import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const walletAccess: AccessOf<typeof wire> = {
  collectWallets: { may: 'member', input: {} },
  fetchBalance: { may: 'signed in', input: {} },
  fetchMerchantWallet: { may: 'signed in', input: {} },
  listWalletMovements: { may: 'member', input: { pageNo: '1', pageSize: '10' } },
  walletTransfer: { may: 'member', input: { from: 'MAIN', to: 'SLR', amount: '100.00' } },
};
