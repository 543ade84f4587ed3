import type { ReferralView } from '@tonalli/contracts/referral/api';
import { formatCount } from '@tonalli/i18n/format';
import { Money } from '@tonalli/ui/money/money';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Stat } from '@tonalli/ui/stat/stat';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';

export function ReferralFigures({ referral }: { referral: ReferralView | undefined }) {
  const { t } = useTranslation('referral');
  const language = useLanguage();
  const wait = <Skeleton className="h-8 w-20" />;
  const count = (value: number | undefined) => (value === undefined ? wait : formatCount(value, language));
  return (
    <section aria-label={t('figures.label')} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Stat
        label={t('figures.earned')}
        value={referral ? <Money amountMinor={referral.earnedMinor} language={language} className="text-jade" /> : wait}
      />
      <Stat label={t('figures.invited')} value={count(referral?.invited)} />
      <Stat label={t('figures.deposited')} value={count(referral?.deposited)} />
      <Stat label={t('figures.active')} value={count(referral?.active)} />
    </section>
  );
}
