import type { ContractRequest } from '@tonalli/contracts/team/api';
import { CountBadge } from '@tonalli/ui/count-badge/count-badge';
import { useTranslation } from 'react-i18next';

interface ContractMarkProps {
  /** What waits for the agent in this kind of contract: 0 nothing, 1 an offer, 2 a request. */
  request: ContractRequest;
  /** Bills that were not looked at yet. */
  unreadBills: number;
  className: string;
}

/** How much of a kind of contract waits to be looked at, beside its name in the menu. */
export default function ContractMark({ request, unreadBills, className }: ContractMarkProps) {
  const { t } = useTranslation('agent-contracts');
  const parts = [
    request === 0 ? null : t(request === 1 ? 'mark.offer' : 'mark.request'),
    unreadBills === 0 ? null : t('mark.bills', { count: unreadBills }),
  ].filter((part) => part !== null);
  const count = unreadBills + (request === 0 ? 0 : 1);
  return <CountBadge count={count} label={parts.join(', ')} className={className} />;
}
