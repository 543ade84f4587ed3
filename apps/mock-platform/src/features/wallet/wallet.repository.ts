import { mainAccountRecord } from '../../ledger/account-record';
import { repository } from '../../world/world';

type WalletKind = 'wallet.in' | 'wallet.out';
const KINDS: readonly WalletKind[] = ['wallet.in', 'wallet.out'];

/** What the member moved between the main account and the vendor wallets. */
export const walletRepository = repository(({ sqlite }) => {
  const { totals, page } = mainAccountRecord<WalletKind>(sqlite);
  return {
    countMovements: (memberId: string): number => totals({ memberId, kinds: KINDS }).rows,
    /** Newest first. */
    movements: (memberId: string, limit: number, offset: number) => page({ memberId, kinds: KINDS }, limit, offset),
  };
});
