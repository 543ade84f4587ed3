import { clsx } from 'clsx';
import { Flame, Heart, Play } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Skeleton } from '../skeleton/skeleton';

export interface TileAction {
  /** The visible word: "Jugar". */
  label: string;
  onAct: () => void;
}

export interface TileProps {
  name: string;
  /** Fills the box: `<HostImage className="size-full" ... />`. */
  image: ReactNode;
  /** Small line under the name: the vendor. */
  caption?: ReactNode;
  shape?: 'square' | 'portrait' | 'wide' | undefined;
  /** Wording of the hot badge; shown when set. */
  hot?: string | undefined;
  favorite?: { pressed: boolean; label: string; onToggle: () => void; disabled?: boolean | undefined } | undefined;
  start?: TileAction | undefined;
  /** Free trial; leave out where the game has none. */
  trial?: TileAction | undefined;
  /** Wording of "coming soon": no actions, picture dimmed. */
  soon?: string | undefined;
  className?: string | undefined;
}

const SHAPES = { square: 'aspect-square', portrait: 'aspect-3/4', wide: 'aspect-16/10' };

const isTouch = (event: MouseEvent) =>
  typeof PointerEvent === 'function' &&
  event.nativeEvent instanceof PointerEvent &&
  event.nativeEvent.pointerType === 'touch';

/**
 * Mouse and keys: the picture starts the game, the trial shows on hover and focus. Touch has no hover: where
 * there is a choice, the first tap shows it and the second takes it.
 */
function TileActions({ name, start, trial }: { name: string; start: TileAction; trial: TileAction | undefined }) {
  const [shown, setShown] = useState(false);
  const reveal = clsx(
    'transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100',
    shown ? 'opacity-100' : 'opacity-0',
  );
  return (
    <>
      <span aria-hidden="true" className={clsx('pointer-events-none absolute inset-0 bg-ink-deep/70', reveal)} />
      <button
        type="button"
        aria-label={`${start.label}: ${name}`}
        onClick={(event) => {
          if (trial && !shown && isTouch(event)) setShown(true);
          else start.onAct();
        }}
        onBlur={() => setShown(false)}
        className="absolute inset-0 rounded-lg focus-visible:-outline-offset-2"
      />
      <span
        className={clsx(
          'pointer-events-none absolute inset-x-0 inset-y-0 m-auto flex h-fit w-[84%] flex-col items-stretch gap-2',
          reveal,
        )}
      >
        <span
          aria-hidden="true"
          className="inline-flex min-h-10 items-center justify-center gap-1.5 rounded-md bg-marigold px-3 font-semibold text-on-marigold text-sm"
        >
          <Play className="size-4 fill-current" />
          {start.label}
        </span>
        {trial ? (
          <button
            type="button"
            aria-label={`${trial.label}: ${name}`}
            onPointerDown={(event) => event.preventDefault()}
            onClick={trial.onAct}
            className={clsx(
              'min-h-10 rounded-md bg-overlay px-3 font-semibold text-sm text-text ring-1 ring-line-strong ring-inset hover:bg-raised group-focus-within:pointer-events-auto group-hover:pointer-events-auto',
              shown && 'pointer-events-auto',
            )}
          >
            {trial.label}
          </button>
        ) : null}
      </span>
    </>
  );
}

/** A game in a lobby (LOBBY-03). */
export function Tile({
  name,
  image,
  caption,
  shape = 'square',
  hot,
  favorite,
  start,
  trial,
  soon,
  className,
}: TileProps) {
  const id = useId();
  const live = soon === undefined;
  return (
    <article aria-labelledby={id} className={clsx('group relative min-w-0', className)}>
      <div
        className={clsx(
          'relative overflow-hidden rounded-lg bg-raised shadow-card ring-1 ring-line transition-[box-shadow,translate] duration-200',
          live && 'group-hover:-translate-y-0.5 group-hover:ring-marigold/70',
          SHAPES[shape],
        )}
      >
        <div className={clsx('size-full', !live && 'opacity-45 grayscale')}>{image}</div>
        {live && start ? <TileActions name={name} start={start} trial={trial} /> : null}
        {live && hot ? (
          <span className="pointer-events-none absolute start-2 top-2 inline-flex items-center gap-1 rounded-full bg-coral px-2 py-0.5 font-bold text-2xs text-on-marigold uppercase tracking-wide">
            <Flame aria-hidden="true" className="size-3 fill-current" />
            {hot}
          </span>
        ) : null}
        {soon ? (
          <span className="absolute inset-x-0 bottom-0 bg-ink-deep/90 py-1.5 text-center font-semibold text-sm text-text">
            {soon}
          </span>
        ) : null}
        {live && favorite ? (
          <button
            type="button"
            aria-pressed={favorite.pressed}
            aria-label={`${favorite.label}: ${name}`}
            disabled={favorite.disabled}
            onClick={favorite.onToggle}
            className="absolute end-1.5 top-1.5 inline-flex size-9 items-center justify-center rounded-full bg-ink-deep/70 text-text backdrop-blur-sm hover:bg-ink-deep hover:text-coral aria-pressed:text-coral"
          >
            <Heart aria-hidden="true" className={clsx('size-4.5', favorite.pressed && 'fill-current')} />
          </button>
        ) : null}
      </div>
      <h3 id={id} title={name} className="mt-2 truncate font-sans font-semibold text-sm leading-snug tracking-normal">
        {name}
      </h3>
      {caption ? <p className="truncate text-faint text-xs">{caption}</p> : null}
    </article>
  );
}

export function TileSkeleton({ shape = 'square' }: { shape?: TileProps['shape'] }) {
  return (
    <div aria-hidden="true" className="min-w-0">
      <Skeleton className={clsx('w-full rounded-lg', SHAPES[shape])} />
      <Skeleton className="mt-2.5 h-3.5 w-4/5" />
      <Skeleton className="mt-2 h-3 w-2/5" />
    </div>
  );
}

/** Columns for tiles: two on the smallest phone, six on a desk, eight on the design width. */
export function TileGrid({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div
      className={clsx(
        'grid grid-cols-2 gap-x-3 gap-y-5 min-[26rem]:grid-cols-3 sm:gap-x-4 md:grid-cols-4 lg:grid-cols-6',
        className,
      )}
    >
      {children}
    </div>
  );
}
