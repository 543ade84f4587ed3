import type { ContractList, ContractView } from '@tonalli/contracts/agent-contracts/api';
import { CONTRACT_STATES } from '@tonalli/contracts/agent-contracts/kinds';
import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Field } from '@tonalli/ui/field/field';
import { SearchField } from '@tonalli/ui/search-field/search-field';
import { Select } from '@tonalli/ui/select/select';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pages } from '../../../components/pages';
import type { ContractSearch } from '../contract-search';
import { opens } from '../hooks/use-return-focus';
import { TeamContractRow } from './team-contract-row';

export const TEAM_PAGE_SIZE = 50;

interface TeamContractsProps {
  list: ContractList | undefined;
  search: ContractSearch;
  show: (change: { [Key in keyof ContractSearch]?: ContractSearch[Key] | undefined }) => void;
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isCalled = ({ other, contractId }: ContractView, asked: string) =>
  folded(`${other?.name ?? ''} ${other?.memberId ?? ''} ${contractId}`).includes(folded(asked.trim()));

/** Contracts with direct downlines, those that wait for a word first, and the way to offer another. */
export function TeamContracts({ list, search, show }: TeamContractsProps) {
  const { t } = useTranslation('agent-contracts');
  const [asked, setAsked] = useState('');
  const found = list?.content.filter((contract) => isCalled(contract, asked));
  const pages = Math.max(1, Math.ceil((list?.totalElements ?? 0) / TEAM_PAGE_SIZE));
  const nobody = list !== undefined && list.totalElements === 0 && !search.state;
  const canOffer = (list?.offerable.length ?? 0) > 0;
  const offer = (
    <Button
      iconStart={<Plus aria-hidden="true" className="size-5" />}
      data-opens={opens.offer('new')}
      onClick={() => show({ offer: 'new', contract: undefined })}
    >
      {t('team.offer')}
    </Button>
  );
  if (nobody) {
    return (
      <EmptyState
        illustration="inbox"
        title={t(canOffer ? 'team.emptyTitle' : 'team.nobodyTitle')}
        description={t(canOffer ? 'team.emptyText' : 'team.nobodyText')}
        action={canOffer ? offer : undefined}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset">
        <div className="min-w-56 flex-1">
          <SearchField
            label={t('team.search')}
            placeholder={t('team.search')}
            clearLabel={t('team.clear')}
            value={asked}
            onValueChange={setAsked}
          />
        </div>
        <Field label={t('team.state')} labelHidden className="min-w-44 max-sm:flex-1">
          <Select
            value={search.state ?? ''}
            placeholder={t('team.anyState')}
            options={CONTRACT_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
            onChange={(event) =>
              show({ state: CONTRACT_STATES.find((state) => state === event.currentTarget.value), no: undefined })
            }
          />
        </Field>
        {canOffer ? offer : null}
      </div>
      {pages > 1 && asked ? <p className="text-muted text-sm">{t('team.thisPage')}</p> : null}
      {found === undefined ? <Skeleton className="h-64 rounded-xl" /> : null}
      {found && found.length === 0 ? (
        <EmptyState illustration="inbox" title={t('team.noneTitle')} description={t('team.noneText')} />
      ) : null}
      <ul aria-label={t('part.team')} className="flex flex-col gap-3 empty:hidden">
        {found?.map((contract) => (
          <TeamContractRow key={contract.contractId} contract={contract} show={show} />
        ))}
      </ul>
      {pages > 1 ? <Pages page={search.no ?? 1} pageCount={pages} onPageChange={(no) => show({ no })} /> : null}
    </div>
  );
}
