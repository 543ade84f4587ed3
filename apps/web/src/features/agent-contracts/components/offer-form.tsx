import type { ContractList, ContractView, ProcessedContract } from '@tonalli/contracts/agent-contracts/api';
import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { termsProblems } from '@tonalli/contracts/agent-contracts/terms';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { toast } from '@tonalli/ui/toast/toast-store';
import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useFailureText } from '../../../hooks/use-failure-text';
import { usePreview } from '../hooks/use-preview';
import { useProcess } from '../hooks/use-process';
import { problemName } from '../rules/problem-name';
import { draftOf, emptyDraft, readDraft, type TermsDraft } from '../rules/terms-draft';
import { EndingConfirm } from './ending-confirm';
import { OfferPreviewView } from './offer-preview';
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
  const [draft, setDraft] = useState<TermsDraft>(() => {
    const begun = before ? draftOf(before.terms) : emptyDraft(kind, list.own?.current?.terms);
    return { ...begun, payer: list.payers.find((payer) => payer === begun.payer) ?? list.payers[0] ?? 'house' };
  });
  const [chosen, setChosen] = useState(memberId ?? '');
  const [autoCover, setAutoCover] = useState(before?.autoCover ?? false);
  const [pressed, setPressed] = useState(false);
  const [ending, setEnding] = useState<ProcessedContract['ending'] | null>(null);
  const process = useProcess();

  const receiver = contract?.other?.memberId ?? chosen;
  const { terms, faults } = readDraft(draft);
  const local = terms ? termsProblems(terms) : [];
  const preview = usePreview(receiver || null, local.length === 0 ? terms : null);
  const problems = local.length > 0 || !preview.isOf ? local : (preview.data?.problems ?? []);
  const isReadable = Boolean(receiver) && terms !== null && local.length === 0;
  const general = problems.filter(({ tier }) => tier === null);
  const isSound = terms !== null && problems.length === 0;
  const shownFaults = pressed
    ? faults
    : new Map([...faults].filter(([path]) => path !== 'categories' && !isBlank(draft, path)));

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
  const name = contract?.other?.name ?? list.offerable.find((person) => person.memberId === chosen)?.name;

  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-col gap-5">
      <div className="flex flex-col items-start gap-2">
        <Button
          variant="ghost"
          size="sm"
          iconStart={<ArrowLeft aria-hidden="true" className="size-4" />}
          onClick={onClose}
        >
          {t('form.back')}
        </Button>
        <h2 id={`${id}-title`} className="text-xl">
          {contract ? t('form.amendTitle', { name: name ?? contract.contractId }) : t('form.title')}
        </h2>
      </div>
      <form noValidate onSubmit={submit} className="grid items-start gap-6 2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-6">
          {contract ? null : (
            <Field
              required
              label={t('form.receiver')}
              hint={t('form.receiverHint')}
              error={pressed && !receiver ? t('form.receiverMissing') : undefined}
            >
              <Select
                value={chosen}
                placeholder={t('form.receiverChoose')}
                options={list.offerable.map(({ memberId: value, name: label }) => ({ value, label }))}
                onChange={(event) => setChosen(event.currentTarget.value)}
              />
            </Field>
          )}
          <TermsForm
            draft={draft}
            faults={shownFaults}
            problems={problems}
            payers={list.payers}
            onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
          />
          {draft.payer === 'upline' ? (
            <Checkbox
              label={t('form.autoCover')}
              hint={t('form.autoCoverHint')}
              checked={autoCover}
              onChange={(event) => setAutoCover(event.currentTarget.checked)}
            />
          ) : null}
        </div>
        <div className="flex min-w-0 flex-col gap-5 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset sm:p-6 2xl:sticky 2xl:top-24">
          <h3 className="text-lg">{t('preview.title')}</h3>
          {terms && local.length === 0 ? <TierCurve terms={terms} /> : null}
          {terms && before && contract?.current ? (
            <div>
              <h4 className="mb-1 font-semibold text-sm">{t('changes.title')}</h4>
              <TermsChanges before={contract.current.terms} after={terms} />
            </div>
          ) : null}
          {general.map((problem) => (
            <Alert key={problem.problem} tone="danger" announce>
              {t(`problem.${problemName(problem, kind)}`, { number: 0, below: 0 })}
            </Alert>
          ))}
          <div aria-live="polite" aria-busy={preview.isFetching} className={preview.isOf ? '' : 'opacity-60'}>
            {preview.error && preview.isOf ? (
              <LoadFailure
                part
                title={t('preview.error')}
                error={preview.error}
                busy={preview.isFetching}
                onRetry={() => void preview.refetch()}
              />
            ) : preview.data && isReadable ? (
              <OfferPreviewView kind={kind} preview={preview.data} />
            ) : isReadable ? (
              <Skeleton className="h-40 rounded-lg" />
            ) : (
              <p className="text-muted text-sm">{t('preview.waiting')}</p>
            )}
          </div>
          {pressed && !isSound ? (
            <Alert tone="danger" announce>
              {t('form.wrong')}
            </Alert>
          ) : null}
          {process.error ? (
            <Alert tone="danger" announce>
              {failureText(process.error)}
            </Alert>
          ) : null}
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

/** A rate that nobody typed yet is no mistake before the form is sent. */
function isBlank(draft: TermsDraft, path: string): boolean {
  const [list, index, column] = path.split('.');
  return list === 'tiers' && column === 'rate' && draft.tiers[Number(index)]?.rate === '';
}
