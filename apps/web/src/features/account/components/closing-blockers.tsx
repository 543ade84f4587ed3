import { Link } from '@tanstack/react-router';
import type { ClosingView } from '@tonalli/contracts/account/api';
import type { ClosingBlocker } from '@tonalli/contracts/account/closing';
import { Alert } from '@tonalli/ui/alert/alert';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';
import type { MemberPage } from '../member-pages';

/** Where something that stands in the way is dealt with; others in the agents' centre. */
const WAYS: Partial<Record<ClosingBlocker, { page: MemberPage; open?: string }>> = {
  openBets: { page: 'openBets' },
  roomSeat: { page: 'openBets' },
  withdrawals: { page: 'withdraw' },
  identity: { page: 'identity' },
  bankAccount: { page: 'withdraw' },
  paymentPassword: { page: 'securityCenter', open: 'paymentPassword' },
};

/** What keeps the account from being closed, each with the way there; nothing where nothing does. */
export function ClosingBlockers({ blockers }: Pick<ClosingView, 'blockers'>) {
  const { t } = useTranslation('account');
  if (blockers.length === 0) return null;
  return (
    <Alert tone="warning" title={t('closing.blocked')}>
      <ul className="mt-1 flex flex-col">
        {blockers.map(({ kind, count }) => (
          <li key={kind} className="flex flex-col gap-x-4 sm:flex-row sm:items-center sm:justify-between max-sm:pt-2">
            <span className="min-w-0">{t(`closing.blocker.${kind}`, { count })}</span>
            <BlockerLink kind={kind} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const LINK =
  'inline-flex min-h-11 shrink-0 items-center font-semibold text-marigold-bright underline underline-offset-4';

function BlockerLink({ kind }: { kind: ClosingBlocker }) {
  const { t } = useTranslation('account');
  const way = WAYS[kind];
  return way ? (
    <Link to={PATHS.member} search={way} className={LINK}>
      {t(`closing.way.${kind}`)}
    </Link>
  ) : (
    <Link to={PATHS.agentHome} className={LINK}>
      {t(`closing.way.${kind}`)}
    </Link>
  );
}
