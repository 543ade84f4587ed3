import { Field } from '@tonalli/ui/field/field';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { Select } from '@tonalli/ui/select/select';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { lastMonths } from '../months';
import type { ReportSearch } from '../report-search';

interface LossFiltersProps {
  month: string;
  side: 'winners' | undefined;
  today: string;
  onChange: (change: { month?: string; side?: ReportSearch['side'] | undefined }) => void;
}

const SIDES = ['losers', 'winners'] as const;

export function LossFilters({ month, side, today, onChange }: LossFiltersProps) {
  const { t } = useTranslation('agent-reports');
  const language = useLanguage();
  const months = lastMonths(today);
  const offered = months.includes(month) ? months : [month, ...months];
  const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className="grid items-end gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:grid-cols-[16rem_minmax(0,1fr)]">
      <Field label={t('filters.month')}>
        <Select
          value={month}
          options={offered.map((value) => ({ value, label: name.format(new Date(`${value}-01T00:00:00Z`)) }))}
          onChange={(event) => onChange({ month: event.currentTarget.value })}
        />
      </Field>
      <SegmentedControl
        label={t('losses.side')}
        value={side ?? 'losers'}
        onValueChange={(next) => onChange({ side: next === 'winners' ? next : undefined })}
        options={SIDES.map((value) => ({ value, label: t(`losses.${value}`) }))}
      />
    </div>
  );
}
