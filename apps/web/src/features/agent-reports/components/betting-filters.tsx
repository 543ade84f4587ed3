import { BETTING_COLUMNS } from '@tonalli/contracts/agent-reports/columns';
import type { DayRange } from '@tonalli/ui/date-range/dates';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { useTranslation } from 'react-i18next';
import { DayRangePicker } from '../../../components/day-range-picker';
import type { DayPreset } from '../../../hooks/day-ranges';
import type { ReportSearch } from '../report-search';
import { NameSearch } from './name-search';

const PRESETS: readonly DayPreset[] = ['today', 'previous7', 'previous30'];
const KINDS = ['agents', 'players'] as const;

interface BettingFiltersProps {
  search: ReportSearch;
  range: DayRange;
  today: string;
  onChange: (change: { [K in keyof ReportSearch]?: ReportSearch[K] | undefined }) => void;
}

export function BettingFilters({ search, range, today, onChange }: BettingFiltersProps) {
  const { t } = useTranslation(['agent-reports', 'records']);
  return (
    <div className="flex flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset">
      <DayRangePicker value={range} today={today} presets={PRESETS} onValueChange={(next) => onChange(next)} />
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <Field label={t('agent-reports:filters.kind')}>
          <Select
            value={search.kind ?? ''}
            placeholder={t('records:filters.all')}
            options={KINDS.map((value) => ({ value, label: t(`agent-reports:filters.${value}`) }))}
            onChange={(event) => onChange({ kind: KINDS.find((kind) => kind === event.currentTarget.value) })}
          />
        </Field>
        <Field label={t('agent-reports:filters.sort')}>
          <Select
            value={search.sort ?? 'stake'}
            options={BETTING_COLUMNS.map((value) => ({ value, label: t(`agent-reports:column.${value}`) }))}
            onChange={(event) =>
              onChange({
                sort: BETTING_COLUMNS.find((column) => column === event.currentTarget.value),
                order: undefined,
              })
            }
          />
        </Field>
        {search.of ? null : (
          <NameSearch
            key={search.name ?? ''}
            value={search.name ?? ''}
            onSearch={(name) => onChange({ name: name || undefined })}
          />
        )}
      </div>
    </div>
  );
}
