import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

/** Points as a gift. */
export function GrantPoints({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const [points, setPoints] = useState('100');
  const grant = useAction('grantPoints');
  const input = { memberId, points: Number(points) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    grant.mutate(input, {
      onSuccess: ({ balance }) => toast.success(t('members.granted', { count: balance })),
    });
  };
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field label={t('members.points')} className="min-w-0 flex-1">
          <TextInput
            type="number"
            required
            min={1}
            value={points}
            onChange={(event) => setPoints(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" loading={grant.isPending}>
          {t('members.grantPoints')}
        </Button>
      </form>
      <CommandHint name="grantPoints" input={input} />
    </div>
  );
}
