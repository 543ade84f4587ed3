import type { ContractView, ProcessedContract } from '@tonalli/contracts/agent-contracts/api';
import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { Field } from '@tonalli/ui/field/field';
import { TextArea } from '@tonalli/ui/text-area/text-area';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useMomentText } from '../hooks/use-moment-text';
import { type ContractStep, useProcess } from '../hooks/use-process';
import { endsBelow } from '../rules/ends-below';
import type { PersonalStep } from '../rules/steps';
import { EndedNote } from './ended-note';
import { EndingConfirm } from './ending-confirm';

interface ActionDialogProps {
  kind: ContractKind;
  /** Null: a first contract is asked for. */
  contract: ContractView | null;
  step: PersonalStep;
  /** Contracts with direct downlines, of which some may end by it. */
  downlines: readonly ContractView[];
  onClose: () => void;
}

const NOTE_LENGTH = 140;
type Ending = ProcessedContract['ending'];

/** Says what a step does and when, takes a word for the other side, and asks once more where contracts below would end. */
export function ActionDialog({ kind, contract, step, downlines, onClose }: ActionDialogProps) {
  const { t } = useTranslation('agent-contracts');
  const failureText = useFailureText();
  const moment = useMomentText();
  const [note, setNote] = useState('');
  const [understood, setUnderstood] = useState(false);
  const [missing, setMissing] = useState(false);
  const [ending, setEnding] = useState<Ending | null>(null);
  const [ended, setEnded] = useState<Ending | null>(null);
  const process = useProcess();
  const { action, of, answersOffer } = step;
  const offered = answersOffer ? contract?.offered : undefined;
  const used = [...note].length;
  const below = action === 'accept' && offered ? endsBelow(offered.terms, downlines) : [];

  const send = async (confirmed: boolean) => {
    const said: ContractStep = {
      ...{ kind, action },
      ...(contract ? { contractId: contract.contractId } : {}),
      ...(offered ? { version: offered.version } : {}),
      ...(of ? { of } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
      ...(confirmed ? { confirmed } : {}),
    };
    // A refusal stays in the mutation, which is worded below; what was typed stays too.
    const answer = await process.mutateAsync(said).catch(() => null);
    if (!answer) return setEnding(null);
    if (!answer.contract && answer.ending.length > 0) return setEnding(answer.ending);
    toast.success(t(`done.${step.name}`));
    if (answer.ending.length > 0 && !confirmed) return setEnded(answer.ending);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (used > NOTE_LENGTH) return;
    if (below.length > 0 && !understood) return setMissing(true);
    void send(below.length > 0);
  };

  if (ended) return <EndedNote ended={ended} onClose={onClose} />;
  if (ending) {
    return (
      <EndingConfirm ending={ending} busy={process.isPending} onCancel={onClose} onConfirm={() => void send(true)} />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? null : onClose())}
      title={t(`act.${step.name}.title`)}
      description={t(`act.${step.name}.text`, { when: offered ? moment(offered.wouldBeginAt) : '' })}
      closeLabel={t('act.cancel')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('act.cancel')}
          </Button>
          <Button
            variant={action === 'reject' || action === 'terminate' ? 'danger' : 'primary'}
            type="submit"
            form="contract-step"
            loading={process.isPending}
          >
            {t(`act.${step.name}.button`)}
          </Button>
        </>
      }
    >
      <form id="contract-step" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {offered && step.cover ? <Alert tone="info">{t(offered.autoCover ? 'cover.yes' : 'cover.no')}</Alert> : null}
        {below.length > 0 ? (
          <EndsBelow
            below={below}
            understood={understood}
            missing={missing && !understood}
            onUnderstood={setUnderstood}
          />
        ) : null}
        {step.takesNote ? <NoteField note={note} used={used} onNote={setNote} /> : null}
        {process.error ? (
          <Alert tone="danger" announce>
            {failureText(process.error)}
          </Alert>
        ) : null}
      </form>
    </Dialog>
  );
}

interface EndsBelowProps {
  /** Contracts that the step ends. */
  below: readonly ContractView[];
  understood: boolean;
  missing: boolean;
  onUnderstood: (understood: boolean) => void;
}

function EndsBelow({ below, understood, missing, onUnderstood }: EndsBelowProps) {
  const { t } = useTranslation('agent-contracts');
  return (
    <>
      <Alert tone="warning" title={t('ending.title', { count: below.length })}>
        {t('ending.ofMine', { names: below.map(({ other }) => other?.name ?? '').join(', ') })}
      </Alert>
      <Checkbox
        label={t('ending.understood', { count: below.length })}
        checked={understood}
        error={missing ? t('ending.missing') : undefined}
        onChange={(event) => onUnderstood(event.currentTarget.checked)}
      />
    </>
  );
}

function NoteField({ note, used, onNote }: { note: string; used: number; onNote: (note: string) => void }) {
  const { t } = useTranslation('agent-contracts');
  return (
    <Field
      label={t('act.note')}
      hint={t('act.noteHint')}
      error={used > NOTE_LENGTH ? t('act.noteLong', { count: NOTE_LENGTH }) : undefined}
    >
      <TextArea
        rows={2}
        value={note}
        onChange={(event) => onNote(event.currentTarget.value)}
        count={{ used, max: NOTE_LENGTH, words: t('act.noteUsed', { used, max: NOTE_LENGTH }) }}
      />
    </Field>
  );
}
