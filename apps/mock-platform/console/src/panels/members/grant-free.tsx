import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

/** Free spins as a gift. */
export function GrantFree({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const [count, setCount] = useState('10');
  const grant = useAction('grantFree');
  const input = { memberId, count: Number(count) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    grant.mutate(input, { onSuccess: ({ freeId }) => toast.success(t('members.freeGranted', { id: freeId })) });
  };
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field label={t('members.free')} className="min-w-0 flex-1">
          <TextInput inputMode="numeric" required value={count} onChange={(event) => setCount(event.target.value)} />
        </Field>
        <Button type="submit" variant="secondary" loading={grant.isPending}>
          {t('members.grant')}
        </Button>
      </form>
      <CommandHint name="grantFree" input={input} />
    </div>
  );
}
