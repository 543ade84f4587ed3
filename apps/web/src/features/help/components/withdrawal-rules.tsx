import { feeOf } from '@tonalli/contracts/cashier/fee';
import { formatPercent } from '@tonalli/i18n/format-percent';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useMethodTexts } from '../hooks/use-method-texts';

const EXAMPLE_MINOR = 100_000;

/** What every withdrawal has to meet, with an example of its fee. */
export default function WithdrawalRules() {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const { pesos, range, fee, stretch } = useMethodTexts();
  const { data, error, isFetching, refetch } = trpc.help.paymentMethods.useQuery();
  if (!data && error) {
    return <LoadFailure title={t('payments.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="mt-5 h-56 rounded-lg" />;
  const { withdrawal: rules } = data;
  const exampleMinor = Math.max(EXAMPLE_MINOR, rules.minMinor);
  const facts = [
    [t('payments.perWithdrawal'), range(rules.minMinor, rules.maxMinor)],
    [t('payments.daily'), t('payments.dailyCount', { count: rules.dailyCount })],
    [t('payments.fee'), fee(rules.fee)],
    [t('payments.turnover'), t('payments.turnoverValue', { percent: formatPercent(rules.turnoverPercent, language) })],
    [t('payments.receipt'), stretch(rules.receiptMinutes)],
  ] as const;
  const example = { amount: pesos(exampleMinor), net: pesos(exampleMinor - feeOf(exampleMinor, rules.fee)) };
  return (
    <div className="mt-5 rounded-lg bg-surface p-5 ring-1 ring-line ring-inset">
      <h3 className="sr-only">{t('payments.withdrawals')}</h3>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-faint text-sm">{name}</dt>
            <dd className="money mt-0.5 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 border-line border-t pt-4 text-muted text-sm">{t('payments.example', example)}</p>
    </div>
  );
}
