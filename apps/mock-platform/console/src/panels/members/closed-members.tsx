import { Link } from '@tanstack/react-router';
import type { ClosedAccount } from '@tonalli/qa/closing';
import { Badge } from '@tonalli/ui/badge/badge';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { useMemberSearch } from '../../control/use-member-search';
import { showTime } from '../../shell/use-world-time';

/** Accounts that their members closed, with how the payout of each stands. */
export function ClosedMembers() {
  const { t } = useTranslation();
  const read = useControlQuery('listClosedMembers', {});
  return (
    <Section title={t('members.closed.title')}>
      <QueryResult of={read} bone="h-16">
        {(closed) =>
          closed.length === 0 ? (
            <p className="text-muted text-sm">{t('members.closed.none')}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line text-sm">
              {closed.map((account) => (
                <ClosedRow key={account.memberId} account={account} />
              ))}
            </ul>
          )
        }
      </QueryResult>
      <CommandHint name="listClosedMembers" input={{}} />
    </Section>
  );
}

function ClosedRow({ account: { memberId, username, closedAt, payout, balance } }: { account: ClosedAccount }) {
  const { t, i18n } = useTranslation();
  const { base } = useMemberSearch();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Link
        to="/$panel"
        params={{ panel: 'members' }}
        search={{ ...base, member: memberId }}
        className="break-all font-semibold text-marigold-bright underline"
      >
        {username}
      </Link>
      <span className="text-faint">{showTime(closedAt, i18n.language)}</span>
      <PayoutState payout={payout} />
      {balance === '0.00' ? null : <span>{t('members.closed.holds', { amount: balance })}</span>}
    </li>
  );
}

export function PayoutState({ payout }: Pick<ClosedAccount, 'payout'>) {
  const { t } = useTranslation();
  if (!payout) return <span className="text-muted">{t('members.closed.noPayout')}</span>;
  const isBack = payout.status === 'REJECTED' || payout.status === 'REFUNDED';
  return (
    <>
      <span className="money">{payout.amount}</span>
      <Badge tone={isBack ? 'danger' : 'info'}>{t(`members.closed.status.${payout.status}`)}</Badge>
    </>
  );
}
