import { useEffect } from 'react';
import { useAppServices } from '../../../app/app-services-context';
import { overrideBalance } from '../../../hooks/balance-override';
import type { GameMessage } from '../game-message';

interface PlayedFrom {
  freeTrial: boolean;
  /** The vendor whose own wallet is played from; null: the main one. */
  vendor: string | null;
  url: string | undefined;
}

/**
 * Follows what the game says of its rounds. The platform tells a round's end before the reels show it, so that from the
 * beginning of a round the balance is the game's; once it is over, the one that is read counts again.
 */
export function useBalanceOfGame({ freeTrial, vendor, url }: PlayedFrom): (message: GameMessage) => void {
  const { queries } = useAppServices();
  // Another address is another start, which goes on from nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is why it runs
  useEffect(() => () => overrideBalance(null), [url]);

  return (message) => {
    if (freeTrial) return;
    if (message.type === 'playing') {
      if (message.balanceMinor !== null) overrideBalance({ amountMinor: message.balanceMinor, vendor });
      return;
    }
    if (message.type === 'round') return;
    overrideBalance(null);
    if (message.type !== 'balance') return;
    const known = queries.wallet.balance.getData();
    const readMinor =
      vendor === null ? known?.mainMinor : known?.vendors.find((one) => one.vendor === vendor)?.balanceMinor;
    if (message.balanceMinor !== readMinor) void queries.wallet.balance.invalidate();
  };
}
