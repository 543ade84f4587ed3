import type { WalletBalances } from '@tonalli/contracts/wallet/wire';
import { shownBalance } from '../../people/trial-money';
import type { SessionMember } from '../../transport/verb';
import type { World } from '../../world/world';
import { findVendorName } from '../lobby';
import { WALLET_VENDORS } from './wallet-settings';

/** Vendors that keep a wallet of their own for each member, of those in the catalogue. */
export const walletVendors = (world: World): string[] =>
  world.settings.get(WALLET_VENDORS).filter((code) => findVendorName(world, code) !== null);

/** Whether real play with a vendor is paid from its own wallet. */
export const hasOwnWallet = (world: World, vendor: string): boolean =>
  world.settings.get(WALLET_VENDORS).includes(vendor);

/** What the member's wallets hold; one whose vendor keeps none any more shows until it is empty. */
export function viewWallets(world: World, member: Pick<SessionMember, 'id' | 'type'>): WalletBalances {
  const open = walletVendors(world);
  const wallets = world.ledger.wallets(member.id);
  const held = new Map(wallets.map(({ vendor, balanceMinor }) => [vendor, balanceMinor]));
  const left = wallets.filter(({ vendor, balanceMinor }) => balanceMinor > 0 && !open.includes(vendor));
  return {
    main: shownBalance(world, member),
    vendors: [...open, ...left.map(({ vendor }) => vendor)].map((vendor) => ({
      vassalage: vendor,
      name: findVendorName(world, vendor) ?? vendor,
      balance: held.get(vendor) ?? 0,
      isOpen: open.includes(vendor),
    })),
  };
}
