import { PAYMENT_ACTIONS } from '@tonalli/contracts/qa/payments';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
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
  const settle = useAction('settleOrder');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-mono text-sm">{id}</code>
          <Badge tone="info">{status}</Badge>
        </p>
        <p className="text-faint text-xs">
          {memberId} · {detail}
        </p>
      </div>
      <span className="money font-bold max-sm:me-auto">{amount}</span>
      <div className="flex flex-wrap gap-1.5">
        {PAYMENT_ACTIONS.map((action) => (
          <Button
            key={action}
            size="sm"
            variant={action === 'approve' ? 'jade' : action === 'reject' ? 'danger' : 'secondary'}
            aria-label={t(`simulator.actionOf.${action}`, { id })}
            loading={settle.isPending && settle.variables.action === action}
            onClick={() => settle.mutate({ id, action })}
          >
            {t(`simulator.action.${action}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
