import type { BillList, BillRow } from '@tonalli/contracts/agent-contracts/api';
import { BILL_STATES, type ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { formatCount } from '@tonalli/i18n/format';
import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Field } from '@tonalli/ui/field/field';
import { Money } from '@tonalli/ui/money/money';
import { Select } from '@tonalli/ui/select/select';
import { Stat } from '@tonalli/ui/stat/stat';
import { useTranslation } from 'react-i18next';
import { DayRangePicker } from '../../../components/day-range-picker';
import LoadFailure from '../../../components/load-failure';
import { type DayPreset, shownRange, toMoments } from '../../../hooks/day-ranges';
import { useLanguage } from '../../../hooks/use-language';
import { useToday } from '../../../hooks/use-today';
import type { ContractSearch } from '../contract-search';
import { useBills } from '../hooks/use-bills';
import { BillTable } from './bill-table';

const PRESETS: readonly DayPreset[] = ['today', 'previous7', 'previous30'];
const SIDES = ['downline', 'upline'] as const;

interface BillsProps {
  kind: ContractKind;
  search: ContractSearch;
  show: (change: { [Key in keyof ContractSearch]?: ContractSearch[Key] | undefined }) => void;
}

/** Bills of a range of days with the totals of all of it, the newest first; more on demand. */
export function Bills({ kind, search, show }: BillsProps) {
  const { t } = useTranslation('agent-contracts');
  const today = useToday();
  const range = shownRange(search, today);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, isPlaceholderData, refetch } =
    useBills({
      ...{ kind, ...toMoments(range) },
      ...(search.side ? { side: search.side } : {}),
      ...(search.paid ? { state: search.paid } : {}),
    });
  const rows: BillRow[] | undefined = data?.pages.flatMap(({ content }) => content);
  const totals = data?.pages[0]?.totals;
  return (
    <div className="flex flex-col gap-5">
      <BillFilters search={search} today={today} show={show} />
      {!data && error ? (
        <LoadFailure title={t('bills.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={!data || isPlaceholderData} className={isPlaceholderData ? 'opacity-50' : ''}>
          {totals && totals.bills > 0 ? <BillTotals totals={totals} /> : null}
          <BillTable
            rows={rows}
            onOpen={(bill) => show({ bill })}
            empty={<EmptyState illustration="inbox" title={t('bills.emptyTitle')} description={t('bills.emptyText')} />}
          />
          {hasNextPage ? (
            <div className="mt-4 flex flex-col items-center gap-2">
              {error ? (
                <LoadFailure
                  part
                  title={t('bills.error')}
                  error={error}
                  busy={isFetchingNextPage}
                  onRetry={() => void fetchNextPage()}
                />
              ) : null}
              <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('bills.more')}
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </div>
  );
}

function BillFilters({ search, today, show }: Pick<BillsProps, 'search' | 'show'> & { today: string }) {
  const { t } = useTranslation('agent-contracts');
  return (
    <div className="flex flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset">
      <DayRangePicker
        value={shownRange(search, today)}
        today={today}
        presets={PRESETS}
        onValueChange={(next) => show(next)}
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={t('bills.side')}>
          <Select
            value={search.side ?? ''}
            placeholder={t('bills.bothSides')}
            options={SIDES.map((value) => ({ value, label: t(`bills.sides.${value}`) }))}
            onChange={(event) => show({ side: SIDES.find((side) => side === event.currentTarget.value) })}
          />
        </Field>
        <Field label={t('bills.state')}>
          <Select
            value={search.paid ?? ''}
            placeholder={t('bills.anyState')}
            options={BILL_STATES.map((value) => ({ value, label: t(`bill.state.${value}`) }))}
            onChange={(event) => show({ paid: BILL_STATES.find((state) => state === event.currentTarget.value) })}
          />
        </Field>
      </div>
      <p className="text-faint text-xs">{t('bills.zone')}</p>
    </div>
  );
}

function BillTotals({ totals }: { totals: BillList['totals'] }) {
  const { t } = useTranslation('agent-contracts');
  const language = useLanguage();
  return (
    <section aria-label={t('bills.totals')} className="mb-5 grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Stat label={t('bills.count')} value={formatCount(totals.bills, language)} className="max-sm:col-span-2" />
      <Stat label={t('bills.due')} value={<Money amountMinor={totals.due} language={language} />} />
      <Stat label={t('bills.paid')} value={<Money amountMinor={totals.paid} language={language} />} />
    </section>
  );
}
