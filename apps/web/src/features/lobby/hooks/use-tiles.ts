import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { type Favorites, useFavorites } from '../../../hooks/use-favorites';
import { useVendorName } from '../../../hooks/use-vendor-name';
import { type StartGame, useStartGame } from './use-start-game';

/** What the tiles of a grid have in common: asked for once, since tiles are many. */
export interface Tiles {
  readonly favorites: Favorites;
  readonly starter: StartGame;
  readonly words: TileWords;
}

interface TileWords {
  readonly play: string;
  readonly openList: string;
  /** Null where the platform has no play money. */
  readonly trial: string | null;
  readonly info: string;
  readonly favorite: string;
  readonly unfavorite: string;
  readonly hot: string;
  readonly fresh: string;
  readonly soon: string;
  vendorName(code: string): string;
}

export function useTiles(): Tiles {
  return { favorites: useFavorites(), starter: useStartGame(), words: useTileWords() };
}

function useTileWords(): TileWords {
  const { t } = useTranslation('lobby');
  const { modules } = useBootstrap();
  const vendorName = useVendorName();
  return useMemo(
    () => ({
      play: t('tile.play'),
      openList: t('tile.openList'),
      trial: modules.includes('FREEPLAY3') ? t('tile.trial') : null,
      info: t('tile.info'),
      favorite: t('tile.favorite'),
      unfavorite: t('tile.unfavorite'),
      hot: t('tile.hot'),
      fresh: t('tile.new'),
      soon: t('tile.soon'),
      vendorName,
    }),
    [t, modules, vendorName],
  );
}
