import { DateRange } from '@tonalli/ui/date-range/date-range';
import type { DayRange } from '@tonalli/ui/date-range/dates';
import { useTranslation } from 'react-i18next';
import { type DayPreset, MAX_RANGE_DAYS, presetRanges } from '../hooks/day-ranges';

interface DayRangePickerProps {
  value: DayRange;
  /** The day that it is where the operator is, yyyy-MM-dd. */
  today: string;
  presets: readonly DayPreset[];
  onValueChange: (range: DayRange) => void;
}

/** A range of days in the operator's zone: a ready one, or one's own up to the longest that can be asked for. */
export function DayRangePicker({ value, today, presets, onValueChange }: DayRangePickerProps) {
  const { t } = useTranslation('records');
  const ranges = presetRanges(today);
  return (
    <DateRange
      value={value}
      onValueChange={onValueChange}
      presets={presets.map((id) => ({ id, label: t(`range.${id}`), range: ranges[id] }))}
      maxDays={MAX_RANGE_DAYS}
      labels={{
        group: t('range.label'),
        custom: t('range.custom'),
        from: t('range.from'),
        to: t('range.to'),
        apply: t('range.apply'),
        faults: {
          missing: t('range.missing'),
          order: t('range.inverted'),
          outside: t('range.missing'),
          tooLong: t('range.tooLong', { days: MAX_RANGE_DAYS }),
        },
      }}
    />
  );
}
