import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { readBase64 } from './base64';

/** Takes a snapshot from a file; says why when it does not fit. */
export function ImportSnapshot() {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<{ name: string; file: string } | null>(null);
  const take = useAction('importSnapshot');
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const file = await readBase64(chosen);
    target.value = '';
    setPicked({ name: chosen.name, file });
    take.mutate({ file });
  };
  return (
    <Section title={t('snapshots.import')} lead={t('snapshots.importLead')}>
      <input
        ref={picker}
        type="file"
        aria-label={t('snapshots.file')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void pick(event)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          loading={take.isPending}
          iconStart={<FileUp aria-hidden="true" className="size-4" />}
          onClick={() => picker.current?.click()}
        >
          {t('snapshots.pick')}
        </Button>
        {picked ? <code className="min-w-0 break-all font-mono text-muted text-xs">{picked.name}</code> : null}
      </div>
      {take.data ? (
        <Alert tone="success" announce>
          {t('snapshots.imported', { name: take.data.name })}
        </Alert>
      ) : null}
      {take.error ? (
        <Alert
          tone="danger"
          announce
          title={t('snapshots.refused')}
          action={
            picked ? (
              <Button size="sm" variant="secondary" onClick={() => take.mutate({ file: picked.file, replace: true })}>
                {t('snapshots.takeAnyway')}
              </Button>
            ) : null
          }
        >
          {take.error.message}
        </Alert>
      ) : null}
      <div className="mt-auto">
        <CommandHint
          name="importSnapshot"
          input={{ file: '<base64>' }}
          typed={{ from: picked?.name ?? 'estado.snapshot' }}
        />
      </div>
    </Section>
  );
}
