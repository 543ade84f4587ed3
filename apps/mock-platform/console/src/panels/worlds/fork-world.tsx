import { Button } from '@tonalli/ui/button/button';
import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useSwitchWorld } from './use-switch-world';

/** A copy of a world under a name of its own, which is looked at from then on. */
export function ForkWorld({ name }: { name: string }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const [as, setAs] = useState('');
  const fork = useAction('forkWorld');
  const lookAt = useSwitchWorld();
  const input = as === '' ? { name } : { name, as };
  const confirm = async () => {
    const made = await fork.mutateAsync(input);
    setAs('');
    lookAt(made.name);
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
        {t('worlds.fork')}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('worlds.forkTitle', { name })}
        description={t('worlds.forkText')}
        confirmLabel={t('worlds.fork')}
        cancelLabel={t('cancel')}
        onConfirm={confirm}
      >
        <Field label={t('worlds.forkName')} hint={t('worlds.nameHint')} error={fork.error?.message}>
          <TextInput value={as} maxLength={64} onChange={(event) => setAs(event.target.value.trim())} />
        </Field>
        <CommandHint name="forkWorld" input={input} />
      </ConfirmDialog>
    </>
  );
}
