import { useQuery } from '@tanstack/react-query';
import type { CostLine, CostReport as Report } from '@tonalli/qa/cost';
import { Button } from '@tonalli/ui/button/button';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import { Stat } from '@tonalli/ui/stat/stat';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { saveFile } from '../../components/save-file';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useControl } from '../../control/control-context';
import { costCsv } from './cost-csv';

const MONEY = ['takenMinor', 'wageredMinor', 'convertedMinor'] as const;
const TOTALS = ['costMinor', 'openMinor'] as const;
const keyOf = ({ group, id, kind }: CostLine): string => `${group}:${id}:${kind}`;

/** What promotions have cost so far and what members still may get, by campaign and kind. */
export function CostReport() {
  const { t } = useTranslation();
  const { client, world } = useControl();
  const report = useQuery({
    queryKey: [world, 'reportCost'],
    queryFn: () => client.run('reportCost', {}),
    retry: false,
  });
  const save = (of: Report) => saveFile(`promotions-${world}.csv`, costCsv(of), 'text/csv');
  return (
    <Section
      title={t('campaigns.report')}
      lead={t('campaigns.reportLead')}
      aside={
        <Button
          variant="secondary"
          size="sm"
          disabled={report.data === undefined}
          onClick={() => report.data && save(report.data)}
        >
          <Download aria-hidden="true" className="size-4" />
          CSV
        </Button>
      }
    >
      <QueryResult of={report} bone="h-40">
        {(read) => <Lines report={read} />}
      </QueryResult>
      <CommandHint name="reportCost" input={{}} />
    </Section>
  );
}

function Lines({ report: { lines, budgets, costMinor, openMinor, heldMinor } }: { report: Report }) {
  const { t, i18n } = useTranslation();
  const budgetOf = ({ group, id }: CostLine) => {
    const budget = group === 'reward' ? budgets.find((one) => one.id === id) : undefined;
    if (!budget) return '';
    if (budget.unit === 'money') return <Money amountMinor={budget.left} />;
    return t('campaigns.rewardsLeft', { count: budget.left });
  };
  const count = (of: number) => of.toLocaleString(i18n.language);
  const inMoney = (column: (typeof MONEY | typeof TOTALS)[number]): DataColumn<CostLine> => ({
    ...{ id: column, header: t(`campaigns.column.${column}`), align: 'end' },
    cell: (line) => <Money amountMinor={line[column]} />,
  });
  const columns: DataColumn<CostLine>[] = [
    {
      id: 'id',
      header: t('campaigns.column.id'),
      heading: true,
      cell: ({ group, id, kind }) => (
        <span className="flex flex-col">
          <span className="font-mono text-sm">{id}</span>
          <span className="font-normal text-faint text-xs">
            {t(`campaigns.group.${group}`)} · {kind}
          </span>
        </span>
      ),
    },
    {
      ...{ id: 'taken', header: t('campaigns.column.takenOf'), align: 'end' },
      cell: ({ taken, granted }) => `${count(taken)} / ${count(granted)}`,
    },
    ...MONEY.map(inMoney),
    {
      ...{ id: 'lost', header: t('campaigns.column.lostMinor'), align: 'end' },
      cell: ({ forfeitedMinor, expiredMinor }) => (
        <>
          <Money amountMinor={forfeitedMinor} /> / <Money amountMinor={expiredMinor} />
        </>
      ),
    },
    ...TOTALS.map(inMoney),
    { id: 'budget', header: t('campaigns.column.budget'), align: 'end', cell: budgetOf },
  ];
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <Stat label={t('campaigns.cost')} value={<Money amountMinor={costMinor} />} />
        <Stat label={t('campaigns.open')} value={<Money amountMinor={openMinor} />} />
        <Stat label={t('campaigns.held')} value={<Money amountMinor={heldMinor} />} />
      </div>
      <DataTable wide caption={t('campaigns.report')} columns={columns} rows={lines} rowKey={keyOf} />
    </>
  );
}
