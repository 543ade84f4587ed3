import type { Banner } from '@tonalli/contracts/content/api';
import { PlatformImage } from '../../../components/platform-image';
import { BannerLink } from './banner-link';

interface BannerSlideProps {
  banner: Banner;
  /** The first one: fetched before anything else. */
  eager: boolean;
  reachable: boolean;
}

export function BannerSlide({ banner, eager, reachable }: BannerSlideProps) {
  return (
    <BannerLink banner={banner} reachable={reachable}>
      <PlatformImage path={banner.image} alt="" eager={eager} className="size-full" />
      {/* The pictures keep their left side calm for the words; the shade does where they are cut. */}
      <span className="absolute inset-y-0 start-0 w-3/4 bg-linear-to-r from-ink-deep/70 to-transparent" />
      <span className="absolute inset-y-0 start-0 flex w-1/2 items-center text-balance ps-5 pb-8 sm:w-[45%] font-bold font-display text-xl text-white leading-tight drop-shadow-lg sm:ps-8 sm:text-4xl xl:text-3xl 2xl:text-4xl">
        {banner.title}
      </span>
    </BannerLink>
  );
}
