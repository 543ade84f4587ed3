import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

const FIELDS = ['memberId', 'stake', 'payout'] as const;

/** A bet that is placed and settled at once, without playing. */
export function SettleBet({ member }: { member: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ memberId: member, stake: '10.00', payout: '0.00' });
  const settle = useAction('settleBet');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    settle.mutate(typed, {
      onSuccess: ({ balance }) => toast.success(t('simulator.settled', { balance })),
    });
  };
  return (
    <Section title={t('simulator.bet')} lead={t('simulator.betLead')}>
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
        {FIELDS.map((name) => (
          <Field key={name} label={t(`simulator.betField.${name}`)}>
            <TextInput
              required
              maxLength={32}
              inputMode={name === 'memberId' ? 'text' : 'decimal'}
              value={typed[name]}
              onChange={(event) => setTyped((now) => ({ ...now, [name]: event.target.value.trim() }))}
            />
          </Field>
        ))}
        <Button type="submit" variant="secondary" loading={settle.isPending}>
          {t('simulator.settle')}
        </Button>
      </form>
      <CommandHint name="settleBet" input={typed} />
    </Section>
  );
}
