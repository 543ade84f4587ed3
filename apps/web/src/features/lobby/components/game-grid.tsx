import type { GameCard } from '@tonalli/contracts/lobby/api';
import { TileGrid, TileSkeleton } from '@tonalli/ui/tile/tile';
import { useFavorites } from '../hooks/use-favorites';
import { useStartGame } from '../hooks/use-start-game';
import { GameTile } from './game-tile';

/** Tiles above the fold on a desk. */
const EAGER_TILES = 6;

export function GameGrid({ games, eager = false }: { games: readonly GameCard[]; eager?: boolean }) {
  const favorites = useFavorites();
  const starter = useStartGame();
  return (
    <TileGrid>
      {games.map((game, index) => (
        <GameTile
          key={game.id}
          game={game}
          favorites={favorites}
          starter={starter}
          eager={eager && index < EAGER_TILES}
        />
      ))}
    </TileGrid>
  );
}

export function GameGridSkeleton({ count }: { count: number }) {
  return (
    <TileGrid>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
        <TileSkeleton key={index} />
      ))}
    </TileGrid>
  );
}
