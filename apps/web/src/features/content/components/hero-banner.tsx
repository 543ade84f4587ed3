import { BANNER_AUTOPLAY_MS, BANNER_SLIDES_PER_VIEW, BANNER_SPEED_MS } from '@tonalli/contracts/constants';
import type { Banner } from '@tonalli/contracts/content/api';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../app/chunks/lazy-screen';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { useCarousel } from '../hooks/use-carousel';
import { BannerSlide } from './banner-slide';

const BrandHero = lazyPart(() => import('../carousel/brand-hero'));
const CarouselControls = lazyPart(() => import('../carousel/carousel-controls'));

const BOX = 'relative min-w-0 aspect-[2/1] w-full sm:aspect-[5/2] xl:aspect-auto xl:h-full xl:min-h-80';
/** The widths here are those of LAYOUTS, so that nothing moves when the slides are set in motion. */
const SLIDE = 'carousel-slide relative h-full w-full shrink-0 overflow-hidden rounded-xl bg-surface';
const ONE_OF_MANY = 'me-3 lg:me-4 lg:w-[calc((100%-0.272*1rem)/1.272)]';
const LAYOUTS = {
  0: { slidesPerView: 1, spaceBetween: 12 },
  1024: { slidesPerView: BANNER_SLIDES_PER_VIEW, spaceBetween: 16 },
};

/** The operator's banners for home (HOME-02), or the brand where there is none. */
export function HeroBanner() {
  const language = useLanguage();
  const { data, error, isFetching, refetch } = trpc.content.announcements.useQuery({ language });
  if (!data && !error) return <Skeleton className={clsx(BOX, 'rounded-xl')} />;
  const banners = data?.banners.filter(({ group }) => group === 'w_home') ?? [];
  if (banners.length > 0) return <Banners key={banners.map(({ id }) => id).join()} banners={banners} />;
  return (
    <Suspense fallback={<Skeleton className={clsx(BOX, 'rounded-xl')} />}>
      <BrandHero className={BOX} retry={data ? null : { busy: isFetching, onRetry: () => void refetch() }} />
    </Suspense>
  );
}

function Banners({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTranslation('content');
  const count = banners.length;
  const state = useCarousel({ count, autoplayMs: BANNER_AUTOPLAY_MS, speedMs: BANNER_SPEED_MS, layouts: LAYOUTS });
  const { current, carousel } = state;
  // A loop needs more than two slides: two are repeated.
  const slides = count === 2 ? [...banners, ...banners] : banners;
  return (
    <section aria-roledescription="carousel" aria-label={t('banner.label')} className={BOX} {...state.area}>
      <div ref={state.ref} className="size-full touch-pan-y overflow-hidden rounded-xl">
        <ul className="carousel-track flex size-full transition-transform duration-0">
          {slides.map((banner, index) => {
            const shown = index === current;
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the same banner may stand there twice
                key={`${banner.id}${index}`}
                aria-roledescription="slide"
                aria-label={t('banner.slide', { current: (index % count) + 1, total: count })}
                aria-hidden={!shown}
                onClickCapture={(event) => {
                  if (shown || !carousel) return;
                  event.preventDefault();
                  event.stopPropagation();
                  carousel.goTo(index);
                }}
                className={clsx(SLIDE, count > 1 && ONE_OF_MANY)}
              >
                <BannerSlide banner={banner} eager={index === 0} reachable={shown} />
              </li>
            );
          })}
        </ul>
      </div>
      {carousel ? (
        <Suspense fallback={null}>
          <CarouselControls
            state={state}
            carousel={carousel}
            titles={banners.map(({ title }) => title)}
            className="absolute end-3 bottom-3 z-1"
          />
        </Suspense>
      ) : null}
    </section>
  );
}
