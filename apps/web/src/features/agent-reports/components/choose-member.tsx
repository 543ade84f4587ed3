import { keepPreviousData } from '@tanstack/react-query';
import { LIST_DEFAULT_PAGE_SIZE } from '@tonalli/contracts/constants';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../components/page-heading';
import { trpc } from '../../../trpc/trpc';
import { useFollowing } from '../hooks/use-following';
import { NameSearch } from './name-search';
import { NothingYet } from './nothing-yet';
import { ReportList } from './report-list';

interface ChooseMemberProps {
  range: { from: string; to: string };
  onChoose: (memberId: string) => void;
}

/** Whose account is looked at: those right below who played or moved anything in the period. */
export function ChooseMember({ range, onChoose }: ChooseMemberProps) {
  const { t } = useTranslation('agent-reports');
  const [name, setName] = useState('');
  const filter = { ...range, sort: 'stake' as const, order: 'desc' as const, ...(name ? { name } : {}) };
  const following = useFollowing(filter);
  const query = trpc.agentReports.betting.useQuery(
    { ...filter, ...following.after, pageSize: LIST_DEFAULT_PAGE_SIZE },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const rows = query.data?.rows;
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={t('movements.title')} />
      <p className="text-muted">{t('movements.choose')}</p>
      <NameSearch value={name} onSearch={setName} />
      <ReportList query={query} following={following}>
        {rows ? null : <Skeleton className="h-64 rounded-xl" />}
        {rows?.length === 0 ? (
          <NothingYet
            title={t(name ? 'betting.none' : 'betting.empty')}
            text={t(name ? 'betting.noneText' : 'betting.emptyText')}
          />
        ) : null}
        {rows && rows.length > 0 ? (
          <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
            {rows.map((row) => (
              <li key={row.memberId}>
                <button
                  type="button"
                  onClick={() => onChoose(row.memberId)}
                  className="flex min-h-12 w-full items-center justify-between gap-3 rounded-lg bg-surface px-4 py-2 text-start ring-1 ring-line ring-inset hover:bg-raised"
                >
                  <span className="min-w-0">
                    <span className="block truncate font-semibold">{row.name}</span>
                    <span className="text-muted text-xs">
                      {t(row.isAgent ? 'movements.agent' : 'movements.player')}
                    </span>
                  </span>
                  <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </ReportList>
    </div>
  );
}
