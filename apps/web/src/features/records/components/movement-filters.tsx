import { MAIN_CATEGORIES } from '@tonalli/contracts/ledger';
import type { DayRange } from '@tonalli/ui/date-range/dates';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { useTranslation } from 'react-i18next';
import { DayRangePicker } from '../../../components/day-range-picker';
import type { DayPreset } from '../../../hooks/day-ranges';
import type { MovementSearch } from '../movement-search';

const PRESETS: readonly DayPreset[] = ['today', 'previous7', 'previous30'];

interface MovementFiltersProps {
  search: MovementSearch;
  range: DayRange;
  today: string;
  onChange: (change: { [K in keyof MovementSearch]: MovementSearch[K] | undefined }) => void;
}

export function MovementFilters({ search, range, today, onChange }: MovementFiltersProps) {
  const { t } = useTranslation('records');
  return (
    <div className="flex flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset">
      <DayRangePicker value={range} today={today} presets={PRESETS} onValueChange={(next) => onChange(next)} />
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={t('movements.category')}>
          <Select
            value={search.category ?? ''}
            placeholder={t('filters.all')}
            options={MAIN_CATEGORIES.map((value) => ({ value, label: t(`movements.categories.${value}`) }))}
            onChange={(event) =>
              onChange({ category: MAIN_CATEGORIES.find((category) => category === event.currentTarget.value) })
            }
          />
        </Field>
      </div>
      <p className="text-faint text-xs">{t('range.zone')}</p>
    </div>
  );
}
