import type { OwnRebateRow, RebateClaimRow } from '@tonalli/contracts/rebates/api';
import { formatDay } from '@tonalli/i18n/format';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { useClaim } from '../hooks/use-claim';
import { rateText } from '../rate-text';

interface RebateCategoriesProps {
  rows: readonly OwnRebateRow[];
  onClaimed: (claims: readonly RebateClaimRow[]) => void;
}

/** Rate, valid bets and what they give, category by category, each to be claimed by itself. */
export function RebateCategories({ rows, onClaimed }: RebateCategoriesProps) {
  const { t } = useTranslation(['rebates', 'lobby']);
  const language = useLanguage();
  const failureText = useFailureText();
  const claim = useClaim();
  const money = (minor: number) => <Money amountMinor={minor} language={language} />;
  const columns: DataColumn<OwnRebateRow>[] = [
    {
      id: 'category',
      header: t('rebates:table.category'),
      heading: true,
      cell: ({ category }) => t(`lobby:type.${category}`),
    },
    {
      id: 'rate',
      header: t('rebates:table.rate'),
      align: 'end',
      cell: ({ rateBasisPoints }) => <span className="money">{rateText(rateBasisPoints, language)}</span>,
    },
    { id: 'days', header: t('rebates:table.days'), cell: ({ from, to }) => daysText({ from, to }, language) },
    {
      id: 'valid',
      header: t('rebates:table.valid'),
      align: 'end',
      cell: ({ validBetMinor }) => money(validBetMinor),
    },
    {
      id: 'today',
      header: t('rebates:table.today'),
      align: 'end',
      cell: ({ todayAmountMinor }) => money(todayAmountMinor),
    },
    {
      id: 'amount',
      header: t('rebates:table.amount'),
      align: 'end',
      cell: ({ amountMinor }) => <Money amountMinor={amountMinor} language={language} className="font-semibold" />,
    },
    {
      id: 'claim',
      header: t('rebates:table.action'),
      align: 'end',
      cell: ({ category, amountMinor }) => (
        <Button
          size="sm"
          variant="secondary"
          disabled={amountMinor === 0}
          loading={claim.isPending && claim.variables.category === category}
          aria-label={t('rebates:table.claimOf', { category: t(`lobby:type.${category}`) })}
          onClick={() => claim.mutate({ category }, { onSuccess: ({ claims }) => onClaimed(claims) })}
        >
          {t('rebates:table.claim')}
        </Button>
      ),
    },
  ];
  return (
    <section aria-labelledby="rebate-categories" className="flex flex-col gap-4">
      <SectionHeader id="rebate-categories" title={t('rebates:table.title')} className="mb-0!" />
      {claim.error ? (
        <Alert tone="danger" announce>
          {failureText(claim.error)}
        </Alert>
      ) : null}
      <DataTable caption={t('rebates:table.title')} columns={columns} rows={rows} rowKey={({ category }) => category} />
    </section>
  );
}

function daysText({ from, to }: Pick<OwnRebateRow, 'from' | 'to'>, language: 'es' | 'en') {
  if (from === null || to === null) return <span className="text-faint">—</span>;
  if (from === to) return formatDay(from, language);
  return `${formatDay(from, language)} – ${formatDay(to, language)}`;
}
