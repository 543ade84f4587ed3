import { Link } from '@tanstack/react-router';
import type { ContractList } from '@tonalli/contracts/agent-contracts/api';
import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';
import { trpc } from '../../../trpc/trpc';
import { ASK_NEW } from '../rules/steps';
import { ActionDialog } from './action-dialog';
import { ContractPanel } from './contract-panel';

/** The contract by which the caller is paid, or the way to ask for one. */
export function MyContract({ kind, list: { own, content } }: { kind: ContractKind; list: ContractList }) {
  const { t } = useTranslation('agent-contracts');
  const [asking, setAsking] = useState(false);
  // Whom the agent would ask; an agent on top has nobody.
  const { data: desk } = trpc.memberTransfers.desk.useQuery({}, { enabled: own === null, retry: false });
  if (own) return <ContractPanel contract={own} downlines={content} />;
  if (desk?.receiver === null) return <OfTheHouse />;
  return (
    <div className="rounded-xl bg-surface ring-1 ring-line ring-inset">
      <EmptyState
        title={t('mine.emptyTitle')}
        description={t(`mine.emptyText.${kind}`)}
        illustration="inbox"
        action={<Button onClick={() => setAsking(true)}>{t('act.askNew.button')}</Button>}
      />
      {asking ? (
        <ActionDialog kind={kind} contract={null} step={ASK_NEW} downlines={content} onClose={() => setAsking(false)} />
      ) : null}
    </div>
  );
}

/** Nobody above could be asked: the house gives such a contract. */
function OfTheHouse() {
  const { t } = useTranslation('agent-contracts');
  return (
    <div className="rounded-xl bg-surface ring-1 ring-line ring-inset">
      <EmptyState
        title={t('mine.topTitle')}
        description={t('mine.topText')}
        illustration="inbox"
        action={
          <Button asChild variant="secondary">
            <Link to={PATHS.agentHome} search={{ page: 'customerService' }}>
              {t('mine.service')}
            </Link>
          </Button>
        }
      />
    </div>
  );
}
