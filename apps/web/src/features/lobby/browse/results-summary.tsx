import type { GamePage } from '@tonalli/contracts/lobby/api';
import { useTranslation } from 'react-i18next';

interface ResultsSummaryProps {
  page: GamePage | undefined;
  /** What was searched for. */
  text: string | undefined;
  onMeant: (text: string) => void;
}

/** The number of games; for a fuzzy match, the spelling that was probably meant (LOBBY-02). */
export function ResultsSummary({ page, text, onMeant }: ResultsSummaryProps) {
  const { t } = useTranslation(['games', 'lobby']);
  if (page?.totalGames === undefined) return null;
  const { suggestion, totalGames, hasPlayable } = page;
  const soon = hasPlayable === false ? t('lobby:soon.line') : null;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-muted text-sm">
      {suggestion && text ? (
        <p>
          {t('games:results.near', { text })}{' '}
          <button
            type="button"
            onClick={() => onMeant(suggestion)}
            className="min-h-6 rounded-sm font-semibold text-marigold underline underline-offset-4 hover:text-text"
          >
            {t('games:results.meant', { text: suggestion })}
          </button>
        </p>
      ) : null}
      <p className="money">
        {t('games:results.count', { count: totalGames })}
        {soon ? ` · ${soon}` : null}
      </p>
    </div>
  );
}
