import type { GameCard } from '@tonalli/contracts/lobby/api';
import { Tile } from '@tonalli/ui/tile/tile';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { PlatformImage } from '../../../components/platform-image';
import type { Tiles } from '../hooks/use-tiles';

/** Fetched with the first table that is shown; a tile can do without. */
const TableStrip = lazyPart<{ id: string }>(() =>
  import('../tables/table-strip').catch(() => ({ default: () => null })),
);

interface GameTileProps {
  game: GameCard;
  tiles: Tiles;
  /** On the first screen: fetched at once. */
  eager?: boolean;
  /** The name as it is shown, where parts of it are marked. */
  title?: ReactNode;
}

export function GameTile({ game, tiles, eager = false, title }: GameTileProps) {
  const { favorites, starter, words } = tiles;
  const pressed = favorites.has(game.id);
  const image = <PlatformImage path={game.icon} alt="" eager={eager} className="size-full" />;
  const shown = {
    name: game.name,
    title,
    image,
    caption: words.vendorName(game.vendor),
    info: { label: words.info, onAct: () => starter.show(game) },
    // What can no longer be played can still be taken out.
    favorite:
      game.open || pressed
        ? {
            pressed,
            label: pressed ? words.unfavorite : words.favorite,
            onToggle: () => favorites.toggle(game),
          }
        : undefined,
  };
  if (!game.open) return <Tile {...shown} soon={words.soon} />;
  return (
    <Tile
      {...shown}
      hot={game.hot ? words.hot : undefined}
      fresh={game.isNew ? words.fresh : undefined}
      start={{ label: game.opensList ? words.openList : words.play, onAct: () => starter.start(game) }}
      live={
        game.isTable ? (
          <Suspense fallback={null}>
            <TableStrip id={game.id} />
          </Suspense>
        ) : undefined
      }
      trial={game.trial && words.trial ? { label: words.trial, onAct: () => starter.tryFree(game) } : undefined}
    />
  );
}
