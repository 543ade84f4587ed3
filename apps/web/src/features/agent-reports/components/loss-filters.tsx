import type { DayRange } from '@tonalli/ui/date-range/dates';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { useTranslation } from 'react-i18next';
import { DayRangePicker } from '../../../components/day-range-picker';
import type { DayPreset } from '../../../hooks/day-ranges';
import type { ReportSearch } from '../report-search';

const PRESETS: readonly DayPreset[] = ['today', 'previous7', 'month', 'previousMonth'];

interface LossFiltersProps {
  range: DayRange;
  /** Null: the list is in no order of losses. */
  side: ReportSearch['side'] | null;
  today: string;
  onChange: (change: { from?: string; to?: string; side?: ReportSearch['side'] | undefined }) => void;
}

const SIDES = ['losers', 'winners'] as const;

export function LossFilters({ range, side, today, onChange }: LossFiltersProps) {
  const { t } = useTranslation('agent-reports');
  return (
    <div className="flex flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset">
      <DayRangePicker value={range} today={today} presets={PRESETS} onValueChange={(next) => onChange(next)} />
      {side === null ? null : (
        <SegmentedControl
          label={t('losses.side')}
          value={side ?? 'losers'}
          onValueChange={(next) => onChange({ side: next === 'winners' ? next : undefined })}
          options={SIDES.map((value) => ({ value, label: t(`losses.${value}`) }))}
        />
      )}
    </div>
  );
}
