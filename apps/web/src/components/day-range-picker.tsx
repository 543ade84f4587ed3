import { DateRange } from '@tonalli/ui/date-range/date-range';
import type { DayRange } from '@tonalli/ui/date-range/dates';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayPreset, MAX_RANGE_DAYS, presetRanges } from '../hooks/day-ranges';
import { usePlatformClock } from '../hooks/use-platform-clock';

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
  const choose = useChoice({ ranges, presets, onValueChange });
  return (
    <DateRange
      value={value}
      onValueChange={choose}
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

type Choice = Pick<DayRangePickerProps, 'presets' | 'onValueChange'> & { ranges: Record<DayPreset, DayRange> };

/** A ready range that is pressed before the platform has said which day it is there is taken once it has. */
function useChoice({ ranges, presets, onValueChange }: Choice): (range: DayRange) => void {
  const { isAwaited } = usePlatformClock();
  const [pressed, setPressed] = useState<DayPreset | null>(null);
  const take = useEffectEvent((preset: DayPreset) => {
    setPressed(null);
    onValueChange(ranges[preset]);
  });
  useEffect(() => {
    if (pressed !== null && !isAwaited) take(pressed);
  }, [pressed, isAwaited]);
  return (range) => {
    const ready = isAwaited ? presets.find((id) => ranges[id] === range) : undefined;
    if (ready === undefined) onValueChange(range);
    else setPressed(ready);
  };
}
