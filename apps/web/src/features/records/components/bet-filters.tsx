import { Button } from '@tonalli/ui/button/button';
import type { DayRange } from '@tonalli/ui/date-range/dates';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { useTranslation } from 'react-i18next';
import { DayRangePicker } from '../../../components/day-range-picker';
import { BET_STATUSES, type BetSearch } from '../../../hooks/bet-search';
import type { DayPreset } from '../../../hooks/day-ranges';
import { useBootstrap } from '../../../hooks/use-bootstrap';

const PRESETS: readonly DayPreset[] = ['today', 'previous7', 'previous30', 'next7', 'next30'];

interface BetFiltersProps {
  search: BetSearch;
  range: DayRange;
  today: string;
  onChange: (change: { [K in keyof BetSearch]: BetSearch[K] | undefined }) => void;
}

export function BetFilters({ search, range, today, onChange }: BetFiltersProps) {
  const { t } = useTranslation('records');
  const { categories } = useBootstrap();
  const narrowed = search.type ?? search.vendor ?? search.status;
  const vendors = new Map(
    categories
      .filter(({ type }) => !search.type || type === search.type)
      .flatMap((category) => category.vendors.map(({ code, name }) => [code, name] as const)),
  );
  return (
    <div className="flex flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset">
      <DayRangePicker value={range} today={today} presets={PRESETS} onValueChange={(next) => onChange(next)} />
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={t('filters.type')}>
          <Select
            value={search.type ?? ''}
            placeholder={t('filters.allTypes')}
            options={categories.map(({ type }) => ({ value: type, label: t(`type.${type}`, { ns: 'lobby' }) }))}
            onChange={(event) => {
              const type = categories.find((category) => category.type === event.currentTarget.value)?.type;
              onChange({ type, vendor: undefined });
            }}
          />
        </Field>
        <Field label={t('filters.vendor')}>
          <Select
            value={search.vendor ?? ''}
            placeholder={t('filters.all')}
            options={[...vendors].map(([value, label]) => ({ value, label }))}
            onChange={(event) => onChange({ vendor: event.currentTarget.value || undefined })}
          />
        </Field>
        <Field label={t('filters.status')}>
          <Select
            value={search.status ?? ''}
            placeholder={t('filters.all')}
            options={BET_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
            onChange={(event) =>
              onChange({ status: BET_STATUSES.find((status) => status === event.currentTarget.value) })
            }
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-faint text-xs">{t('range.zone')}</p>
        {narrowed ? (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onChange({ type: undefined, vendor: undefined, status: undefined })}
          >
            {t('filters.reset')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
