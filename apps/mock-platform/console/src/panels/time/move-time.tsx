import { Duration } from '@tonalli/qa/values';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { FastForward, SkipForward } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

const PRESETS = ['1m', '1h', '1d', '7d'] as const;

/** Forward by a stretch of time, or to the next due job. */
export function AdvanceTime({ hasJobs }: { hasJobs: boolean }) {
  const { t } = useTranslation();
  const [by, setBy] = useState('3h');
  const advance = useAction('advanceClock');
  const next = useAction('runNextJob');
  const fits = Duration.safeParse(by).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fits) advance.mutate({ by });
  };
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {PRESETS.map((preset) => (
          <Button
            key={preset}
            size="sm"
            variant="secondary"
            loading={advance.isPending && advance.variables.by === preset}
            onClick={() => advance.mutate({ by: preset })}
          >
            {t(`time.preset.${preset}`)}
          </Button>
        ))}
        <Button
          size="sm"
          variant="secondary"
          disabled={!hasJobs}
          loading={next.isPending}
          iconStart={<SkipForward aria-hidden="true" className="size-4" />}
          onClick={() => next.mutate({})}
        >
          {t('time.nextJob')}
        </Button>
      </div>
      <form onSubmit={submit} className="flex items-start gap-3">
        <Field
          label={t('time.by')}
          hint={t('time.byHint')}
          error={fits ? undefined : t('time.byWrong')}
          className="min-w-0 flex-1"
        >
          <TextInput value={by} onChange={(event) => setBy(event.target.value.trim())} maxLength={24} />
        </Field>
        <Button
          type="submit"
          className="mt-7"
          loading={advance.isPending}
          iconStart={<FastForward aria-hidden="true" className="size-4" />}
        >
          {t('time.advance')}
        </Button>
      </form>
      <div className="mt-auto">
        <CommandHint name="advanceClock" input={{ by }} />
      </div>
    </div>
  );
}
