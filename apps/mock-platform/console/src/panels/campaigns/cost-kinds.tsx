import type { CostPreview } from '@tonalli/qa/cost';
import { costOfKinds } from '@tonalli/qa/cost-summary';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import { useTranslation } from 'react-i18next';

type KindRow = ReturnType<typeof costOfKinds>[number];

/** Where a cost comes from, and of each kind whether it is certain or an estimate, and which. */
export function CostKinds({ preview, members }: { preview: CostPreview; members: number }) {
  const { t } = useTranslation();
  const columns: DataColumn<KindRow>[] = [
    { id: 'kind', header: t('campaigns.kindOf'), heading: true, cell: ({ kind }) => t(`campaigns.kinds.${kind}`) },
    {
      id: 'mean',
      header: t('campaigns.kindMean'),
      align: 'end',
      cell: ({ meanMinor }) => <Money amountMinor={meanMinor} />,
    },
    {
      id: 'total',
      header: t('campaigns.kindTotal', { count: members }),
      align: 'end',
      cell: ({ totalMinor }) => <Money amountMinor={totalMinor} />,
    },
    { id: 'basis', header: t('campaigns.basis'), cell: ({ basis }) => t(`campaigns.bases.${basis}`) },
  ];
  return (
    <DataTable
      caption={t('campaigns.byKind')}
      columns={columns}
      rows={costOfKinds(preview, members)}
      rowKey={({ kind }) => kind}
    />
  );
}
