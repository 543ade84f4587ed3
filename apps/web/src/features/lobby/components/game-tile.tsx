import type { GameCard } from '@tonalli/contracts/lobby/api';
import { Tile } from '@tonalli/ui/tile/tile';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useVendorName } from '../../../hooks/use-vendor-name';
import type { Favorites } from '../hooks/use-favorites';
import type { StartGame } from '../hooks/use-start-game';

interface GameTileProps {
  game: GameCard;
  favorites: Favorites;
  starter: StartGame;
  /** On the first screen: fetched at once. */
  eager?: boolean;
  /** The name as it is shown, where parts of it are marked. */
  title?: ReactNode;
}

export function GameTile({ game, favorites, starter, eager = false, title }: GameTileProps) {
  const { t } = useTranslation('lobby');
  const { modules } = useBootstrap();
  const vendorName = useVendorName();
  const pressed = favorites.has(game.id);
  const image = <PlatformImage path={game.icon} alt="" eager={eager} className="size-full" />;
  const shown = {
    name: game.name,
    title,
    image,
    caption: vendorName(game.vendor),
    info: { label: t('tile.info'), onAct: () => starter.show(game) },
    // What can no longer be played can still be taken out.
    favorite:
      game.open || pressed
        ? {
            pressed,
            label: pressed ? t('tile.unfavorite') : t('tile.favorite'),
            onToggle: () => favorites.toggle(game),
          }
        : undefined,
  };
  if (!game.open) return <Tile {...shown} soon={t('tile.soon')} />;
  return (
    <Tile
      {...shown}
      hot={game.hot ? t('tile.hot') : undefined}
      start={{ label: game.opensList ? t('tile.openList') : t('tile.play'), onAct: () => starter.start(game) }}
      trial={
        game.trial && modules.includes('FREEPLAY3')
          ? { label: t('tile.trial'), onAct: () => starter.tryFree(game) }
          : undefined
      }
    />
  );
}
