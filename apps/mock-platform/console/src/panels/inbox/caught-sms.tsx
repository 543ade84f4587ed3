import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Nothing } from '../../components/nothing';
import { Reading } from '../../components/reading';
import { Section } from '../../components/section';
import { SameAs } from '../../control/same-as';
import { useReading } from '../../control/use-reading';
import { SmsCard } from './sms-card';

/** The messages that this world would have sent to phones. */
export function CaughtMessages() {
  const { t } = useTranslation();
  const [mobile, setMobile] = useState('');
  const input = mobile === '' ? {} : { mobile };
  const sms = useReading('listSms', input);
  return (
    <Section title={t('inbox.sms')}>
      <Field label={t('inbox.filter')}>
        <TextInput
          inputMode="tel"
          maxLength={32}
          value={mobile}
          onChange={(event) => setMobile(event.target.value.trim())}
        />
      </Field>
      <Reading of={sms} bone="h-24">
        {(messages) =>
          messages.length === 0 ? (
            <Nothing icon={MessageSquareText}>{t('inbox.none')}</Nothing>
          ) : (
            <ul className="flex flex-col gap-3">
              {messages.map((message) => (
                <SmsCard key={`${message.mobile} ${message.sentAt} ${message.code}`} sms={message} />
              ))}
            </ul>
          )
        }
      </Reading>
      <SameAs name="listSms" input={input} />
    </Section>
  );
}
