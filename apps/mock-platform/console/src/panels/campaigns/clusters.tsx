import type { ClusterView } from '@tonalli/qa/promotions';
import { Badge } from '@tonalli/ui/badge/badge';
import { Money } from '@tonalli/ui/money/money';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { HoldMember } from './hold-member';

const keyOf = ({ members }: ClusterView): string => members.map(({ memberId }) => memberId).join(' ');

/** Accounts that may be one person, what binds them, what they were given, and the hold on each. */
export function Clusters() {
  const { t } = useTranslation();
  const clusters = useControlQuery('listClusters', {});
  const memberId = clusters.data?.[0]?.members[0]?.memberId ?? 'M000001';
  return (
    <Section title={t('campaigns.clusters')} lead={t('campaigns.clustersLead')}>
      <QueryResult of={clusters} bone="h-24">
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={UsersRound}>{t('campaigns.noClusters')}</EmptyState>
          ) : (
            <ul className="flex flex-col gap-3">
              {all.map((cluster) => (
                <li key={keyOf(cluster)} className="rounded-lg bg-ink-deep px-4 py-3">
                  <Ties cluster={cluster} />
                  <ul className="mt-2 divide-y divide-line">
                    {cluster.members.map((member) => (
                      <Member key={member.memberId} member={member} />
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <CommandHint name="holdRewards" input={{ memberId, reason: t('campaigns.holdExample') }} />
    </Section>
  );
}

function Ties({ cluster: { ties, members } }: { cluster: ClusterView }) {
  const { t } = useTranslation();
  const nameOf = (id: string) => members.find(({ memberId }) => memberId === id)?.username ?? id;
  if (ties.length === 0) return <p className="text-muted text-sm">{t('campaigns.sharesNothing')}</p>;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {ties.map(({ kind, what, memberIds }) => (
        <li key={`${kind} ${memberIds.join(' ')}`} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge>{t(`campaigns.tie.${kind}`)}</Badge>
          <span className="money">{what}</span>
          <span className="text-muted">{memberIds.map(nameOf).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

function Member({ member }: { member: ClusterView['members'][number] }) {
  const { t } = useTranslation();
  const { memberId, username, given, givenMinor } = member;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-40 flex-1">
        <p className="font-semibold text-sm">{username}</p>
        <p className="money text-faint text-xs">
          {memberId} · {t('campaigns.wasGiven', { count: given })} · <Money amountMinor={givenMinor} />
        </p>
      </div>
      <HoldMember member={member} />
    </li>
  );
}
