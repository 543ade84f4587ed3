import {
  FOOTER_BANK_LOGOS,
  FOOTER_CAROUSEL_DELAY_MS,
  FOOTER_CAROUSEL_GAP_PX,
  FOOTER_CAROUSEL_SLIDES,
  FOOTER_CAROUSEL_SPEED_MS,
} from '@tonalli/contracts/constants';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Swiper as Carousel } from 'swiper';
import { Swiper, SwiperSlide } from 'swiper/react';
import { PlatformImage } from '../../../components/platform-image';
import { trpc } from '../../../trpc/trpc';
import 'swiper/css';

const DAY_MS = 86_400_000;

/** By the carousel's own width: as many as can be read, all sixteen at the width that the design is made for. */
const BREAKPOINTS = {
  600: { slidesPerView: 6 },
  840: { slidesPerView: 8, spaceBetween: FOOTER_CAROUSEL_GAP_PX },
  1100: { slidesPerView: 11, spaceBetween: FOOTER_CAROUSEL_GAP_PX },
  1400: { slidesPerView: FOOTER_CAROUSEL_SLIDES, spaceBetween: FOOTER_CAROUSEL_GAP_PX },
};

/** The banks' logos passing by; they rest under pointer and focus, and for readers who prefer stillness (NAV-09). */
export function BankCarousel() {
  const { t } = useTranslation('shell');
  const { data } = trpc.system.bankLogos.useQuery(undefined, { staleTime: DAY_MS });
  const [carousel, setCarousel] = useState<Carousel | null>(null);
  const [stopped, setStopped] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [resting, setResting] = useState(false);
  const moving = !stopped && !resting;
  useEffect(() => {
    if (!carousel || !moving) return;
    // Swiper's own autoplay runs a script in every frame.
    const advance = () => carousel.destroyed || document.hidden || carousel.slideNext();
    const timer = setInterval(advance, FOOTER_CAROUSEL_DELAY_MS + FOOTER_CAROUSEL_SPEED_MS);
    return () => clearInterval(timer);
  }, [carousel, moving]);
  const banks = data?.slice(0, FOOTER_BANK_LOGOS) ?? [];
  if (banks.length === 0) return null;
  return (
    <section
      aria-label={t('footer.banks')}
      data-moving={moving}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <h2 className="font-sans font-semibold text-faint text-xs uppercase tracking-wider">{t('footer.banks')}</h2>
        <IconButton
          size="sm"
          label={stopped ? t('footer.playBanks') : t('footer.pauseBanks')}
          onClick={() => setStopped(!stopped)}
        >
          {stopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </IconButton>
      </div>
      <Swiper
        onSwiper={setCarousel}
        wrapperTag="ul"
        loop
        slidesPerView={4}
        spaceBetween={16}
        breakpoints={BREAKPOINTS}
        breakpointsBase="container"
        speed={FOOTER_CAROUSEL_SPEED_MS}
      >
        {banks.map((bank) => (
          <SwiperSlide key={bank.id} tag="li">
            <PlatformImage path={bank.logo} alt={bank.name} fit="contain" className="h-9 w-full" />
          </SwiperSlide>
        ))}
      </Swiper>
    </section>
  );
}
