import type { AnswerOf } from '@tonalli/qa/control-command';
import type { INBOX_COMMANDS } from '@tonalli/qa/inbox';
import { Badge } from '@tonalli/ui/badge/badge';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../components/copy-button';
import { showTime } from '../../shell/use-world-time';

/** One message with its code in large. */
export function SmsCard({ sms }: { sms: AnswerOf<typeof INBOX_COMMANDS.listSms>[number] }) {
  const { t, i18n } = useTranslation();
  const { mobile, code, purpose, sentAt, expiresAt } = sms;
  return (
    <li className="flex items-center gap-4 rounded-lg bg-ink-deep px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="money font-semibold">{mobile}</span>
          <Badge tone="info">{purpose}</Badge>
        </p>
        <p className="money mt-0.5 text-faint text-xs">
          {t('inbox.sent', { at: showTime(sentAt, i18n.language) })} ·{' '}
          {t('inbox.expires', { at: showTime(expiresAt, i18n.language) })}
        </p>
      </div>
      <code className="money font-bold font-display text-2xl text-marigold-bright tracking-widest">{code}</code>
      <CopyButton text={code} what={t('inbox.code')} />
    </li>
  );
}
