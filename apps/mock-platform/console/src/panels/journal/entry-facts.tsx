import type { AnswerOf } from '@tonalli/qa/control-command';
import type { JOURNAL_COMMANDS } from '@tonalli/qa/journal';
import { Badge } from '@tonalli/ui/badge/badge';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../components/copy-button';
import { showTime } from '../../shell/use-world-time';
import { useJournalSearch } from './use-journal-search';

type Detail = AnswerOf<typeof JOURNAL_COMMANDS.fetchJournalEntry>;

/** When, who, how long, and under which id the servers logged it. */
export function EntryFacts({ entry }: { entry: Detail }) {
  const { t, i18n } = useTranslation();
  const { ask } = useJournalSearch();
  const { at, member, method, path, status, milliseconds, requestId, idempotencyKey, delivery, repeats } = entry;
  const facts: [string, ReactNode][] = [
    [t('journal.fact.at'), showTime(at, i18n.language)],
    [t('journal.fact.took'), `${milliseconds} ms`],
  ];
  if (member) {
    facts.push([
      t('journal.fact.member'),
      <button key="why" type="button" className="text-marigold-bright underline" onClick={() => ask(member.id)}>
        {t('journal.whyOf', { member: member.username })}
      </button>,
    ]);
  }
  if (method)
    facts.push([
      t('journal.fact.call'),
      <code key="path" className="break-all font-mono text-xs">{`${method} ${path}`}</code>,
    ]);
  if (status !== null) facts.push([t('journal.fact.status'), status]);
  if (delivery !== 'whole')
    facts.push([
      t('journal.fact.delivery'),
      <Badge key="d" tone="danger">
        {t(`journal.delivery.${delivery}`)}
      </Badge>,
    ]);
  if (repeats !== null) facts.push([t('journal.fact.repeats'), `#${repeats}`]);
  if (requestId)
    facts.push([t('journal.fact.requestId'), <Copied key="r" text={requestId} what={t('journal.fact.requestId')} />]);
  if (idempotencyKey)
    facts.push([t('journal.fact.key'), <Copied key="k" text={idempotencyKey} what={t('journal.fact.key')} />]);
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 text-sm">
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt className="text-faint">{label}</dt>
          <dd className="money min-w-0">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Copied({ text, what }: { text: string; what: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1">
      <code className="truncate font-mono text-xs">{text}</code>
      <CopyButton text={text} what={what} />
    </span>
  );
}
