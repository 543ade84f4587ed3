import type { AnswerOf } from '@tonalli/qa/control-command';
import type { JOURNAL_COMMANDS } from '@tonalli/qa/journal';
import { MoveRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type Movement = AnswerOf<typeof JOURNAL_COMMANDS.fetchJournalEntry>['movements'][number];

/** The postings of an entry: from which account to which. */
export function Movements({ movements }: { movements: readonly Movement[] }) {
  const { t } = useTranslation();
  if (movements.length === 0) return <p className="text-muted text-sm">{t('journal.noMovements')}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {movements.map(({ id, kind, from, to, amount, balanceAfter, memberId, reference, key }) => (
        <li key={id} className="rounded-md bg-ink-deep px-3 py-2">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold text-sm">{kind}</span>
            <span className="inline-flex items-center gap-1.5 font-mono text-muted text-xs">
              {from}
              <MoveRight aria-label={t('journal.to')} className="size-3.5 text-marigold" />
              {to}
            </span>
            <span className="money ms-auto font-bold text-marigold-bright">{amount}</span>
          </div>
          <p className="money mt-0.5 break-all text-faint text-xs">
            {memberId} · {t('journal.balanceAfter', { amount: balanceAfter })} · {reference} · {key}
          </p>
        </li>
      ))}
    </ul>
  );
}
