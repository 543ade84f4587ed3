import { Link, useLocation } from '@tanstack/react-router';
import { Badge } from '@tonalli/ui/badge/badge';
import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import type { Favorites } from '../../../hooks/use-favorites';
import type { ServerClock } from '../clock/server-clock';
import type { ToldCard } from '../results/told';
import { AREA_SEGMENTS } from './area-segments';
import { TileClock } from './tile-clock';
import { TileResult } from './tile-result';
import { useFamilyName } from './use-family-name';
import { usePaceText } from './use-pace-text';

interface LotteryTileProps {
  card: ToldCard;
  clock: ServerClock;
  favorites: Favorites;
  isRecent: boolean;
}

/** A lottery: what it is, when it closes, what it drew last; all of it leads to its board. */
export function LotteryTile({ card, clock, favorites, isRecent }: LotteryTileProps) {
  const { t } = useTranslation('lottery');
  const heading = useId();
  const familyName = useFamilyName();
  const pace = usePaceText();
  const from = useLocation({ select: ({ href }) => href });
  return (
    <article
      aria-labelledby={heading}
      className="group relative flex w-full min-w-0 flex-col gap-3 rounded-xl bg-surface p-4 shadow-card ring-1 ring-line ring-inset transition-colors duration-150 hover:bg-raised hover:ring-line-strong"
    >
      <div className="flex items-start gap-3">
        <PlatformImage path={card.icon} alt="" className="size-16 shrink-0 rounded-lg" />
        <div className="min-w-0 flex-1">
          <h2 id={heading} className="text-balance text-lg">
            <Link
              to="/$category"
              params={{ category: AREA_SEGMENTS[card.area] }}
              search={{ gameCode: card.gameCode }}
              state={{ lotteryFrom: from }}
              className="text-text no-underline outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-marigold-bright focus-visible:after:outline-offset-2"
            >
              {card.name}
            </Link>
          </h2>
          <p className="mt-0.5 text-faint text-sm">
            {familyName(card.family)} · {pace(card)}
          </p>
          {isRecent ? <Badge className="mt-1.5">{t('lobby.recent')}</Badge> : null}
        </div>
        <FavoriteToggle card={card} favorites={favorites} />
      </div>
      <TileResult card={card} />
      <div className="mt-auto flex items-center justify-between gap-3 border-line border-t pt-3">
        <TileClock card={card} clock={clock} />
        <span
          aria-hidden="true"
          className="inline-flex min-h-9 items-center rounded-md bg-marigold px-4 font-semibold text-on-marigold text-sm group-hover:bg-marigold-bright"
        >
          {t('lobby.bet')}
        </span>
      </div>
    </article>
  );
}

function FavoriteToggle({ card, favorites }: Pick<LotteryTileProps, 'card' | 'favorites'>) {
  const { t } = useTranslation('lobby');
  const isMarked = favorites.has(card.id);
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={`${isMarked ? t('tile.unfavorite') : t('tile.favorite')}: ${card.name}`}
      onClick={() => favorites.toggle(card)}
      className="relative -me-2 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-overlay hover:text-coral aria-pressed:text-coral"
    >
      <Heart aria-hidden="true" className={clsx('size-5', isMarked && 'fill-current')} />
    </button>
  );
}
