import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const walletAccess: AccessOf<typeof wire> = {
  collectWallets: { may: 'member', onBreak: 'allowed', input: {} },
  fetchBalance: { may: 'signed in', onBreak: 'allowed', input: {} },
  fetchMerchantWallet: { may: 'signed in', onBreak: 'allowed', input: {} },
  listWalletMovements: { may: 'member', onBreak: 'allowed', input: { pageNo: '1', pageSize: '10' } },
  walletTransfer: { may: 'member', input: { from: 'MAIN', to: 'SLR', amount: '100.00' } },
};
