import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useSwitchWorld } from './use-switch-world';

/** A new world with the default data, which is looked at from then on. */
export function CreateWorld() {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const create = useAction('createWorld');
  const lookAt = useSwitchWorld();
  const input = name === '' ? {} : { name };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(input, {
      onSuccess: (made) => {
        setName('');
        lookAt(made.name);
      },
    });
  };
  return (
    <Card>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-start gap-3">
          <Field label={t('worlds.name')} hint={t('worlds.nameHint')} className="min-w-0 flex-1 sm:max-w-sm">
            <TextInput value={name} onChange={(event) => setName(event.target.value.trim())} maxLength={64} />
          </Field>
          <Button type="submit" className="sm:mt-7" loading={create.isPending}>
            {t('worlds.create')}
          </Button>
        </div>
        <CommandHint name="createWorld" input={input} />
      </form>
    </Card>
  );
}
