import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';

/** The bank takes a credited deposit back; what the balance did not have is listed as owed. */
export function ReverseDeposit() {
  const { t } = useTranslation();
  const [id, setId] = useState('');
  const reverse = useAction('reverseDeposit');
  const { data: reversed = [] } = useControlQuery('listReversed', {});
  const input = { id: id || 'D00000001' };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    reverse.mutate({ id }, { onSuccess: () => setId('') });
  };
  return (
    <Section title={t('simulator.reverse')} lead={t('simulator.reverseLead')}>
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field label={t('simulator.reverseOrder')} className="min-w-0 flex-1">
          <TextInput
            required
            maxLength={32}
            placeholder="D00000001"
            value={id}
            onChange={(event) => setId(event.target.value.trim())}
          />
        </Field>
        <Button type="submit" variant="danger" loading={reverse.isPending}>
          {t('simulator.reverseDo')}
        </Button>
      </form>
      {reversed.length > 0 ? (
        <ul aria-label={t('simulator.reversed')} className="divide-y divide-line">
          {reversed.map(({ orderId, memberId, credit, owed }) => (
            <li key={orderId} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2 text-sm">
              <code className="font-mono">{orderId}</code>
              <span className="me-auto text-faint text-xs">{memberId}</span>
              <span className="money">{credit}</span>
              <span className="text-muted">{t('simulator.owed', { amount: owed })}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <CommandHint name="reverseDeposit" input={input} />
    </Section>
  );
}
