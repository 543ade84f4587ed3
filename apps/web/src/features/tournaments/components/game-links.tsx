import { Link } from '@tanstack/react-router';
import { CATEGORY_SEGMENTS } from '@tonalli/contracts/lobby/segments';
import type { TournamentEntry } from '@tonalli/contracts/tournaments/api';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';

/** Where the games are whose rounds count. */
export function GameLinks({ gameTypes }: Pick<TournamentEntry, 'gameTypes'>) {
  const { t } = useTranslation('tournaments');
  return (
    <div className="flex flex-wrap gap-2">
      {gameTypes.map((type) => (
        <Button key={type} variant="secondary" size="sm" asChild>
          <Link to="/$category" params={{ category: CATEGORY_SEGMENTS[type] }}>
            {t('play', { games: t(`games.${type}`) })}
          </Link>
        </Button>
      ))}
    </div>
  );
}
