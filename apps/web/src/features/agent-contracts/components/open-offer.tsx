import type { ContractView } from '@tonalli/contracts/agent-contracts/api';
import { Hourglass } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '../hooks/use-moment-text';
import { TermsChanges } from './terms-changes';
import { TermsView } from './terms-view';

interface OpenOfferProps {
  contract: ContractView;
  offered: NonNullable<ContractView['offered']>;
}

/** An offer that waits: until when, from when it would hold, and what it changes. */
export function OpenOffer({ contract, offered }: OpenOfferProps) {
  const { t } = useTranslation('agent-contracts');
  const moment = useMomentText();
  const id = useId();
  const isMine = contract.side === 'upline';
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-xl bg-marigold-soft p-4 ring-1 ring-marigold/40 ring-inset sm:p-5"
    >
      <div className="flex flex-col gap-1">
        <h3 id={id} className="flex items-center gap-2 text-lg">
          <Hourglass aria-hidden="true" className="size-5 shrink-0 text-marigold" />
          {t(isMine ? 'offer.sent' : 'offer.received', { version: offered.version })}
        </h3>
        <p className="text-sm">{t('offer.wouldBegin', { when: moment(offered.wouldBeginAt) })}</p>
        <p className="text-muted text-sm">{t('offer.expires', { when: moment(offered.expiresAt) })}</p>
      </div>
      {contract.current ? (
        <div className="rounded-lg bg-surface p-4 ring-1 ring-line ring-inset">
          <h4 className="mb-1 font-semibold text-sm">{t('changes.title')}</h4>
          <TermsChanges before={contract.current.terms} after={offered.terms} />
        </div>
      ) : null}
      <div className="rounded-lg bg-surface p-4 ring-1 ring-line ring-inset">
        <TermsView terms={offered.terms} />
      </div>
    </section>
  );
}
