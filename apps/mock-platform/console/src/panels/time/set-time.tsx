import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromField, toField } from '../../components/zone';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

/** To a moment of one's choice, ahead or behind. */
export function SetTime({ now }: { now: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const set = useAction('setClock');
  const text = typed ?? toField(Date.parse(now)).slice(0, 16);
  const at = fromField(text);
  const input = at === null ? {} : { at: new Date(at).toISOString() };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at !== null) set.mutate({ at: new Date(at).toISOString() }, { onSuccess: () => setTyped(null) });
  };
  return (
    <form onSubmit={submit} className="flex flex-1 flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('time.at')} className="min-w-0 flex-1">
          <TextInput type="datetime-local" required value={text} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button type="submit" variant="secondary" loading={set.isPending} disabled={at === null}>
          {t('time.set')}
        </Button>
      </div>
      <p className="text-muted text-sm">{t('time.setNote')}</p>
      <div className="mt-auto">
        <CommandHint name="setClock" input={input} />
      </div>
    </form>
  );
}
