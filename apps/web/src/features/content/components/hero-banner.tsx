import { Link } from '@tanstack/react-router';
import { BANNER_AUTOPLAY_MS } from '@tonalli/contracts/constants';
import type { Announcements } from '@tonalli/contracts/content/api';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useSlides } from '../hooks/use-slides';
import { BrandHero } from './brand-hero';

type Banner = Announcements['banners'][number];

const BOX =
  'relative aspect-[2/1] w-full overflow-hidden rounded-xl bg-surface ring-1 ring-line ring-inset sm:aspect-[5/2] xl:aspect-auto xl:min-h-80';

export function HeroBanner() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { data, isPending } = trpc.content.announcements.useQuery({ language });
  const banners = data?.banners.filter(({ group }) => group === 'w_home') ?? [];
  const slides = useSlides(banners.length, BANNER_AUTOPLAY_MS);

  if (isPending) return <Skeleton className={clsx(BOX, 'rounded-xl')} />;
  if (banners.length === 0) return <BrandHero />;
  return (
    <section aria-roledescription="carousel" aria-label={t('banner.label')} className={BOX} {...slides.area}>
      <ul>
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            aria-roledescription="slide"
            aria-label={t('banner.slide', { current: index + 1, total: banners.length })}
            inert={index !== slides.current}
            className={clsx(
              'absolute inset-0 transition-opacity duration-700 motion-reduce:transition-none',
              index === slides.current ? 'opacity-100' : 'opacity-0',
            )}
          >
            <BannerLink banner={banner}>
              <PlatformImage path={banner.image} alt="" eager={index === 0} className="size-full" />
              {/* The pictures keep their left side calm for the words. */}
              <span className="absolute inset-y-0 start-0 flex w-3/5 items-center p-5 font-display font-bold text-2xl text-balance text-white leading-tight drop-shadow-lg sm:p-10 sm:text-4xl xl:w-1/2">
                {banner.title}
              </span>
            </BannerLink>
          </li>
        ))}
      </ul>
      {banners.length > 1 ? (
        <div className="absolute end-3 bottom-3 flex items-center gap-1 rounded-full bg-ink-deep/75 p-1 backdrop-blur-sm">
          <IconButton size="sm" label={t('banner.previous')} onClick={slides.previous}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            size="sm"
            label={slides.paused ? t('banner.play') : t('banner.pause')}
            onClick={slides.togglePaused}
          >
            {slides.paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          </IconButton>
          <IconButton size="sm" label={t('banner.next')} onClick={slides.next}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
    </section>
  );
}

/** Inner addresses are routes of this app; others open beside it. */
function BannerLink({ banner, children }: { banner: Banner; children: React.ReactNode }) {
  if (banner.linkType === 'INNER') {
    return (
      <Link to={banner.url} className="block size-full focus-visible:-outline-offset-4">
        {children}
      </Link>
    );
  }
  if (banner.linkType === 'OUTER' && /^https:\/\//.test(banner.url)) {
    return (
      <a
        href={banner.url}
        target="_blank"
        rel="noopener noreferrer"
        className="block size-full focus-visible:-outline-offset-4"
      >
        {children}
      </a>
    );
  }
  return children;
}
