import { bonusOnDeposit, greatestBonusStake, wageringOf } from '@tonalli/contracts/bonuses/amounts';
import type { DepositBonusView } from '@tonalli/contracts/bonuses/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

interface BonusSummaryProps {
  offer: DepositBonusView;
  /** What reaches the balance; null while nothing that counts was typed. */
  depositMinor: number | null;
}

/** All that a bonus means, on one screen, before anything is paid. */
export function BonusSummary({ offer, depositMinor }: BonusSummaryProps) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const shown = (minor: number) => formatAmount(minor, { language });
  const bonusMinor = depositMinor === null ? 0 : bonusOnDeposit(offer, depositMinor);
  if (depositMinor === null || bonusMinor === 0)
    return <Alert tone="info">{t('bonus.minDeposit', { amount: shown(offer.minDepositMinor) })}</Alert>;
  const facts = [
    [t('bonus.deposit'), shown(depositMinor)],
    [t('bonus.bonus'), shown(bonusMinor)],
    [t('bonus.wagering'), shown(wageringOf(offer, { bonusMinor, depositMinor }))],
    [t('bonus.days'), t('bonus.daysCount', { count: offer.days })],
    [t('bonus.maxStake'), shown(greatestBonusStake(bonusMinor))],
  ] as const;
  return (
    <section aria-label={t('bonus.summary')} className="rounded-md bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <dl className="flex flex-col gap-2 text-sm">
        {facts.map(([name, fact]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{name}</dt>
            <dd className="money text-end font-semibold">{fact}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-4 text-muted text-sm">
        <li>{t('bonus.realFirst')}</li>
        <li>{t('bonus.games')}</li>
        <li>{t('bonus.onWithdrawal')}</li>
        <li>{t('bonus.onExpiry')}</li>
      </ul>
    </section>
  );
}
