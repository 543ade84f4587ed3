import { MAIN_WALLET } from '@tonalli/contracts/wallet/main-wallet';
import type { walletTransfer } from '@tonalli/contracts/wallet/wire';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { viewWallets, walletVendors } from './vendor-wallets';

export interface WalletMove {
  memberId: string;
  vendor: string;
  direction: 'in' | 'out';
  amountMinor: number;
  /** Unique over all movements between the member's wallets. */
  key: string;
  /** Milliseconds since epoch. */
  at: number;
}

/** Moves money between the main wallet and a vendor's. Throws `INSUFFICIENT_FUNDS`. */
export function moveWallet(world: World, { memberId, vendor, direction, amountMinor, key, at }: WalletMove): void {
  const kind = direction === 'in' ? 'wallet.in' : 'wallet.out';
  const posting = { kind, key: `wallet:${memberId}:${key}:${direction}:${vendor}`, memberId, vendor } as const;
  world.ledger.post({ ...posting, amountMinor, reference: vendor, at });
}

interface Way {
  memberId: string;
  from: string;
  to: string;
}

/** Money leaves every wallet that was ever used, and goes only into one that is open. Throws `WALLET_UNKNOWN`. */
function assertWallets(world: World, { memberId, from, to }: Way): void {
  const open = [MAIN_WALLET, ...walletVendors(world)];
  const used = world.ledger.wallets(memberId);
  if (!open.includes(to)) throw new PlatformFailure('WALLET_UNKNOWN');
  if (!open.includes(from) && !used.some(({ vendor }) => vendor === from)) throw new PlatformFailure('WALLET_UNKNOWN');
}

/** Between two of the member's own wallets; from vendor to vendor by way of the main one (GAME-07). */
export const transferWallet: Verb<typeof walletTransfer> = ({ ctx: { world, member, now, request }, input }) => {
  const { from, to, amount: amountMinor } = input;
  if (from === to) throw new PlatformFailure('INVALID_REQUEST');
  const memberId = member.id;
  // The dispatcher refuses a call without a key before it comes here.
  const common = { memberId, amountMinor, key: `transfer:${request.idempotencyKey ?? request.id}`, at: now };
  return world.transaction(() => {
    assertWallets(world, { memberId, from, to });
    if (from !== MAIN_WALLET) moveWallet(world, { ...common, vendor: from, direction: 'out' });
    if (to !== MAIN_WALLET) moveWallet(world, { ...common, vendor: to, direction: 'in' });
    return viewWallets(world, member);
  });
};
