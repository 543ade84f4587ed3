import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { showTime } from '../../shell/use-world-time';
import { useJournalSearch } from './use-journal-search';

export type MemberAccount = 'member.main' | 'member.trial';

const LIMIT = 50;

/** A balance and the movements that made it, newest first, each with its cause. */
export function BalanceStory({ member, account }: { member: string; account: MemberAccount }) {
  const { t, i18n } = useTranslation();
  const { look } = useJournalSearch();
  const input = { member, account, limit: LIMIT };
  const story = useControlQuery('explainBalance', input);
  return (
    <QueryResult of={story} bone="h-14" bones={4}>
      {({ member: owner, balance, steps }) => (
        <>
          <p className="text-muted">
            {t('journal.why.has', { member: owner.username })}{' '}
            <strong className="money font-bold font-display text-2xl text-marigold-bright">{balance}</strong>
          </p>
          {steps.length === 0 ? <p className="text-muted text-sm">{t('journal.why.none')}</p> : null}
          <ol className="border-line border-s-2 ps-4">
            {steps.map(({ posting, at, kind, amount, balanceAfter, reference, seq, cause }) => (
              <li key={posting} className="relative py-2">
                <span
                  aria-hidden="true"
                  className="absolute -start-[1.35rem] top-4 size-2.5 rounded-full bg-marigold"
                />
                <div className="flex flex-wrap items-baseline gap-x-3">
                  <span className={`money font-bold ${amount.startsWith('-') ? 'text-danger' : 'text-jade'}`}>
                    {amount}
                  </span>
                  <span className="text-sm">{kind}</span>
                  <span className="money ms-auto text-muted text-sm">= {balanceAfter}</span>
                </div>
                <p className="money break-words text-faint text-xs">
                  {showTime(at, i18n.language)} · {reference}{' '}
                  {seq === null ? (
                    `· ${t('journal.why.older')}`
                  ) : (
                    <button type="button" className="text-marigold-bright underline" onClick={() => look(seq)}>
                      {cause}
                    </button>
                  )}
                </p>
              </li>
            ))}
          </ol>
          <CommandHint name="explainBalance" input={input} />
        </>
      )}
    </QueryResult>
  );
}
