import type { GameCard } from '@tonalli/contracts/lobby/api';
import { TileGrid, TileSkeleton } from '@tonalli/ui/tile/tile';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { NextFrame } from '../../../app/chunks/next-frame';
import { useFavorites } from '../hooks/use-favorites';
import { useStartGame } from '../hooks/use-start-game';
import { GameTile } from './game-tile';

/** Tiles above the fold on a desk. */
const EAGER_TILES = 6;

/** One row to push sideways on phones. */
const RAIL =
  'no-scrollbar max-sm:-mx-3 max-sm:flex max-sm:snap-x max-sm:scroll-px-3 max-sm:overflow-x-auto max-sm:px-3 max-sm:*:w-36 max-sm:*:shrink-0 max-sm:*:snap-start';

interface GameGridProps {
  games: readonly GameCard[];
  eager?: boolean;
  rail?: boolean | undefined;
  /** Marks what was found in a name. */
  titleOf?: ((name: string) => ReactNode) | undefined;
}

/** Tiles are many: they are drawn while the page goes on answering, and what stood there stays until then. */
export function GameGrid(props: GameGridProps) {
  const { games, rail } = props;
  const drawn = useDeferredValue<readonly GameCard[] | null>(games, null);
  return drawn ? <Tiles {...props} games={drawn} /> : <GameGridSkeleton count={games.length} rail={rail} />;
}

const Tiles = memo(({ games, eager = false, rail = false, titleOf }: GameGridProps) => {
  const favorites = useFavorites();
  const starter = useStartGame();
  const draw = (game: GameCard, isFirst: boolean) => (
    <GameTile
      key={game.id}
      game={game}
      favorites={favorites}
      starter={starter}
      eager={eager && isFirst}
      title={titleOf?.(game.name)}
    />
  );
  // What a screen shows first, then the rest.
  const [first, rest] = [games.slice(0, EAGER_TILES), games.slice(EAGER_TILES)];
  return (
    <TileGrid className={rail ? RAIL : undefined}>
      {first.map((game) => draw(game, true))}
      <NextFrame place={rest.map(({ id }) => <TileSkeleton key={id} />)}>
        {rest.map((game) => draw(game, false))}
      </NextFrame>
    </TileGrid>
  );
});

export function GameGridSkeleton({ count, rail = false }: { count: number; rail?: boolean | undefined }) {
  return (
    <TileGrid className={rail ? RAIL : undefined}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
        <TileSkeleton key={index} />
      ))}
    </TileGrid>
  );
}
