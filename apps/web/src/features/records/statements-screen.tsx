import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { MemberList } from '../../components/member-list';
import { trpc } from '../../trpc/trpc';
import { StatementCard } from './components/statement-card';

/** The months that are over, each to be saved and to be checked against the ledger (MEM-17). */
export default function StatementsScreen() {
  const { t } = useTranslation('records');
  const query = trpc.records.statements.useQuery(undefined, { staleTime: 0 });
  return (
    <MemberList
      title={t('statements.title')}
      lead={t('statements.lead')}
      errorTitle={t('statements.error')}
      query={query}
    >
      {(months) =>
        months.length === 0 ? (
          <EmptyState title={t('statements.none')} description={t('statements.noneText')} />
        ) : (
          <ul className="flex flex-col gap-4">
            {months.map((month) => (
              <li key={month.month}>
                <StatementCard statement={month} months={months} />
              </li>
            ))}
          </ul>
        )
      }
    </MemberList>
  );
}
