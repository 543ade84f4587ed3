import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { BetForm } from './bet-form';

/** A bet that is placed and settled at once, without playing. */
export function SettleBet({ member }: { member: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ memberId: member, stake: '10.00', payout: '0.00' });
  const settle = useAction('settleBet');
  const submit = () =>
    settle.mutate(typed, { onSuccess: ({ balance }) => toast.success(t('simulator.settled', { balance })) });
  return (
    <Section title={t('simulator.bet')} lead={t('simulator.betLead')}>
      <BetForm
        typed={typed}
        onType={setTyped}
        onSubmit={submit}
        isPending={settle.isPending}
        action={t('simulator.settle')}
      />
      <CommandHint name="settleBet" input={typed} />
    </Section>
  );
}
