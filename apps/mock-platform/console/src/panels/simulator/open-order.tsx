import { PAYMENT_ACTIONS, type PaymentAction } from '@tonalli/contracts/cashier/payment-actions';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

interface OpenOrderProps {
  id: string;
  memberId: string;
  amount: string;
  status: string;
  detail: string;
}

/** A deposit or a withdrawal, and what the bank may do with it. */
export function OpenOrder({ id, memberId, amount, status, detail }: OpenOrderProps) {
  const { t } = useTranslation();
  const [part, setPart] = useState('');
  const settle = useAction('settleOrder');
  const inputOf = (action: PaymentAction) =>
    action === 'partly' && part !== '' ? { id, action, amount: part } : { id, action };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-44 max-sm:basis-full">
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-mono text-sm">{id}</code>
          <Badge tone="info">{status}</Badge>
        </p>
        <p className="text-faint text-xs">
          {memberId} · {detail}
        </p>
      </div>
      <span className="money font-bold max-sm:me-auto">{amount}</span>
      <div className="flex flex-wrap items-center gap-1.5">
        {PAYMENT_ACTIONS.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'approve' ? 'jade' : action === 'reject' ? 'danger' : 'secondary'}
            aria-label={t(`simulator.actionOf.${action}`, { id })}
            loading={settle.isPending && settle.variables.action === action}
            onClick={() => settle.mutate(inputOf(action))}
          >
            {t(`simulator.action.${action}`)}
          </Button>
        ))}
        <TextInput
          className="w-24"
          aria-label={t('simulator.partOf', { id })}
          placeholder={t('simulator.half')}
          inputMode="decimal"
          maxLength={16}
          value={part}
          onChange={(event) => setPart(event.target.value.trim())}
        />
      </div>
      {part === '' ? null : (
        <div className="w-full">
          <CommandHint name="settleOrder" input={inputOf('partly')} />
        </div>
      )}
    </li>
  );
}
