import { useState } from 'react';
import type { GameStart } from '../../../app/overlays/overlay-store';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { trpc } from '../../../trpc/trpc';

export interface VendorWallet {
  vendor: string;
  /** Undefined while it is being read. */
  balanceMinor: number | undefined;
}

/**
 * The member's wallet at the game's vendor, null when the game is played from the main wallet. The game may start once
 * that wallet holds money, or the player decides to go on without (GAME-07).
 */
export function useVendorWallet({ game, freeTrial }: GameStart) {
  const { walletVendors } = useBootstrap();
  const isOwn = !freeTrial && walletVendors.includes(game.vendor);
  const { data, error } = trpc.wallet.balance.useQuery(undefined, { enabled: isOwn });
  const [decided, setDecided] = useState(false);
  const balanceMinor = data?.vendors.find(({ vendor }) => vendor === game.vendor)?.balanceMinor;
  const known = data !== undefined || error !== null;
  const empty = isOwn && !decided && data !== undefined && (balanceMinor ?? 0) === 0;
  const wallet: VendorWallet | null = isOwn ? { vendor: game.vendor, balanceMinor } : null;
  return { wallet, empty, mayStart: !isOwn || (known && !empty), decide: () => setDecided(true) };
}
