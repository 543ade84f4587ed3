import type { GrantView } from '@tonalli/contracts/bonuses/api';
import { Button } from '@tonalli/ui/button/button';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { AskOnceMore } from '../../../components/ask-once-more';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

/** Gives a bonus up, after it was said what is lost and what is kept. */
export function CancelGrant({ grant }: { grant: GrantView }) {
  const { t } = useTranslation('bonuses');
  const language = useLanguage();
  const { client, queries } = useAppServices();
  const { data: balances } = trpc.wallet.balance.useQuery();
  const [asking, setAsking] = useState(false);
  const shown = (minor: number) => formatAmount(minor, { language });
  const cancel = useIdempotentCall(client.bonuses.cancel.mutate, () => {
    void queries.bonuses.invalidate();
    void queries.cashier.withdrawalRules.invalidate();
    toast.success(t('cancel.done'));
  });
  const lostMinor = grant.state === 'ACTIVE' ? grant.leftMinor : grant.bonusMinor;
  const words = {
    title: t('cancel.title'),
    text: t('cancel.text', {
      lost: shown(lostMinor),
      kept: balances ? shown(balances.mainMinor) : t('cancel.balance'),
    }),
    confirm: t('cancel.confirm'),
    cancel: t('cancel.keep'),
  };
  return (
    <>
      <Button variant="ghost" size="sm" className="self-start" onClick={() => setAsking(true)}>
        {t('cancel.open')}
      </Button>
      <AskOnceMore
        open={asking}
        onOpenChange={setAsking}
        words={words}
        error={cancel.error}
        onConfirm={async () => void (await cancel.mutateAsync({ id: grant.id }))}
      />
    </>
  );
}
