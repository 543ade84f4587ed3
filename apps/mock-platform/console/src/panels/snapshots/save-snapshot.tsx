import { Name } from '@tonalli/qa/values';
import { Button } from '@tonalli/ui/button/button';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { Save } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

/** Puts this world by under a name. */
export function SaveSnapshot({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [replace, setReplace] = useState(false);
  const save = useAction('saveSnapshot');
  const taken = names.includes(name);
  const fits = name === '' || Name.safeParse(name).success;
  const input = { name, ...(taken && replace ? { replace } : {}) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(input, { onSuccess: () => setName('') });
  };
  return (
    <Section title={t('snapshots.save')} lead={t('snapshots.saveLead')}>
      <form onSubmit={submit} className="flex flex-1 flex-col gap-4">
        <Field
          label={t('snapshots.name')}
          hint={t('snapshots.nameHint')}
          error={fits ? undefined : t('snapshots.nameWrong')}
        >
          <TextInput required maxLength={64} value={name} onChange={(event) => setName(event.target.value.trim())} />
        </Field>
        {taken ? (
          <Checkbox
            label={t('snapshots.replace', { name })}
            checked={replace}
            onChange={(event) => setReplace(event.target.checked)}
          />
        ) : null}
        <div className="mt-auto flex justify-end">
          <Button
            type="submit"
            loading={save.isPending}
            disabled={name === '' || !fits || (taken && !replace)}
            iconStart={<Save aria-hidden="true" className="size-4" />}
          >
            {t('snapshots.saveIt')}
          </Button>
        </div>
        <CommandHint name="saveSnapshot" input={name === '' ? { name: 'mi-estado' } : input} />
      </form>
    </Section>
  );
}
