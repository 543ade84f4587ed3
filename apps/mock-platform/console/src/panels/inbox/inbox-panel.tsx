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
import { CaptchaAnswer } from './captcha-answer';
import { SendNotice } from './send-notice';
import { SmsCard } from './sms-card';

/** What was sent to phones in this world, as it comes. */
export default function InboxPanel() {
  const { t } = useTranslation();
  const [mobile, setMobile] = useState('');
  const input = mobile === '' ? {} : { mobile };
  const sms = useReading('listSms', input);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
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
      <div className="flex min-w-0 flex-col gap-5">
        <CaptchaAnswer />
        <SendNotice />
      </div>
    </div>
  );
}
