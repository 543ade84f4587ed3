import type { CLOCK_COMMANDS } from '@tonalli/qa/clock';
import type { AnswerOf } from '@tonalli/qa/control-command';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

type Failed = AnswerOf<typeof CLOCK_COMMANDS.fetchClock>['failed'];

/** Jobs that broke, with their reasons; nothing while none did. */
export function FailedJobs({ failed }: { failed: Failed }) {
  const { t } = useTranslation();
  const retry = useAction('retryJobs');
  if (failed.length === 0) return null;
  return (
    <Alert
      tone="danger"
      announce
      title={t('time.failed', { count: failed.length })}
      action={
        <Button
          size="sm"
          variant="secondary"
          loading={retry.isPending}
          iconStart={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={() => retry.mutate({})}
        >
          {t('time.retry')}
        </Button>
      }
    >
      <ul className="flex flex-col gap-1">
        {failed.map(({ kind, key, error }) => (
          <li key={`${kind} ${key}`}>
            <code className="font-mono">
              {kind} {key}
            </code>
            : {error}
          </li>
        ))}
      </ul>
      <CommandHint name="retryJobs" input={{}} />
    </Alert>
  );
}
