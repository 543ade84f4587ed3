import type { FreePlaysView } from '@tonalli/contracts/bonuses/api';
import { Button } from '@tonalli/ui/button/button';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { AskOnceMore } from '../../../components/ask-once-more';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';
import { useLanguage } from '../../../hooks/use-language';

/** Gives free plays up, after it was said what is lost and what is kept. */
export function CancelFree({ plays: { id, count, used, stakeMinor, wonMinor } }: { plays: FreePlaysView }) {
  const { t } = useTranslation('bonuses');
  const language = useLanguage();
  const { client, queries } = useAppServices();
  const [asking, setAsking] = useState(false);
  const shown = (minor: number) => formatAmount(minor, { language });
  const cancel = useIdempotentCall(client.bonuses.cancelFree.mutate, () => {
    void queries.bonuses.invalidate();
    toast.success(t('free.cancel.done'));
  });
  const left = count - used;
  const words = {
    title: t('free.cancel.title'),
    text: t('free.cancel.text', { count: left, worth: shown(left * stakeMinor), won: shown(wonMinor) }),
    confirm: t('free.cancel.confirm'),
    cancel: t('free.cancel.keep'),
  };
  return (
    <>
      <Button variant="ghost" size="sm" className="self-start" onClick={() => setAsking(true)}>
        {t('free.cancel.open')}
      </Button>
      <AskOnceMore
        open={asking}
        onOpenChange={setAsking}
        words={words}
        error={cancel.error}
        onConfirm={async () => void (await cancel.mutateAsync({ id }))}
      />
    </>
  );
}
