import { MOVEMENT_GROUPS } from '@tonalli/contracts/agent-reports/columns';
import type { DayRange } from '@tonalli/ui/date-range/dates';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { useTranslation } from 'react-i18next';
import { DayRangePicker } from '../../../components/day-range-picker';
import type { DayPreset } from '../../../hooks/day-ranges';
import type { ReportSearch } from '../report-search';

const PRESETS: readonly DayPreset[] = ['today', 'previous7', 'previous30'];

interface MovementFiltersProps {
  search: ReportSearch;
  range: DayRange;
  today: string;
  onChange: (change: { [K in keyof ReportSearch]?: ReportSearch[K] | undefined }) => void;
}

export function MovementFilters({ search, range, today, onChange }: MovementFiltersProps) {
  const { t } = useTranslation(['agent-reports', 'records']);
  return (
    <div className="flex flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset">
      <DayRangePicker value={range} today={today} presets={PRESETS} onValueChange={(next) => onChange(next)} />
      {search.of ? (
        <div className="grid gap-3 sm:grid-cols-3">
          <Field label={t('agent-reports:filters.group')}>
            <Select
              value={search.group ?? ''}
              placeholder={t('records:filters.all')}
              options={MOVEMENT_GROUPS.map((value) => ({ value, label: t(`agent-reports:group.${value}`) }))}
              onChange={(event) =>
                onChange({ group: MOVEMENT_GROUPS.find((group) => group === event.currentTarget.value) })
              }
            />
          </Field>
        </div>
      ) : null}
    </div>
  );
}
