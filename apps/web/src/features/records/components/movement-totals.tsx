import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';
import { Figures } from '../../../components/figures';
import { useLanguage } from '../../../hooks/use-language';

interface MovementTotalsProps {
  totals: { inMinor: number; outMinor: number; netMinor: number } | undefined;
}

export function MovementTotals({ totals }: MovementTotalsProps) {
  const { t } = useTranslation('records');
  const language = useLanguage();
  return (
    <Figures
      label={t('movements.totals.label')}
      waiting={!totals}
      figures={(['in', 'out', 'net'] as const).map((id) => ({
        id,
        name: t(`movements.totals.${id}`),
        value: (
          <Money amountMinor={totals?.[`${id}Minor`] ?? 0} language={language} tone={id === 'net' ? 'sign' : 'plain'} />
        ),
      }))}
    />
  );
}
