import { Link } from '@tanstack/react-router';
import { SEA_LOTTERY_VENDOR, VN_LOTTERY_VENDOR } from '@tonalli/contracts/constants';
import type { LotteryArea } from '@tonalli/contracts/lottery/api';
import { useTranslation } from 'react-i18next';
import { useBootstrap } from '../../../hooks/use-bootstrap';
import { useVendorName } from '../../../hooks/use-vendor-name';
import { AREA_SEGMENTS } from './area-segments';

/** In the order of the product, each with the vendor whose page it is; the page of all others has none. */
const AREAS: readonly { area: LotteryArea; vendor?: string }[] = [
  { area: 'SEA', vendor: SEA_LOTTERY_VENDOR },
  { area: 'VN', vendor: VN_LOTTERY_VENDOR },
  { area: 'LOTT' },
];

const LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full bg-raised px-4 font-semibold text-muted text-sm no-underline ring-1 ring-line ring-inset hover:bg-overlay hover:text-text aria-[current]:bg-marigold aria-[current]:text-on-marigold aria-[current]:ring-marigold';

export function useAreaName(): (area: LotteryArea) => string {
  const { t } = useTranslation('lobby');
  const vendorName = useVendorName();
  return (area) => {
    const vendor = AREAS.find((one) => one.area === area)?.vendor;
    return vendor === undefined ? t('type.LOTT') : vendorName(vendor);
  };
}

/** The pages of lotteries that there is a vendor for; one alone needs no links. */
export function AreaLinks({ area: here }: { area: LotteryArea }) {
  const { t } = useTranslation('games');
  const { categories } = useBootstrap();
  const nameOf = useAreaName();
  const isThere = ({ vendor }: (typeof AREAS)[number]) =>
    categories.some(({ type, vendors }) =>
      vendor === undefined ? type === 'LOTT' && vendors.length > 0 : vendors.some(({ code }) => code === vendor),
    );
  const areas = AREAS.filter((one) => one.area === here || isThere(one));
  if (areas.length < 2) return null;
  return (
    <nav aria-label={t('lotteries')} className="-mx-3 sm:mx-0">
      <ul className="no-scrollbar flex gap-2 overflow-x-auto px-3 py-0.5 sm:flex-wrap sm:px-0">
        {areas.map(({ area }) => (
          <li key={area}>
            <Link
              to="/$category"
              params={{ category: AREA_SEGMENTS[area] }}
              search={{}}
              className={LINK}
              aria-current={area === here ? 'page' : undefined}
            >
              {nameOf(area)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
