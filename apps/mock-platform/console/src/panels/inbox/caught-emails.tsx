import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { EmailCard } from './email-card';

/** The emails that this world would have sent. */
export function CaughtEmails() {
  const { t } = useTranslation();
  const emails = useControlQuery('listEmails', {});
  return (
    <Section title={t('inbox.emails')}>
      <QueryResult of={emails} bone="h-24">
        {(caught) =>
          caught.length === 0 ? (
            <EmptyState icon={Mail}>{t('inbox.noEmails')}</EmptyState>
          ) : (
            <ul className="flex flex-col gap-3">
              {caught.map((email) => (
                <EmailCard key={`${email.address} ${email.sentAt} ${email.subject}`} email={email} />
              ))}
            </ul>
          )
        }
      </QueryResult>
      <CommandHint name="listEmails" input={{}} />
    </Section>
  );
}
