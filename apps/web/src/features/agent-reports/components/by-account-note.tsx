import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import type { DayRange } from '@tonalli/ui/date-range/dates';
import { useTranslation } from 'react-i18next';
import { presetRanges } from '../../../hooks/day-ranges';

const MONTHS = ['month', 'previousMonth'] as const;

interface ByAccountNoteProps {
  today: string;
  onChoose: (range: DayRange) => void;
}

/** Why a list of losses is by account, and which days are to be had in the order of the losses. */
export function ByAccountNote({ today, onChoose }: ByAccountNoteProps) {
  const { t } = useTranslation('agent-reports');
  return (
    <Alert title={t('losses.byAccount.title')} announce>
      <p>{t('losses.byAccount.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {MONTHS.map((month) => (
          <Button key={month} variant="secondary" size="sm" onClick={() => onChoose(presetRanges(today)[month])}>
            {t(`losses.byAccount.${month}`)}
          </Button>
        ))}
      </div>
    </Alert>
  );
}
