import type { ContractView } from '@tonalli/contracts/agent-contracts/api';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { clsx } from 'clsx';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractSearch } from '../contract-search';
import { useMomentText } from '../hooks/use-moment-text';
import { opens } from '../hooks/use-return-focus';
import { useTierText } from '../hooks/use-terms-rows';
import { waitsForMe } from '../rules/steps';
import { ContractStateBadge } from './contract-state';
import { ContractSteps } from './contract-steps';

interface TeamContractRowProps {
  contract: ContractView;
  show: (change: { [Key in keyof ContractSearch]?: ContractSearch[Key] | undefined }) => void;
}

/** A contract with a downline: with whom, where it stands, its levels, and what can be done. */
export function TeamContractRow({ contract, show }: TeamContractRowProps) {
  const { t } = useTranslation('agent-contracts');
  const moment = useMomentText();
  const tierText = useTierText();
  const { contractId, other, state, current, offered, endsAt, endReason, request } = contract;
  const version = current ?? offered;
  const waits = waitsForMe(contract);
  // A first contract is offered to a person, a change to a contract.
  const offerOf = current || !other ? contractId : other.memberId;
  return (
    <li
      className={clsx(
        'flex flex-col gap-3 rounded-xl bg-surface p-4 ring-inset sm:p-5',
        waits ? 'ring-2 ring-marigold' : 'ring-1 ring-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 truncate font-sans font-semibold text-base">{other?.name ?? t('panel.house')}</h3>
        <span className="flex flex-wrap gap-2">
          {waits ? (
            <Badge tone="solid" icon={<BellRing aria-hidden="true" />}>
              {t('team.waits')}
            </Badge>
          ) : null}
          <ContractStateBadge state={state} />
        </span>
      </div>
      {request ? (
        <p className="text-sm">
          {t(`request.${request.of}.${request.by === 'upline' ? 'mine' : 'theirs'}`, { when: moment(request.askedAt) })}
          {request.note ? <span className="text-muted"> “{request.note}”</span> : null}
        </p>
      ) : null}
      {version ? (
        <p className="text-muted text-sm">
          {version.terms.tiers.map(tierText).slice(0, 2).join(' · ')}
          {version.terms.tiers.length > 2 ? ` · ${t('team.moreTiers', { count: version.terms.tiers.length - 2 })}` : ''}
        </p>
      ) : null}
      <p className="text-faint text-xs">
        {[
          contractId,
          current?.effectiveFrom ? t('team.since', { when: moment(current.effectiveFrom) }) : null,
          endsAt ? t(state === 'ENDED' ? 'team.ended' : 'team.ends', { when: moment(endsAt) }) : null,
          endReason ? t(`endReason.${endReason}`) : null,
          offered ? t('offer.expires', { when: moment(offered.expiresAt) }) : null,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      <ContractSteps
        contract={contract}
        downlines={[]}
        onOffer={() => show({ offer: offerOf, contract: undefined })}
        offerOf={offerOf}
      >
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('team.openOf', { name: other?.name ?? contractId })}
          data-opens={opens.contract(contractId)}
          onClick={() => show({ contract: contractId })}
        >
          {t('team.open')}
        </Button>
      </ContractSteps>
    </li>
  );
}
