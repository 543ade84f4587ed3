import type { WheelSector } from '@tonalli/contracts/wheel/api';
import { formatAmount } from '@tonalli/i18n/format';
import { formatBasisPoints } from '@tonalli/i18n/format-percent';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { usePrizeText } from '../hooks/use-prize-text';
import { toneOf } from './sector-tones';

interface OddsTableProps {
  wheel: { sectors: readonly WheelSector[]; fallbackId: string; dayBudgetMinor: number; dayLeftMinor: number };
}

/** Every prize with its part of the wheel, the likeliest first. */
export function OddsTable({ wheel: { sectors, fallbackId, dayBudgetMinor, dayLeftMinor } }: OddsTableProps) {
  const { t } = useTranslation('wheel');
  const language = useLanguage();
  const { long } = usePrizeText();
  const id = useId();
  const total = sectors.reduce((sum, { weight }) => sum + weight, 0);
  const fallback = sectors.find(({ sectorId }) => sectorId === fallbackId);
  const columns: DataColumn<WheelSector>[] = [
    {
      id: 'prize',
      header: t('odds.prize'),
      heading: true,
      cell: (sector) => (
        <span className="flex items-center gap-2.5">
          <span aria-hidden="true" className={clsx('size-3 rounded-full ring-1 ring-line-strong', toneOf(sector)[2])} />
          <span className="money">{long(sector.reward)}</span>
        </span>
      ),
    },
    {
      id: 'weight',
      header: t('odds.weight', { total }),
      align: 'end',
      cell: ({ weight }) => <span className="money">{weight}</span>,
    },
    {
      id: 'chance',
      header: t('odds.chance'),
      align: 'end',
      cell: ({ weight }) => <span className="money">{formatBasisPoints((weight * 10_000) / total, language)}</span>,
    },
    {
      id: 'left',
      header: t('odds.left'),
      align: 'end',
      cell: ({ left, isGone }) => {
        if (isGone) return <span className="text-coral">{t('odds.gone')}</span>;
        return <span className="text-muted">{left ?? t('odds.always')}</span>;
      },
    },
  ];
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={t('odds.title')} />
      <DataTable
        compact
        caption={t('odds.caption')}
        columns={columns}
        rows={sectors.toSorted((one, other) => other.weight - one.weight)}
        rowKey={({ sectorId }) => sectorId}
      />
      <p className="mt-2 text-muted text-sm">
        {t('odds.dayLeft', {
          left: formatAmount(dayLeftMinor, language),
          budget: formatAmount(dayBudgetMinor, language),
        })}
      </p>
      {fallback ? <p className="text-muted text-sm">{t('odds.fallback', { prize: long(fallback.reward) })}</p> : null}
    </section>
  );
}
