import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

/** Bonus money as a gift. */
export function GrantBonus({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const [amount, setAmount] = useState('100.00');
  const grant = useAction('grantBonus');
  const input = { memberId, amount };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    grant.mutate(input, {
      onSuccess: ({ bonusId }) => toast.success(t('members.bonusGranted', { id: bonusId })),
    });
  };
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field label={t('members.bonus')} className="min-w-0 flex-1">
          <TextInput inputMode="decimal" required value={amount} onChange={(event) => setAmount(event.target.value)} />
        </Field>
        <Button type="submit" variant="secondary" loading={grant.isPending}>
          {t('members.grant')}
        </Button>
      </form>
      <CommandHint name="grantBonus" input={input} />
    </div>
  );
}
