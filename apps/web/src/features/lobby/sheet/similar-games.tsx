import type { GameCard } from '@tonalli/contracts/lobby/api';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useOpenSheet } from '../hooks/use-sheets';
import { gameInAddress } from '../lobby-search';

/** Games like it, each a way to its own sheet. */
export function SimilarGames({ games }: { games: readonly GameCard[] }) {
  const { t } = useTranslation(['games', 'lobby']);
  const openSheet = useOpenSheet();
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-2 font-semibold text-sm">
        {t('games:sheet.similar')}
      </h3>
      <ul className="no-scrollbar -mx-5 flex gap-3 overflow-x-auto px-5 py-1 sm:-mx-6 sm:px-6">
        {games.map((game) => (
          <li key={game.id} className="w-28 shrink-0">
            <button
              type="button"
              onClick={() => openSheet({ game: gameInAddress(game.id) })}
              className="group block w-full rounded-lg text-start"
            >
              <span className="block aspect-square overflow-hidden rounded-lg ring-1 ring-line group-hover:ring-marigold/70">
                <PlatformImage path={game.icon} alt="" className="size-full" />
              </span>
              <span className="mt-1.5 line-clamp-2 font-semibold text-xs leading-snug">{game.name}</span>
              {game.open ? null : <span className="block text-faint text-xs">{t('lobby:tile.soon')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
