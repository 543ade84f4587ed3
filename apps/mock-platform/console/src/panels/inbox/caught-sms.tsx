import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { SmsCard } from './sms-card';

/** The messages that this world would have sent to phones. */
export function CaughtMessages() {
  const { t } = useTranslation();
  const [mobile, setMobile] = useState('');
  const input = mobile === '' ? {} : { mobile };
  const sms = useControlQuery('listSms', input);
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
      <QueryResult of={sms} bone="h-24">
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState icon={MessageSquareText}>{t('inbox.none')}</EmptyState>
          ) : (
            <ul className="flex flex-col gap-3">
              {messages.map((message) => (
                <SmsCard key={`${message.mobile} ${message.sentAt} ${message.code}`} sms={message} />
              ))}
            </ul>
          )
        }
      </QueryResult>
      <CommandHint name="listSms" input={input} />
    </Section>
  );
}
