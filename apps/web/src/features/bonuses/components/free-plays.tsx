import type { FreePlaysView } from '@tonalli/contracts/bonuses/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../../components/load-failure';
import { useLanguage } from '../../../hooks/use-language';
import { FreePlaysCard } from './free-plays-card';

interface FreeQuery {
  data: readonly FreePlaysView[] | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Free spins and free bets that can be played, and how those before ended; nothing while there never were any (PROMO-06). */
export function FreePlays({ query }: { query: FreeQuery }) {
  const { t } = useTranslation('bonuses');
  const id = useId();
  const { data, error, isFetching, refetch } = query;
  if (error && !data)
    return <LoadFailure title={t('free.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  const open = data.filter(({ state }) => state === 'ACTIVE').toReversed();
  const ended = data.filter(({ state }) => state !== 'ACTIVE');
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={t('free.title')} />
      {open.length > 0 ? (
        <>
          <p className="mb-4 max-w-prose text-muted text-sm">{t('free.lead')}</p>
          <ul className="grid items-start gap-5 lg:grid-cols-2">
            {open.map((plays) => (
              <li key={plays.id} className="min-w-0">
                <FreePlaysCard plays={plays} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {ended.length > 0 ? (
        <ul className="mt-5 flex flex-col divide-y divide-line rounded-xl bg-raised px-5">
          {ended.map((plays) => (
            <EndedPlays key={plays.id} plays={plays} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function EndedPlays({ plays }: { plays: FreePlaysView }) {
  const { t } = useTranslation('bonuses');
  const language = useLanguage();
  const { title, state, ending, endedAt, used, count, wonMinor } = plays;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-muted text-sm">
          {t(ending ? `ending.${ending}` : `state.${state}`)}
          {endedAt ? (
            <>
              {' · '}
              <time dateTime={endedAt}>{formatDateTime(endedAt, language)}</time>
            </>
          ) : null}
        </p>
      </div>
      <p className="money text-end text-sm">
        <span className={wonMinor > 0 ? 'block font-semibold text-jade' : 'block text-muted'}>
          {t('free.won')}: {formatAmount(wonMinor, { language })}
        </span>
        <span className="block text-faint text-xs">{t('free.ended', { used, all: count })}</span>
      </p>
    </li>
  );
}
