import { Link } from '@tanstack/react-router';
import { Breadcrumb } from '@tonalli/ui/breadcrumb/breadcrumb';
import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SearchField } from '@tonalli/ui/search-field/search-field';
import { Select } from '@tonalli/ui/select/select';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { TabPanel, Tabs } from '@tonalli/ui/tabs/tabs';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { useMemberSearch } from '../../hooks/use-member-search';
import { PATHS } from '../../paths';
import { ActivityList } from './components/activity-list';
import { DownlineTree } from './components/downline-tree';
import { PersonDialog } from './components/person-dialog';
import { type DownlineSearch, parseDownlineSearch } from './downline-search';
import { useBranches } from './hooks/use-branches';
import { type DownlineEntry, type DownlinePage, useDownline } from './hooks/use-downline';
import { treeRows } from './tree-rows';

interface DownlinesScreenProps {
  /** What other features let an agent do with a direct downline. */
  actions: (person: DownlineEntry) => ReactNode;
}

/** The agent's tree, from their own line or somebody's below, and what happened in it (AG-04, AG-10). */
export function DownlinesScreen({ actions }: DownlinesScreenProps) {
  const { t } = useTranslation('downlines');
  const { search, show } = useMemberSearch(parseDownlineSearch);
  const view = search.view ?? 'team';
  return (
    <div className="flex flex-col gap-5">
      <div>
        <PageHeading title={t('tree.title')} />
        <p className="mt-1 max-w-prose text-muted">{t('tree.lead')}</p>
      </div>
      <Tabs
        label={t('tree.tabs')}
        items={(['team', 'activity'] as const).map((value) => ({ value, label: t(`tree.${value}`) }))}
        value={view}
        onValueChange={(next) => show({ view: next === 'activity' ? next : undefined })}
      >
        <TabPanel value="team">
          {view === 'team' ? <Level key={search.node ?? 'root'} search={search} show={show} actions={actions} /> : null}
        </TabPanel>
        <TabPanel value="activity">{view === 'activity' ? <ActivityList /> : null}</TabPanel>
      </Tabs>
    </div>
  );
}

interface LevelProps extends DownlinesScreenProps {
  search: DownlineSearch;
  show: (change: { [Key in keyof DownlineSearch]?: DownlineSearch[Key] | undefined }) => void;
}

function Level({ search, show, actions }: LevelProps) {
  const { t } = useTranslation('downlines');
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useDownline(search);
  const [person, setPerson] = useState<DownlineEntry | null>(null);
  const [open, setOpen] = useState<readonly string[]>([]);
  const { branches, retry } = useBranches(open, search);
  const [first] = data?.pages ?? [];
  const path = search.node === undefined ? [] : (first?.path ?? []);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const enter = (node: string | undefined) => show({ node, find: undefined, kind: undefined, sort: undefined });
  const more = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return (
    <div className="flex flex-col gap-4 pt-4">
      <Path path={path} onEnter={enter} />
      <Filters search={search} show={show} />
      {first ? <p className="text-muted text-sm">{t('tree.total', { count: first.totalRows })}</p> : null}
      {!data && error ? (
        <LoadFailure title={t('tree.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data || error ? null : <Skeleton className="h-96 rounded-xl" />}
      {data && rows.length > 0 ? (
        <DownlineTree
          rows={treeRows({ top: { rows, totalRows: first?.totalRows ?? rows.length }, branches })}
          onEnd={more}
          onLeave={search.node === undefined ? undefined : () => enter(path.at(-2)?.memberId)}
          actions={{
            onToggle: (memberId) =>
              setOpen(open.includes(memberId) ? open.filter((each) => each !== memberId) : [...open, memberId]),
            onEnter: enter,
            onDetails: setPerson,
            onRetry: retry,
          }}
        />
      ) : null}
      {data && rows.length === 0 ? (
        search.find ? (
          <EmptyState title={t('tree.none')} description={t('tree.noneText')} illustration="search" />
        ) : (
          <EmptyState
            title={t('tree.empty')}
            description={t('tree.emptyText')}
            action={
              search.node === undefined ? (
                <Button variant="secondary" asChild>
                  <Link to={PATHS.agentHome} search={{ page: 'registerCenter' }}>
                    {t('tree.register')}
                  </Link>
                </Button>
              ) : null
            }
          />
        )
      ) : null}
      <PersonDialog
        person={person}
        actions={actions}
        onEnter={(memberId) => {
          setPerson(null);
          enter(memberId);
        }}
        onClose={() => setPerson(null)}
      />
    </div>
  );
}

interface PathProps {
  path: DownlinePage['path'];
  /** Of the own account: undefined. */
  onEnter: (node: string | undefined) => void;
}

function Path({ path, onEnter }: PathProps) {
  const { t } = useTranslation('downlines');
  const crumbs = [{ memberId: undefined, name: t('tree.root') }, ...path];
  return (
    <Breadcrumb
      label={t('tree.path')}
      items={crumbs.map(({ memberId, name }, index) => ({
        id: memberId ?? 'root',
        content:
          index === crumbs.length - 1 ? (
            name
          ) : (
            <button type="button" className="min-h-8 hover:text-text" onClick={() => onEnter(memberId)}>
              {name}
            </button>
          ),
      }))}
    />
  );
}

const SORTS = { direct: ['joined', 'name', 'lastLogin', 'balance'], deeper: ['joined', 'lastLogin'] } as const;

function Filters({ search, show }: Pick<LevelProps, 'search' | 'show'>) {
  const { t } = useTranslation('downlines');
  // At once, where the address follows a moment later.
  const [find, setFind] = useState(search.find ?? '');
  const sorts: readonly ('joined' | 'name' | 'lastLogin' | 'balance')[] =
    search.node === undefined ? SORTS.direct : SORTS.deeper;
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <SearchField
        label={t('tree.search')}
        clearLabel={t('tree.clear')}
        placeholder={t('tree.search')}
        value={find}
        onValueChange={(typed) => {
          setFind(typed);
          show({ find: typed });
        }}
      />
      <Select
        aria-label={t('tree.kind')}
        value={search.kind ?? ''}
        options={[
          { value: '', label: t('tree.all') },
          { value: 'agent', label: t('kinds.agent') },
          { value: 'member', label: t('kinds.member') },
        ]}
        onChange={({ currentTarget: { value } }) =>
          show({ kind: value === 'agent' || value === 'member' ? value : undefined })
        }
      />
      <Select
        aria-label={t('tree.sort')}
        value={search.sort ?? 'joined'}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={({ currentTarget: { value } }) => show({ sort: sorts.find((sort) => sort === value) })}
      />
    </div>
  );
}
