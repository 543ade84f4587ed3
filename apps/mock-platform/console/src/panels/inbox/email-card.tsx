import type { AnswerOf } from '@tonalli/qa/control-command';
import type { INBOX_COMMANDS } from '@tonalli/qa/inbox';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../components/copy-button';
import { showTime } from '../../shell/use-world-time';

/** One email with its text, its links to open and its code. */
export function EmailCard({ email }: { email: AnswerOf<typeof INBOX_COMMANDS.listEmails>[number] }) {
  const { t, i18n } = useTranslation();
  const { address, subject, text, links, code, sentAt } = email;
  return (
    <li className="flex flex-col gap-2 rounded-lg bg-ink-deep px-4 py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{subject}</p>
          <p className="money break-all text-faint text-xs">
            {address} · {t('inbox.sent', { at: showTime(sentAt, i18n.language) })}
          </p>
        </div>
        {code === null ? null : (
          <span className="flex items-center gap-1">
            <code className="money font-bold font-display text-marigold-bright text-xl tracking-widest">{code}</code>
            <CopyButton text={code} what={t('inbox.code')} />
          </span>
        )}
      </div>
      <p className="whitespace-pre-line break-words text-muted text-sm">{text}</p>
      {links.map((link) => (
        <a
          key={link}
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1.5 break-all text-marigold-bright text-sm underline"
        >
          <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
          {link}
        </a>
      ))}
    </li>
  );
}
