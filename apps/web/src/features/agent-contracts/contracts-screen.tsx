import { keepPreviousData } from '@tanstack/react-query';
import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { TabPanel, Tabs } from '@tonalli/ui/tabs/tabs';
import { FileSignature, ReceiptText, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { useMemberSearch } from '../../hooks/use-member-search';
import { trpc } from '../../trpc/trpc';
import { BillPage } from './components/bill-page';
import { Bills } from './components/bills';
import { MyContract } from './components/my-contract';
import { TEAM_PAGE_SIZE } from './components/team-contracts';
import { TeamPart } from './components/team-part';
import { CONTRACT_PARTS, parseContractSearch } from './contract-search';
import { useReturnFocus } from './hooks/use-return-focus';
import { useUnreadBills } from './hooks/use-unread-bills';
import { waitsForMe } from './rules/steps';

const ICONS = {
  mine: <FileSignature aria-hidden="true" className="max-sm:hidden" />,
  team: <Users aria-hidden="true" className="max-sm:hidden" />,
  bills: <ReceiptText aria-hidden="true" className="max-sm:hidden" />,
};

/** Everything of one kind of contract: the own one, those with direct downlines, and what they pay. */
export function ContractsScreen({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation('agent-contracts');
  const { search, show } = useMemberSearch(parseContractSearch);
  const { part = 'mine', bill } = search;
  useReturnFocus(search);
  const list = trpc.agentContracts.list.useQuery(
    { kind, page: search.no ?? 1, pageSize: TEAM_PAGE_SIZE, ...(search.state ? { state: search.state } : {}) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const unread = useUnreadBills(kind);
  const { data, error } = list;
  const counts = {
    mine: data?.own && waitsForMe(data.own) ? 1 : 0,
    team: data?.content.filter(waitsForMe).length ?? 0,
    bills: unread,
  };
  const lists =
    !data && error ? (
      <LoadFailure title={t('error')} error={error} busy={list.isFetching} onRetry={() => void list.refetch()} />
    ) : !data ? (
      <Skeleton className="h-96 rounded-xl" />
    ) : null;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <PageHeading title={t(`kind.${kind}.title`)} />
        <p className="max-w-prose text-muted print:hidden">{t(`kind.${kind}.text`)}</p>
      </div>
      {bill ? (
        <BillPage
          key={bill}
          billId={bill}
          onBack={() => show({ bill: undefined, part: 'bills' })}
          onOpen={(next) => show({ bill: next })}
          onContract={(contractId) =>
            show(
              data?.own?.contractId === contractId
                ? { bill: undefined, part: 'mine' }
                : { bill: undefined, part: 'team', contract: contractId },
            )
          }
        />
      ) : (
        <Tabs
          label={t('part.label')}
          value={part}
          onValueChange={(next) => show({ part: next, offer: undefined, contract: undefined })}
          items={CONTRACT_PARTS.map((value) => ({
            value,
            label: t(`part.${value}`),
            icon: ICONS[value],
            count: counts[value],
          }))}
        >
          <TabPanel value="mine">{data ? <MyContract kind={kind} list={data} /> : lists}</TabPanel>
          <TabPanel value="team">
            {data ? (
              <TeamPart kind={kind} list={data} stale={list.isPlaceholderData} search={search} show={show} />
            ) : (
              lists
            )}
          </TabPanel>
          <TabPanel value="bills">
            <Bills kind={kind} search={search} show={show} />
          </TabPanel>
        </Tabs>
      )}
    </div>
  );
}
