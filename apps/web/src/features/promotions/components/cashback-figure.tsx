import type { CashbackView, TakingView } from '@tonalli/contracts/promotions/api';
import { formatAmount, formatDate } from '@tonalli/i18n/format';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { Money } from '@tonalli/ui/money/money';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

/** What each level gives back, for everybody. */
export function CashbackRates({ rule, mine }: { rule: CashbackView; mine: number | null }) {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  return (
    <section aria-label={t('cashback.rates')} className="flex flex-col gap-3">
      <h3 className="text-base">{t('cashback.rates')}</h3>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {rule.rates.map(({ level, rateBp }) => (
          <li
            key={level}
            className={clsx(
              'rounded-lg px-3 py-2.5 text-center ring-1 ring-inset',
              mine === rateBp ? 'bg-marigold-soft ring-marigold' : 'bg-raised ring-line',
            )}
          >
            <span className="block font-bold font-display text-xl">{formatBasisPoints(rateBp, language)}</span>
            <span className="text-2xs text-muted">
              {level === 0 ? t('cashback.everybody') : t('cashback.fromLevel', { level })}
              {mine === rateBp ? <span className="sr-only"> ({t('cashback.yours')})</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        {t('cashback.limits', {
          minimum: formatAmount(rule.minimumMinor, language),
          cap: formatAmount(rule.capMinor, language),
        })}
      </p>
    </section>
  );
}

/** The week so far, line by line, as it will be worked out. */
export function CashbackFigure({ cashback }: { cashback: NonNullable<TakingView['cashback']> }) {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const { stakeMinor, payoutMinor, bonusMinor, netLossMinor, rateBp, amountMinor } = cashback;
  const lines = [
    ['stake', stakeMinor],
    ['payout', -payoutMinor],
    ['bonus', -bonusMinor],
    ['netLoss', netLossMinor],
  ] as const;
  return (
    <section aria-label={t('cashback.week')} className="rounded-lg bg-raised p-4 ring-1 ring-line ring-inset">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-base">{t('cashback.week')}</h3>
        <p className="text-faint text-xs">{t('cashback.paidOn', { date: formatDate(cashback.to, language) })}</p>
      </div>
      <p className="mt-1 font-bold font-display text-3xl text-marigold-bright">
        <Money amountMinor={amountMinor} language={language} />
      </p>
      <dl className="mt-3 flex flex-col gap-1.5 text-sm">
        {lines.map(([name, minor]) => (
          <div
            key={name}
            className={clsx(
              'flex justify-between gap-4',
              name === 'netLoss' && 'border-line border-t pt-1.5 font-semibold',
            )}
          >
            <dt className="text-muted">{t(`cashback.line.${name}`)}</dt>
            <dd>
              <Money amountMinor={minor} language={language} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{t('cashback.line.rate')}</dt>
          <dd className="money">{`× ${formatBasisPoints(rateBp, language)}`}</dd>
        </div>
      </dl>
    </section>
  );
}
