import type { Balances } from '@tonalli/contracts/wallet/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { useCollect } from '../../../hooks/use-transfer';

/** Brings back what all vendors hold, in one press. */
export function CollectAll({ balances }: { balances: Balances }) {
  const { t } = useTranslation('transfer');
  const language = useLanguage();
  const failureText = useFailureText();
  const collect = useCollect();
  const heldMinor = balances.vendors.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  const shown = (minor: number) => formatAmount(minor, { language });
  const press = () =>
    collect.mutate(null, {
      onSuccess: ({ collectedMinor }) => toast.success(t('collect.done', { amount: shown(collectedMinor) })),
    });
  return (
    <section aria-label={t('collect.title')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-xl bg-surface p-5 ring-1 ring-line ring-inset">
        <div className="min-w-0">
          <h2 className="text-base">{t('collect.title')}</h2>
          <p className="text-muted text-sm">
            {heldMinor === 0 ? t('collect.nothing') : t('collect.text', { amount: shown(heldMinor) })}
          </p>
        </div>
        <Button variant="secondary" disabled={heldMinor === 0} loading={collect.isPending} onClick={press}>
          {t('collect.submit')}
        </Button>
      </div>
      {collect.error ? (
        <Alert tone="danger" announce>
          {failureText(collect.error)}
        </Alert>
      ) : null}
    </section>
  );
}
