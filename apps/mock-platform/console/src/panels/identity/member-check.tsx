import type { IdentityReview } from '@tonalli/qa/identity';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';
import { showTime } from '../../shell/use-world-time';
import { CheckFacts } from './check-facts';

/** The check of anybody, by id: approved without documents, or let run out. */
export function MemberCheck({ member }: { member: string }) {
  const { t } = useTranslation();
  const [memberId, setMemberId] = useState(member);
  return (
    <Section title={t('identity.anybody')} lead={t('identity.anybodyLead')}>
      <Field label={t('identity.member')}>
        <TextInput
          value={memberId}
          maxLength={32}
          placeholder="M000001"
          onChange={({ target }) => setMemberId(target.value.trim())}
        />
      </Field>
      {/^M\d+$/.test(memberId) ? <Known memberId={memberId} /> : null}
    </Section>
  );
}

function Known({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const found = useControlQuery('showIdentityCheck', { memberId });
  const approve = useAction('approveIdentity');
  const expire = useAction('expireIdentity');
  return (
    <QueryResult of={found} bone="h-24">
      {(check) => {
        const isApproved = check.status === 'APPROVED';
        return (
          <>
            <CheckFacts check={check} isSameDay />
            <div className="flex flex-wrap gap-2">
              <Button size="sm" variant="jade" disabled={isApproved} onClick={() => approve.mutate({ memberId })}>
                {t('identity.approve')}
              </Button>
              <Button size="sm" variant="secondary" disabled={!isApproved} onClick={() => expire.mutate({ memberId })}>
                {t('identity.expire')}
              </Button>
            </div>
            <History history={check.history} />
            <CommandHint name={isApproved ? 'expireIdentity' : 'approveIdentity'} input={{ memberId }} />
          </>
        );
      }}
    </QueryResult>
  );
}

function History({ history }: Pick<IdentityReview, 'history'>) {
  const { t, i18n } = useTranslation();
  if (history.length === 0) return <p className="text-muted text-sm">{t('identity.noHistory')}</p>;
  return (
    <ol className="flex flex-col gap-1.5 text-sm">
      {history.map(({ event, at, note }) => (
        <li key={`${at} ${event}`}>
          <span className="font-semibold">{t(`identity.event.${event}`)}</span>{' '}
          <span className="text-faint text-xs">{showTime(at, i18n.language)}</span>
          {note ? <span className="block text-muted">{note}</span> : null}
        </li>
      ))}
    </ol>
  );
}
