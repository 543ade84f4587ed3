import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Nothing } from '../../components/nothing';
import { Reading } from '../../components/reading';
import { Section } from '../../components/section';
import { SameAs } from '../../control/same-as';
import { useReading } from '../../control/use-reading';
import { EmailCard } from './email-card';

/** The emails that this world would have sent. */
export function CaughtEmails() {
  const { t } = useTranslation();
  const emails = useReading('listEmails', {});
  return (
    <Section title={t('inbox.emails')}>
      <Reading of={emails} bone="h-24">
        {(caught) =>
          caught.length === 0 ? (
            <Nothing icon={Mail}>{t('inbox.noEmails')}</Nothing>
          ) : (
            <ul className="flex flex-col gap-3">
              {caught.map((email) => (
                <EmailCard key={`${email.address} ${email.sentAt} ${email.subject}`} email={email} />
              ))}
            </ul>
          )
        }
      </Reading>
      <SameAs name="listEmails" input={{}} />
    </Section>
  );
}
