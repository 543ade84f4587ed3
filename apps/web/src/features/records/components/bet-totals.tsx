import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { Figures } from '../../../components/figures';
import { useLanguage } from '../../../hooks/use-language';

interface BetTotalsProps {
  totals: { stakeMinor: number; payoutMinor: number; netMinor: number } | undefined;
}

export function BetTotals({ totals }: BetTotalsProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  return (
    <Figures
      label={t('totals.label')}
      waiting={!totals}
      figures={(['stake', 'payout', 'net'] as const).map((id) => ({
        id,
        name: t(`totals.${id}`),
        value: (
          <Money amountMinor={totals?.[`${id}Minor`] ?? 0} language={language} tone={id === 'net' ? 'sign' : 'plain'} />
        ),
      }))}
    />
  );
}
