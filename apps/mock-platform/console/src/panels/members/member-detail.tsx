import { Link } from '@tanstack/react-router';
import { ControlError } from '@tonalli/qa/client';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Joystick, Scale, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { useMemberSearch } from '../../control/use-member-search';
import { CompleteMission } from './complete-mission';
import { EndSessions } from './end-sessions';
import { GrantBonus } from './grant-bonus';
import { GrantFree } from './grant-free';
import { GrantPoints } from './grant-points';
import { MemberProtection } from './member-protection';
import { MemberStatus } from './member-status';
import { ReopenMember } from './reopen-member';

/** Who somebody is, what they have, and what can be done to them. */
export function MemberDetail({ id: asked }: { id: string }) {
  const { t } = useTranslation();
  const { base } = useMemberSearch();
  const found = useControlQuery('findMember', { id: asked });
  if (found.error instanceof ControlError && found.error.code === 'USER_NOT_FOUND')
    return <EmptyState icon={UserX}>{t('members.notFound', { who: asked })}</EmptyState>;
  return (
    <QueryResult of={found} bone="h-16">
      {({ id, username, nickname, type, mobile, uplineId, status, balances }) => (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="break-all font-bold text-lg">{username}</h3>
            <Badge tone={type === 0 ? 'neutral' : 'info'}>{t(`members.type.${type}`)}</Badge>
            {status === 'suspended' && <Badge tone="danger">{t('members.suspended')}</Badge>}
            {status === 'closed' && <Badge tone="danger">{t('members.closed.badge')}</Badge>}
          </div>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            {(['main', 'trial'] as const).map((account) => (
              <div key={account} className="contents">
                <dt className="text-faint">{t(`members.balance.${account}`)}</dt>
                <dd className="money font-bold text-marigold-bright">{balances[account]}</dd>
              </div>
            ))}
            {Object.entries({ id, nickname, mobile: mobile ?? '—' }).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-faint">{t(`members.fact.${name as 'id' | 'nickname' | 'mobile'}`)}</dt>
                <dd className="break-all">{value || '—'}</dd>
              </div>
            ))}
            <dt className="text-faint">{t('members.fact.upline')}</dt>
            <dd>
              {uplineId === null ? (
                t('members.noUpline')
              ) : (
                <Link
                  to="/$panel"
                  params={{ panel: 'members' }}
                  search={{ ...base, member: uplineId }}
                  className="text-marigold-bright underline"
                >
                  {uplineId}
                </Link>
              )}
            </dd>
          </dl>
          <LooksElsewhere id={id} />
          <CommandHint name="findMember" input={{ id: asked }} />
          <MemberProtection id={id} />
          <GrantPoints memberId={id} />
          <GrantBonus memberId={id} />
          <GrantFree memberId={id} />
          <CompleteMission memberId={id} />
          <EndSessions id={id} />
          {status === 'closed' ? <ReopenMember id={id} /> : <MemberStatus id={id} status={status} />}
        </>
      )}
    </QueryResult>
  );
}

/** Other panels that tell of the member. */
function LooksElsewhere({ id }: { id: string }) {
  const { t } = useTranslation();
  const { base } = useMemberSearch();
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild size="sm" variant="secondary" iconStart={<Scale aria-hidden="true" className="size-4" />}>
        <Link to="/$panel" params={{ panel: 'journal' }} search={{ ...base, why: id }}>
          {t('members.why')}
        </Link>
      </Button>
      <Button asChild size="sm" variant="secondary" iconStart={<Joystick aria-hidden="true" className="size-4" />}>
        <Link to="/$panel" params={{ panel: 'simulator' }} search={{ ...base, member: id }}>
          {t('members.simulate')}
        </Link>
      </Button>
    </div>
  );
}
