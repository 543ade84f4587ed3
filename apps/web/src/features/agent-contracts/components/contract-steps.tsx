import type { ContractView } from '@tonalli/contracts/agent-contracts/api';
import { Button } from '@tonalli/ui/button/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { opens } from '../hooks/use-return-focus';
import { type PersonalStep, stepsOf } from '../rules/steps';
import { ActionDialog } from './action-dialog';

interface ContractStepsProps {
  contract: ContractView;
  /** Contracts with the caller's own direct downlines. */
  downlines: readonly ContractView[];
  /** Writes an offer, or one that changes what holds; only where the contract allows it. */
  onOffer?: (() => void) | undefined;
  /** What that writes about, for the way back of the focus. */
  offerOf?: string | undefined;
  children?: ReactNode;
}

/** What is not what one comes for; of a request for a contract, that is to offer one. */
const QUIET: ReadonlySet<string> = new Set(['askEnd', 'terminate', 'withdrawOffer', 'withdrawRequest', 'rejectNew']);

/** Buttons for what the caller may do to a contract now. */
export function ContractSteps({ contract, downlines, onOffer, offerOf, children }: ContractStepsProps) {
  const { t } = useTranslation('agent-contracts');
  const [step, setStep] = useState<PersonalStep | null>(null);
  const steps = stepsOf(contract);
  const offers = onOffer && contract.actions.includes('offer');
  const opener = { onClick: onOffer, ...(offerOf ? { 'data-opens': opens.offer(offerOf) } : {}) };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {offers && !contract.current ? (
        <Button size="sm" variant={contract.offered ? 'secondary' : 'primary'} {...opener}>
          {t(contract.offered ? 'act.amend' : 'act.offer')}
        </Button>
      ) : null}
      {steps.map((each, index) => (
        <Button
          key={each.name}
          size="sm"
          variant={index === 0 && !QUIET.has(each.name) ? 'primary' : 'secondary'}
          onClick={() => setStep(each)}
        >
          {t(`act.${each.name}.button`)}
        </Button>
      ))}
      {offers && contract.current ? (
        <Button size="sm" variant="secondary" {...opener}>
          {t('act.amend')}
        </Button>
      ) : null}
      {children}
      {step ? (
        <ActionDialog
          kind={contract.kind}
          contract={contract}
          step={step}
          downlines={downlines}
          onClose={() => setStep(null)}
        />
      ) : null}
    </div>
  );
}
