import type { GameCard, GamePage } from '@tonalli/contracts/lobby/api';
import { Badge } from '@tonalli/ui/badge/badge';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useVendorName } from '../../../hooks/use-vendor-name';
import { highlightedName } from '../browse/highlighted-name';

export const optionId = (list: string, gameId: string): string => `${list}-${gameId}`;

interface FoundGamesProps {
  /** The list's id, which the text field points to. */
  list: string;
  page: GamePage;
  /** Id of the game that Enter would open. */
  active: string | undefined;
  onChoose: (game: GameCard) => void;
}

export function FoundGames({ list, page, active, onChoose }: FoundGamesProps) {
  const { t } = useTranslation(['games', 'lobby']);
  const vendorName = useVendorName();
  useEffect(() => {
    if (active) document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [list, active]);
  return (
    <div id={list} role="listbox" aria-label={t('games:find.results')} className="flex flex-col gap-0.5">
      {page.games.map((game) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above moves through the options and chooses by Enter
        <div
          key={game.id}
          id={optionId(list, game.id)}
          role="option"
          tabIndex={-1}
          aria-selected={game.id === active}
          onClick={() => onChoose(game)}
          className={clsx(
            'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5',
            game.id === active ? 'bg-overlay ring-1 ring-marigold/60 ring-inset' : 'hover:bg-raised',
          )}
        >
          <PlatformImage path={game.icon} alt="" className="size-10 shrink-0 rounded-md" />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold text-sm">{highlightedName(game.name, page.marks ?? [])}</span>
            <span className="block truncate text-faint text-xs">
              {vendorName(game.vendor)} · {t(`lobby:type.${game.type}`)}
            </span>
          </span>
          {game.open ? null : <Badge tone="info">{t('lobby:tile.soon')}</Badge>}
        </div>
      ))}
    </div>
  );
}
