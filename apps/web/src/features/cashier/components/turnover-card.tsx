import type { WithdrawalRulesView } from '@tonalli/contracts/cashier/api';
import { Card } from '@tonalli/ui/card/card';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { Money } from '@tonalli/ui/money/money';
import { Progress } from '@tonalli/ui/progress/progress';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

interface TurnoverCardProps {
  rules: WithdrawalRulesView;
  balanceMinor: number | undefined;
}

/** What can be taken out, and how far the member is with what they have to stake first. */
export function TurnoverCard({ rules, balanceMinor }: TurnoverCardProps) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const { requiredMinor, doneMinor } = rules.turnover;
  const shown = (minor: number) => formatAmount(minor, { language });
  const missingMinor = requiredMinor - doneMinor;
  const of = t('withdraw.turnoverOf', { done: shown(doneMinor), required: shown(requiredMinor) });
  return (
    <Card className="grid gap-5 sm:grid-cols-2 xl:grid-cols-[auto_minmax(0,1fr)_auto]">
      <dl>
        <dt className="text-muted text-sm">{t('withdraw.available')}</dt>
        <dd className="mt-1 font-bold font-display text-2xl">
          {balanceMinor === undefined ? '—' : <Money amountMinor={balanceMinor} language={language} animate />}
        </dd>
      </dl>
      <div className="flex flex-col gap-2 max-sm:order-last sm:max-xl:order-last sm:max-xl:col-span-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-muted text-sm">{t('withdraw.turnover')}</span>
          {requiredMinor > 0 ? <span className="money text-sm">{of}</span> : null}
        </p>
        <Progress
          label={t('withdraw.turnover')}
          value={requiredMinor > 0 ? doneMinor : 1}
          max={Math.max(requiredMinor, 1)}
          valueText={of}
          tone={missingMinor > 0 ? 'marigold' : 'jade'}
        />
        <p className={missingMinor > 0 ? 'text-sm' : 'text-jade text-sm'}>
          {missingMinor > 0
            ? t('withdraw.turnoverMissing', { missing: shown(missingMinor) })
            : t('withdraw.turnoverDone')}
        </p>
      </div>
      <dl className="sm:text-end">
        <dt className="text-muted text-sm">{t('withdraw.today')}</dt>
        <dd className="money mt-1 font-semibold">
          {t('withdraw.todayOf', { used: rules.usedToday, total: rules.dailyCount })}
        </dd>
      </dl>
    </Card>
  );
}
