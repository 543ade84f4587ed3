import type { ContractView } from '@tonalli/contracts/agent-contracts/api';
import { payOf } from '@tonalli/contracts/agent-contracts/pay';
import { Alert } from '@tonalli/ui/alert/alert';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLastBill } from '../hooks/use-last-bill';
import { useMomentText } from '../hooks/use-moment-text';
import { figuresOf, reachedOf } from '../rules/next-level';
import { baseColumn } from '../rules/tier-curve';
import { ContractHistory } from './contract-history';
import { ContractStateBadge } from './contract-state';
import { ContractSteps } from './contract-steps';
import { NextLevelNote } from './next-level-note';
import { OpenOffer } from './open-offer';
import { TermsView } from './terms-view';

interface ContractPanelProps {
  contract: ContractView;
  /** Contracts with the caller's own direct downlines. */
  downlines: readonly ContractView[];
  onOffer?: (() => void) | undefined;
}

/** A contract as either side sees it: where it stands, what waits, its terms, versions and history. */
export function ContractPanel({ contract, downlines, onOffer }: ContractPanelProps) {
  const { t } = useTranslation('agent-contracts');
  const moment = useMomentText();
  const id = useId();
  const [now] = useState(() => Date.now());
  const { other, state, current, offered, request, endsAt, endReason, side } = contract;
  const last = useLastBill(current ? contract.contractId : null);
  const figures = last ? figuresOf(last) : null;
  const reached = current && figures ? reachedOf(current.terms, figures, payOf(current.terms, figures)) : null;
  return (
    <article aria-labelledby={id} className="flex flex-col gap-5">
      <header className="flex flex-col gap-3 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-5">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={id} className="text-xl">
            {other
              ? t(`panel.${side === 'downline' ? 'withUpline' : 'withDownline'}`, { name: other.name })
              : t('panel.withHouse')}
          </h2>
          <ContractStateBadge state={state} />
        </div>
        <p className="text-muted text-sm">{t(`stateText.${state}`)}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          <Fact name={t('panel.id')} value={contract.contractId} />
          {current ? <Fact name={t('panel.version')} value={String(current.version)} /> : null}
          {current?.effectiveFrom ? (
            <Fact
              name={t(Date.parse(current.effectiveFrom) > now ? 'panel.begins' : 'panel.since')}
              value={moment(current.effectiveFrom)}
            />
          ) : null}
          {endsAt ? <Fact name={t(state === 'ENDED' ? 'panel.ended' : 'panel.ends')} value={moment(endsAt)} /> : null}
          {endReason ? <Fact name={t('panel.why')} value={t(`endReason.${endReason}`)} /> : null}
        </dl>
        {request ? (
          <Alert
            tone="info"
            title={t(`request.${request.of}.${request.by === side ? 'mine' : 'theirs'}`, {
              when: moment(request.askedAt),
            })}
          >
            {request.note ? `“${request.note}”` : null}
          </Alert>
        ) : null}
        <ContractSteps contract={contract} downlines={downlines} onOffer={onOffer} />
      </header>
      {offered ? <OpenOffer contract={contract} offered={offered} /> : null}
      {current ? (
        <section className="flex flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-5">
          <h3 className="text-lg">{t(offered ? 'panel.termsNow' : 'panel.terms')}</h3>
          {last ? <NextLevelNote terms={current.terms} bill={last} side={side} /> : null}
          {current.terms.payer === 'upline' ? (
            <p className="text-muted text-sm">{t(current.autoCover ? 'cover.yes' : 'cover.no')}</p>
          ) : null}
          <TermsView terms={current.terms} reachedMinor={reached?.[baseColumn(current.terms)]} />
        </section>
      ) : null}
      <ContractHistory contract={contract} />
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-faint text-xs">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
