import type { collectWallets as endpoint } from '@tonalli/contracts/wallet/wire';
import type { Verb } from '../../transport/verb';
import { moveWallet } from './transfer-wallet';
import { viewWallets } from './vendor-wallets';

/** Empties every vendor wallet into the main one, all or none. Without anything to collect nothing is moved. */
export const collectWallets: Verb<typeof endpoint> = ({ ctx: { world, member, now, request } }) => {
  const key = `collect:${request.idempotencyKey ?? request.id}`;
  return world.transaction(() => {
    const filled = world.ledger.wallets(member.id).filter(({ balanceMinor }) => balanceMinor > 0);
    for (const { vendor, balanceMinor: amountMinor } of filled) {
      moveWallet(world, { memberId: member.id, vendor, direction: 'out', amountMinor, key, at: now });
    }
    const collected = filled.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
    return { collected, balances: viewWallets(world, member) };
  });
};
