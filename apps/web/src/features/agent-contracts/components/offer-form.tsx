import type { ContractList, ContractView, ProcessedContract } from '@tonalli/contracts/agent-contracts/api';
import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import type { ContractTerms, TermsProblem } from '@tonalli/contracts/agent-contracts/terms';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { toast } from '@tonalli/ui/toast/toast-store';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useFocusOnOpen } from '../hooks/use-focus-on-open';
import { faultsOfTyped, firstDraft, useOfferDraft } from '../hooks/use-offer-draft';
import { useProcess } from '../hooks/use-process';
import { problemName } from '../rules/problem-name';
import { EndingConfirm } from './ending-confirm';
import { PreviewPart } from './preview-part';
import { TermsChanges } from './terms-changes';
import { TermsForm } from './terms-form';
import { TierCurve } from './tier-curve';

interface OfferFormProps {
  kind: ContractKind;
  list: ContractList;
  /** The contract that the offer changes; null: a first one. */
  contract: ContractView | null;
  /** Of a first one: the direct downline that the address names. */
  memberId: string | null;
  onClose: () => void;
}

/** Writes an offer to a direct downline, tells what is wrong with it and what it would mean, and sends it (CON-02, CON-03, CON-07). */
export function OfferForm({ kind, list, contract, memberId, onClose }: OfferFormProps) {
  const { t } = useTranslation('agent-contracts');
  const failureText = useFailureText();
  const id = useId();
  const before = contract?.current ?? contract?.offered ?? null;
  const [chosen, setChosen] = useState(memberId ?? '');
  const [autoCover, setAutoCover] = useState(before?.autoCover ?? false);
  const [pressed, setPressed] = useState(false);
  const [ending, setEnding] = useState<ProcessedContract['ending'] | null>(null);
  const process = useProcess();

  const receiver = contract?.other?.memberId ?? chosen;
  const { draft, setDraft, terms, faults, problems, isConsistent, preview } = useOfferDraft(
    () => firstDraft(kind, list, before?.terms),
    receiver,
  );
  const isReadable = Boolean(receiver) && isConsistent;
  const isSound = terms !== null && problems.length === 0;

  const send = async (confirmed: boolean) => {
    if (!terms) return;
    const answer = await process
      .mutateAsync({
        ...{ kind, action: 'offer', terms },
        ...(contract ? { contractId: contract.contractId } : { memberId: receiver }),
        ...(terms.payer === 'upline' ? { autoCover } : {}),
        ...(confirmed ? { confirmed } : {}),
      })
      .catch(() => null);
    if (!answer) return setEnding(null);
    if (!answer.contract && answer.ending.length > 0) return setEnding(answer.ending);
    toast.success(t('done.offer'));
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPressed(true);
    const form = event.currentTarget;
    if (receiver && isSound) void send(false);
    // What is wrong stands there once React has drawn it.
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-5">
      <Heading id={`${id}-title`} onClose={onClose}>
        {contract ? t('form.amendTitle', { name: contract.other?.name ?? contract.contractId }) : t('form.title')}
      </Heading>
      <form noValidate onSubmit={submit} className="grid items-start gap-6 2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-6">
          {contract ? null : (
            <ReceiverField
              offerable={list.offerable}
              chosen={chosen}
              isMissing={pressed && !receiver}
              onChoose={setChosen}
            />
          )}
          <TermsForm
            draft={draft}
            faults={pressed ? faults : faultsOfTyped(draft, faults)}
            problems={problems}
            payers={list.payers}
            onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
          />
          {draft.payer === 'upline' ? <AutoCover checked={autoCover} onChange={setAutoCover} /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-5 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-6 2xl:sticky 2xl:top-24">
          <h3 className="text-lg">{t('preview.title')}</h3>
          {terms && isConsistent ? <TierCurve terms={terms} /> : null}
          {terms && contract?.current ? <Changes before={contract.current.terms} after={terms} /> : null}
          <GeneralProblems kind={kind} problems={problems} />
          <PreviewPart kind={kind} preview={preview} isReadable={isReadable} />
          <Refusal>{pressed && !isSound ? t('form.wrong') : null}</Refusal>
          <Refusal>{process.error ? failureText(process.error) : null}</Refusal>
          <Button type="submit" size="lg" block loading={process.isPending}>
            {t(contract?.current ? 'form.sendAmend' : 'form.send')}
          </Button>
        </div>
      </form>
      {ending ? (
        <EndingConfirm
          ending={ending}
          busy={process.isPending}
          onCancel={() => setEnding(null)}
          onConfirm={() => void send(true)}
        />
      ) : null}
    </section>
  );
}

function Heading({ id, children, onClose }: { id: string; children: ReactNode; onClose: () => void }) {
  const { t } = useTranslation('agent-contracts');
  const heading = useFocusOnOpen();
  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="ghost"
        size="sm"
        iconStart={<ArrowLeft aria-hidden="true" className="size-4" />}
        onClick={onClose}
      >
        {t('form.back')}
      </Button>
      <h2 ref={heading} id={id} tabIndex={-1} className="text-xl outline-none">
        {children}
      </h2>
    </div>
  );
}

interface ReceiverFieldProps {
  offerable: ContractList['offerable'];
  /** The id of a direct downline; empty: none yet. */
  chosen: string;
  isMissing: boolean;
  onChoose: (memberId: string) => void;
}

function ReceiverField({ offerable, chosen, isMissing, onChoose }: ReceiverFieldProps) {
  const { t } = useTranslation('agent-contracts');
  return (
    <Field
      required
      label={t('form.receiver')}
      hint={t('form.receiverHint')}
      error={isMissing ? t('form.receiverMissing') : undefined}
    >
      <Select
        value={chosen}
        placeholder={t('form.receiverChoose')}
        options={offerable.map(({ memberId: value, name: label }) => ({ value, label }))}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    </Field>
  );
}

function AutoCover({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation('agent-contracts');
  return (
    <Checkbox
      label={t('form.autoCover')}
      hint={t('form.autoCoverHint')}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function Changes({ before, after }: { before: ContractTerms; after: ContractTerms }) {
  const { t } = useTranslation('agent-contracts');
  return (
    <div>
      <h4 className="mb-1 font-semibold text-sm">{t('changes.title')}</h4>
      <TermsChanges before={before} after={after} />
    </div>
  );
}

interface GeneralProblemsProps {
  kind: ContractKind;
  problems: readonly Pick<TermsProblem, 'problem' | 'tier'>[];
}

/** Those of no level; a level's own stand beside it. */
function GeneralProblems({ kind, problems }: GeneralProblemsProps) {
  const { t } = useTranslation('agent-contracts');
  const general = problems.filter(({ tier }) => tier === null);
  return general.map((problem) => (
    <Alert key={problem.problem} tone="danger" announce>
      {t(`problem.${problemName(problem, kind)}`, { number: 0, below: 0 })}
    </Alert>
  ));
}

function Refusal({ children }: { children: string | null }) {
  return children === null ? null : (
    <Alert tone="danger" announce>
      {children}
    </Alert>
  );
}
