import { clsx } from 'clsx';
import { Flame, Heart, Info, Sparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Skeleton } from '../skeleton/skeleton';

export interface TileAction {
  /** The visible word: "Jugar". */
  label: string;
  onAct: () => void;
}

interface Favorite {
  pressed: boolean;
  label: string;
  onToggle: () => void;
  disabled?: boolean | undefined;
}

export interface TileProps {
  name: string;
  /** The name as it is shown, where parts of it are marked. */
  title?: ReactNode;
  /** Fills the box: `<HostImage className="size-full" ... />`. */
  image: ReactNode;
  /** Small line under the name: the vendor. */
  caption?: ReactNode;
  shape?: 'square' | 'portrait' | 'wide' | undefined;
  /** Wording of the hot badge; shown when set. */
  hot?: string | undefined;
  /** Wording of the badge of what is new; shown when set. */
  fresh?: string | undefined;
  favorite?: Favorite | undefined;
  start?: TileAction | undefined;
  /** Free trial; leave out where the game has none. */
  trial?: TileAction | undefined;
  /** Opens what there is to know about the game. */
  info?: TileAction | undefined;
  /** How it stands now, over the lower part of the picture; left out: it does not change. It takes no clicks. */
  live?: ReactNode;
  /** Wording of "coming soon": cannot be started, picture dimmed. */
  soon?: string | undefined;
  className?: string | undefined;
}

const BAR = 'pointer-events-auto h-9 bg-ink-deep/85 text-text ring-1 ring-line-strong ring-inset hover:bg-overlay';

/** Room for two lines of name and the caption, so that most rows are of one height; a longer name takes what it needs. */
const WORDS = 'mt-2 min-h-14';

const BADGE =
  'inline-flex items-center gap-1 rounded-full px-2 py-0.5 font-bold text-2xs text-on-marigold uppercase tracking-wide';

const SHAPES = { square: 'aspect-square', portrait: 'aspect-3/4', wide: 'aspect-16/10' };

/** Shown on hover and to the keyboard; a finger has no hover, so there it is always shown. */
const REVEALED =
  'transition-opacity duration-150 group-hover:opacity-100 group-has-focus-visible:opacity-100 [@media(hover:hover)]:opacity-0';
/** Would hide the picture from a finger for good. */
const MOUSE_ONLY =
  'pointer-events-none opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-has-focus-visible:opacity-100';

interface TileActionsProps extends Pick<TileProps, 'name' | 'trial' | 'info' | 'live'> {
  start: TileAction;
}

/** The whole picture starts the game; the trial and the details stand along its lower edge. */
function TileActions({ name, start, trial, info, live }: TileActionsProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className={clsx('absolute inset-0 flex items-center bg-ink-deep/70 px-[8%]', MOUSE_ONLY)}
      >
        <span className="flex min-h-10 flex-1 items-center justify-center rounded-md bg-marigold px-3 font-semibold text-on-marigold text-sm">
          {start.label}
        </span>
      </span>
      <button
        type="button"
        aria-label={`${start.label}: ${name}`}
        onClick={start.onAct}
        className="absolute inset-0 rounded-lg focus-visible:-outline-offset-2"
      />
      {live ? (
        <span className="pointer-events-none absolute inset-0 transition-opacity duration-150 group-hover:opacity-0 group-has-focus-visible:opacity-0">
          {live}
        </span>
      ) : null}
      <span className={clsx('pointer-events-none absolute inset-x-1.5 bottom-1.5 flex justify-end gap-1.5', REVEALED)}>
        {trial ? (
          <button
            type="button"
            aria-label={`${trial.label}: ${name}`}
            onClick={trial.onAct}
            className={clsx(
              BAR,
              'min-w-0 flex-1 overflow-hidden text-balance rounded-md px-1 font-semibold text-xs leading-tight',
            )}
          >
            {trial.label}
          </button>
        ) : null}
        {info ? (
          <button
            type="button"
            aria-label={`${info.label}: ${name}`}
            onClick={info.onAct}
            className={clsx(BAR, 'inline-flex w-9 shrink-0 items-center justify-center rounded-md')}
          >
            <Info aria-hidden="true" className="size-4.5" />
          </button>
        ) : null}
      </span>
    </>
  );
}

