import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { useMemberSearch } from '../../control/use-member-search';
import { CheckReview } from './check-review';
import { MemberCheck } from './member-check';

/** The reviewer's desk: documents that wait, and the check of anybody. */
export default function IdentityPanel() {
  const { t } = useTranslation();
  const { member } = useMemberSearch();
  const waiting = useControlQuery('listIdentityChecks', {});
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[2fr_1fr]">
      <Section title={t('identity.waiting')} lead={t('identity.waitingLead')}>
        <QueryResult of={waiting} bone="h-40">
          {(checks) =>
            checks.length === 0 ? (
              <EmptyState icon={BadgeCheck}>{t('identity.none')}</EmptyState>
            ) : (
              <ul className="flex flex-col gap-5">
                {checks.map((check) => (
                  <CheckReview key={`${check.memberId} ${check.submittedAt}`} check={check} />
                ))}
              </ul>
            )
          }
        </QueryResult>
        <CommandHint name="listIdentityChecks" input={{}} />
      </Section>
      <MemberCheck key={member} member={member ?? ''} />
    </div>
  );
}
