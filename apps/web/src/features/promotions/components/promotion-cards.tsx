import { Link } from '@tanstack/react-router';
import type { PromotionCard, StandingView } from '@tonalli/contracts/promotions/api';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { CalendarDays, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { PATHS } from '../../../paths';
import { usePeriod } from '../hooks/use-period';
import { PhaseBadge } from './phase-badge';

const GRID = 'grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3';

interface PromotionCardsProps {
  promotions: readonly PromotionCard[];
  /** Where the member stands in each, by its id. */
  mine: ReadonlyMap<string, StandingView>;
}

export function PromotionCards({ promotions, mine }: PromotionCardsProps) {
  return (
    <ul className={GRID}>
      {promotions.map((promotion, index) => (
        <li key={promotion.id} className="flex">
          <Card promotion={promotion} standing={mine.get(promotion.id)} eager={index < 3} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  promotion: PromotionCard;
  standing: StandingView | undefined;
  eager: boolean;
}

/** The name lies over the calm left side of its picture; the whole card leads to the detail. */
function Card({ promotion, standing, eager }: CardProps) {
  const { t } = useTranslation('promotions');
  const period = usePeriod();
  const over = promotion.phase === 'CLOSED' || promotion.phase === 'STOPPED';
  const canTake = standing?.action && standing.reasons.length === 0 ? standing.action : null;
  return (
    <article className="group relative flex w-full flex-col overflow-hidden rounded-xl bg-surface shadow-card ring-1 ring-line ring-inset transition-shadow hover:ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-marigold-bright has-focus-visible:outline-offset-2">
      <div className="relative aspect-[12/5] w-full overflow-hidden">
        <PlatformImage
          path={promotion.image}
          alt=""
          eager={eager}
          className={clsx('size-full', over && 'opacity-60 grayscale')}
        />
        <div className="absolute inset-y-0 start-0 flex w-[46%] min-[22.5rem]:w-[43%] flex-col justify-center ps-4 sm:ps-5">
          <h2 className="line-clamp-4 text-balance font-bold font-display text-base text-shadow-sm leading-tight">
            <Link
              to={PATHS.promotions}
              search={(current) => ({ ...current, promo: promotion.id })}
              resetScroll={false}
              className="text-white no-underline outline-none after:absolute after:inset-0 after:z-1"
            >
              {promotion.title}
            </Link>
          </h2>
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold text-faint text-xs uppercase tracking-wider">
            {t(`category.${promotion.category}`)}
          </span>
          <PhaseBadge phase={promotion.phase} standing={standing ?? null} />
        </div>
        <p className="text-pretty text-muted text-sm">{promotion.summary}</p>
        <div className="mt-auto flex items-center justify-between gap-3 pt-1 text-sm">
          <span className="flex min-w-0 items-center gap-1.5 text-faint">
            <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
            {period.short(promotion)}
          </span>
          <span
            aria-hidden="true"
            className="flex shrink-0 items-center font-semibold text-marigold group-hover:text-marigold-bright"
          >
            {canTake ? t(`action.${canTake}`) : t('more')}
            <ChevronRight className="size-4" />
          </span>
        </div>
      </div>
    </article>
  );
}

export function PromotionCardsSkeleton() {
  return (
    <div className={GRID}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Skeleton key={place} className="h-72 rounded-xl" />
      ))}
    </div>
  );
}
