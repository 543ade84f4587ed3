import { formatAmount } from '@tonalli/ui/money/format-amount';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { isWorthRetrying } from '../../../trpc/failure-code';
import { readFailure } from '../../../trpc/platform-failure';

const KEY_BYTES = 16;
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Claims waiting bonuses, one at a time. A repeat after a lost answer carries the same key, so that it is the same claim. */
export function useClaimBonus() {
  const { t } = useTranslation('vip');
  const { client, queries } = useAppServices();
  const language = useLanguage();
  const failureText = useFailureText();
  const keys = useRef(new Map<string, string>());
  const [claiming, setClaiming] = useState<string | null>(null);

  const claim = async (bonusId: string) => {
    if (claiming !== null) return;
    const idempotencyKey = keys.current.get(bonusId) ?? newKey();
    keys.current.set(bonusId, idempotencyKey);
    setClaiming(bonusId);
    try {
      const { amountMinor } = await client.vip.claim.mutate({ bonusId }, { context: { idempotencyKey } });
      toast.success(t('waiting.done', { amount: formatAmount(amountMinor, { language }) }), {
        description: t('waiting.doneText'),
      });
    } catch (error) {
      toast.danger(t('waiting.failed'), { description: failureText(error) });
      if (isWorthRetrying(readFailure(error).code)) return;
      keys.current.delete(bonusId);
    } finally {
      setClaiming(null);
      void queries.wallet.balance.invalidate();
      void queries.vip.invalidate();
      void queries.rewards.invalidate();
    }
  };
  return { claim: (bonusId: string) => void claim(bonusId), claiming };
}
