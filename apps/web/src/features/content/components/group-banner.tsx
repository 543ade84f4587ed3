import type { BannerGroup } from '@tonalli/contracts/content/api';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { BannerLink } from './banner-link';

interface GroupBannerProps {
  group: Exclude<BannerGroup, 'w_home'>;
  /** Told when a banner leads away: a drawer or a dialog closes. */
  onFollow?: () => void;
  className?: string;
}

/** The operator's banners for a menu or a dialog (HOME-02): one fills the width, several stand in a row to scroll through. */
export function GroupBanner({ group, onFollow, className }: GroupBannerProps) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const { data } = trpc.content.announcements.useQuery({ language });
  const banners = data?.banners.filter((banner) => banner.group === group) ?? [];
  if (banners.length === 0) return null;
  return (
    <ul
      aria-label={t('banner.label')}
      className={clsx('no-scrollbar @container flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-md', className)}
    >
      {banners.map((banner) => (
        <li
          key={banner.id}
          className={clsx('relative aspect-[12/5] shrink-0 snap-start', banners.length > 1 ? 'w-11/12' : 'w-full')}
        >
          <BannerLink banner={banner} onFollow={onFollow}>
            <span className="relative block size-full overflow-hidden rounded-md">
              <PlatformImage path={banner.image} alt="" className="size-full" />
              {/* The pictures keep their left side calm for the words. */}
              <span className="absolute inset-y-0 start-0 flex w-1/2 items-center ps-4 text-balance font-bold font-display text-white text-xs leading-tight drop-shadow-lg @2xs:text-base @sm:text-xl">
                {banner.title}
              </span>
            </span>
          </BannerLink>
        </li>
      ))}
    </ul>
  );
}
