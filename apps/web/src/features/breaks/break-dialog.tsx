import type { BreakChoice } from '@tonalli/contracts/breaks/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { RadioGroup } from '@tonalli/ui/radio-group/radio-group';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { useFailureText } from '../../hooks/use-failure-text';
import { trpc } from '../../trpc/trpc';
import { BreakSummary } from './components/break-summary';
import { useUntilWords } from './components/break-words';
import { useTakeBreak } from './hooks/use-take-break';

interface BreakDialogProps {
  /** Chosen already, so that only the summary is left. */
  first: BreakChoice | null;
  onClose: () => void;
}

/** Two steps: how long, and what happens then. Nobody asks why (RG-03). */
export default function BreakDialog({ first, onClose }: BreakDialogProps) {
  const { t } = useTranslation('breaks');
  const failureText = useFailureText();
  const untilWords = useUntilWords();
  const { data, error, isFetching, refetch } = trpc.breaks.mine.useQuery(undefined, { staleTime: 0 });
  const [chosen, setChosen] = useState<BreakChoice | null>(first);
  const [isSure, setSure] = useState(first !== null);
  const take = useTakeBreak();
  const offered = data?.choices.find(({ choice }) => choice === chosen);
  const atSummary = isSure && offered !== undefined;
  const back = () => {
    take.reset();
    setSure(false);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={atSummary ? t('dialog.summary') : t('dialog.choose')}
      dismissable={!take.isPending}
      footer={
        atSummary ? (
          <>
            <Button variant="secondary" disabled={take.isPending} onClick={back}>
              {t('dialog.back')}
            </Button>
            <Button disabled={take.isPending} onClick={() => take.mutate(offered.choice)}>
              {t(`dialog.start.${offered.kind}`)}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button disabled={!offered} onClick={() => setSure(true)}>
              {t('dialog.continue')}
            </Button>
          </>
        )
      }
    >
      {atSummary && data ? (
        <div className="flex flex-col gap-4">
          <BreakSummary offered={offered} balanceReturnDays={data.balanceReturnDays} />
          {take.error ? (
            <Alert tone="danger" announce>
              {failureText(take.error)}
            </Alert>
          ) : null}
        </div>
      ) : data ? (
        <RadioGroup
          label={t('dialog.label')}
          labelHidden
          looks="stack"
          value={chosen}
          onValueChange={setChosen}
          options={data.choices.map((one) => ({
            value: one.choice,
            label: t('dialog.option', { length: t(`choice.${one.choice}`), kind: t(`kind.${one.kind}`) }),
            hint: untilWords(one),
          }))}
        />
      ) : error ? (
        <LoadFailure part title={t('section.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Dialog>
  );
}
