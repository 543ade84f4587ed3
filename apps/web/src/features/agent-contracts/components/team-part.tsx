import type { ContractList } from '@tonalli/contracts/agent-contracts/api';
import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { Button } from '@tonalli/ui/button/button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { trpc } from '../../../trpc/trpc';
import type { ContractSearch } from '../contract-search';
import { ContractPanel } from './contract-panel';
import { OfferForm } from './offer-form';
import { TeamContracts } from './team-contracts';

interface TeamPartProps {
  kind: ContractKind;
  list: ContractList;
  /** The list is that of the filter before. */
  stale: boolean;
  search: ContractSearch;
  show: (change: { [Key in keyof ContractSearch]?: ContractSearch[Key] | undefined }) => void;
}

/** Contracts with direct downlines: the list, one of them, or an offer that is being written. */
export function TeamPart({ kind, list, stale, search, show }: TeamPartProps) {
  const { t } = useTranslation('agent-contracts');
  const { offer, contract: opened } = search;
  // Whoever has such a contract already is offered no second one: it is opened in its place.
  const held = list.content.find(({ other, current, actions }) => {
    return other?.memberId === offer && (current !== null || !actions.includes('offer'));
  });
  const about = offer?.startsWith('AC') ? offer : (held?.contractId ?? opened);
  const known = list.content.find(({ contractId }) => contractId === about);
  const detail = trpc.agentContracts.detail.useQuery(
    { contractId: about ?? '' },
    { enabled: about !== undefined && known === undefined },
  );
  const contract = known ?? detail.data?.contract ?? null;
  const back = () => show({ offer: undefined, contract: undefined });
  if (about && !contract) {
    return detail.error ? (
      <LoadFailure
        title={t('team.error')}
        error={detail.error}
        busy={detail.isFetching}
        onRetry={() => void detail.refetch()}
      />
    ) : (
      <Skeleton className="h-96 rounded-xl" />
    );
  }
  if (offer && (!held || held.actions.includes('offer'))) {
    return (
      <OfferForm
        key={offer}
        kind={kind}
        list={list}
        contract={contract}
        memberId={offer.startsWith('M') && !held ? offer : null}
        onClose={back}
      />
    );
  }
  if (contract) {
    return (
      <div className="flex flex-col gap-4">
        <div className="print:hidden">
          <Button
            variant="ghost"
            size="sm"
            iconStart={<ArrowLeft aria-hidden="true" className="size-4" />}
            onClick={back}
          >
            {t('team.back')}
          </Button>
        </div>
        <ContractPanel
          contract={contract}
          downlines={list.content}
          onOffer={() => show({ offer: contract.contractId, contract: undefined })}
        />
      </div>
    );
  }
  return (
    <div aria-busy={stale} className={stale ? 'opacity-50' : ''}>
      <TeamContracts list={list} search={search} show={show} />
    </div>
  );
}
