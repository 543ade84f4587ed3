import type { LimitsView } from '@tonalli/contracts/limits/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { PiggyBank } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { trpc } from '../../../trpc/trpc';
import { useLimits, useLimitsAnswer } from '../hooks/use-limits';
import { LimitForm } from './limit-form';

/** Asks once for a limit before the first deposit; whoever wants none says so twice. */
export function FirstDeposit({ children }: { children: ReactNode }) {
  const { data } = useLimits();
  return data?.asksBeforeDeposit ? <Prompt limits={data} /> : children;
}

function Prompt({ limits }: { limits: LimitsView }) {
  const { t } = useTranslation('limits');
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const answer = trpc.limits.answerReminder.useMutation(useLimitsAnswer());
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <PiggyBank aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-marigold" />
        <div>
          <h2 id={id} className="text-xl">
            {t('first.title')}
          </h2>
          <p className="max-w-prose text-muted">{t('first.text')}</p>
        </div>
      </div>
      <LimitForm kind="deposit" limits={limits} submit={t('first.save')} required onDone={() => undefined}>
        <Button variant="ghost" onClick={() => setAsking(true)}>
          {t('first.without')}
        </Button>
      </LimitForm>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('first.withoutTitle')}
        description={t('first.withoutText')}
        confirmLabel={t('first.without')}
        cancelLabel={t('first.back')}
        onConfirm={() => answer.mutateAsync({ answer: 'WITHOUT_LIMITS' })}
      >
        {answer.error ? (
          <Alert tone="danger" announce>
            {failureText(answer.error)}
          </Alert>
        ) : null}
      </ConfirmDialog>
    </Card>
  );
}