function FavoriteButton({ name, pressed, label, onToggle, disabled }: Favorite & { name: string }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={`${label}: ${name}`}
      disabled={disabled}
      onClick={onToggle}
      className="absolute end-1.5 top-1.5 inline-flex size-9 items-center justify-center rounded-full bg-ink-deep/80 text-text hover:bg-ink-deep hover:text-coral aria-pressed:text-coral"
    >
      <Heart aria-hidden="true" className={clsx('size-4.5', pressed && 'fill-current')} />
    </button>
  );
}

function Badges({ hot, fresh }: Pick<TileProps, 'hot' | 'fresh'>) {
  if (!hot && !fresh) return null;
  return (
    <span className="pointer-events-none absolute start-2 top-2 flex flex-col items-start gap-1">
      {hot ? (
        <span className={clsx(BADGE, 'bg-coral')}>
          <Flame aria-hidden="true" className="size-3 fill-current" />
          {hot}
        </span>
      ) : null}
      {fresh ? (
        <span className={clsx(BADGE, 'bg-jade')}>
          <Sparkles aria-hidden="true" className="size-3 fill-current" />
          {fresh}
        </span>
      ) : null}
    </span>
  );
}

/** A game in a lobby (LOBBY-03). */
export function Tile({
  name,
  title = name,
  image,
  caption,
  shape = 'square',
  hot,
  fresh,
  favorite,
  start,
  trial,
  info,
  live,
  soon,
  className,
}: TileProps) {
  const id = useId();
  const canPlay = soon === undefined;
  return (
    <article aria-labelledby={canPlay ? id : `${id} ${id}-soon`} className={clsx('group relative min-w-0', className)}>
      <div
        className={clsx(
          // What is out of sight is not drawn; its shape is known without it.
          'relative overflow-hidden rounded-lg bg-raised shadow-card ring-1 ring-line transition-[box-shadow,translate] duration-200 [content-visibility:auto]',
          canPlay && 'group-hover:-translate-y-0.5 group-hover:ring-marigold/70',
          SHAPES[shape],
        )}
      >
        <div className={clsx('size-full', !canPlay && 'opacity-45 grayscale')}>{image}</div>
        {canPlay && start ? <TileActions name={name} start={start} trial={trial} info={info} live={live} /> : null}
        {canPlay ? <Badges hot={hot} fresh={fresh} /> : null}
        {soon ? (
          <span
            id={`${id}-soon`}
            className="absolute inset-x-0 bottom-0 bg-ink-deep/90 py-1.5 text-center font-semibold text-sm text-text"
          >
            {soon}
          </span>
        ) : null}
        {soon && info ? (
          <button
            type="button"
            aria-label={`${info.label}: ${name} (${soon})`}
            onClick={info.onAct}
            className="absolute inset-0 rounded-lg focus-visible:-outline-offset-2"
          />
        ) : null}
        {favorite ? <FavoriteButton name={name} {...favorite} /> : null}
      </div>
      <div className={WORDS}>
        <h3
          id={id}
          title={name}
          className="line-clamp-4 break-words font-sans font-semibold text-sm leading-snug tracking-normal"
        >
          {title}
        </h3>
        {caption ? <p className="truncate text-faint text-xs">{caption}</p> : null}
      </div>
    </article>
  );
}

export function TileSkeleton({ shape = 'square' }: { shape?: TileProps['shape'] }) {
  return (
    <div aria-hidden="true" className="min-w-0">
      <Skeleton className={clsx('w-full rounded-lg', SHAPES[shape])} />
      <div className={WORDS}>
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="mt-2 h-3 w-2/5" />
      </div>
    </div>
  );
}

/** Columns for tiles: two on the smallest phone, six on a desk, eight on the design width. */
export function TileGrid({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div
      className={clsx(
        'grid grid-cols-2 gap-x-3 gap-y-3 min-[26rem]:grid-cols-3 sm:gap-x-4 md:grid-cols-4 lg:grid-cols-6',
        className,
      )}
    >
      {children}
    </div>
  );
}
