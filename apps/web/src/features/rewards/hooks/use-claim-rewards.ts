import type { ClaimedReward } from '@tonalli/contracts/rewards/api';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useFailureText } from '../../../hooks/use-failure-text';
import { isWorthRetrying } from '../../../trpc/failure-code';
import { readFailure } from '../../../trpc/platform-failure';

const KEY_BYTES = 16;
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** In place of a reward's id. */
const ALL = 'all';

export interface Receipt {
  claimed: ClaimedReward[];
  /** How many could not be handed over, and go on waiting. */
  refused: number;
}

/** Claims waiting rewards, one claim at a time. A repeat after a lost answer carries the same key, so that it is the same claim. */
export function useClaimRewards(onClaimed: (receipt: Receipt) => void) {
  const { t } = useTranslation('rewards');
  const { client, queries } = useAppServices();
  const failureText = useFailureText();
  const keys = useRef(new Map<string, string>());
  const [claiming, setClaiming] = useState<string | null>(null);

  const send = async (what: string, idempotencyKey: string): Promise<Receipt> => {
    const context = { idempotencyKey };
    if (what === ALL) {
      const { claimed, refused } = await client.rewards.claimAll.mutate(undefined, { context });
      return { claimed, refused: refused.length };
    }
    const { rewardId, reward } = await client.rewards.claim.mutate({ rewardId: what }, { context });
    return { claimed: [{ rewardId, reward }], refused: 0 };
  };
  const claim = async (what: string) => {
    if (claiming !== null) return;
    const key = keys.current.get(what) ?? newKey();
    keys.current.set(what, key);
    setClaiming(what);
    try {
      onClaimed(await send(what, key));
      keys.current.delete(what);
    } catch (error) {
      toast.danger(t('claim.failed'), { description: failureText(error) });
      if (!isWorthRetrying(readFailure(error).code)) keys.current.delete(what);
    } finally {
      setClaiming(null);
      void queries.wallet.balance.invalidate();
      void queries.points.invalidate();
      void queries.bonuses.invalidate();
      void queries.vip.invalidate();
      void queries.promotions.invalidate();
      void queries.rewards.invalidate();
    }
  };
  return {
    claiming,
    isClaimingAll: claiming === ALL,
    claim: (rewardId: string) => void claim(rewardId),
    claimAll: () => void claim(ALL),
  };
}
