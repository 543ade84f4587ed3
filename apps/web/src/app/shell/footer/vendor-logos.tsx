import { FOOTER_VENDOR_LOGOS } from '@tonalli/contracts/constants';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useBootstrap } from '../../../hooks/use-bootstrap';

type Vendor = Bootstrap['categories'][number]['vendors'][number];

/** Shares of the row that leave every row full: a last one that is shorter gives its logos the room that is left. */
const CELL =
  'max-w-44 grow basis-[calc((100%-2.5rem)/5)] sm:basis-[calc((100%-3.75rem)/7)] lg:basis-[calc((100%-6.875rem)/12)] 2xl:basis-[calc((100%-10rem)/17)]';

/** The logos of the vendors whose games are here, each once (NAV-09). */
export function VendorLogos() {
  const { t } = useTranslation('shell');
  const { categories } = useBootstrap();
  const vendors = useMemo(() => distinctVendors(categories), [categories]);
  if (vendors.length === 0) return null;
  return (
    <section aria-labelledby="footer-vendors">
      <h2 id="footer-vendors" className="font-sans font-semibold text-faint text-xs uppercase tracking-wider">
        {t('footer.vendors')}
      </h2>
      <ul className="mt-4 flex flex-wrap justify-center gap-2.5">
        {vendors.map((vendor) => (
          <li key={vendor.code} className={CELL}>
            <PlatformImage
              path={vendor.icon}
              alt={vendor.name}
              fit="contain"
              className="h-8 w-full opacity-70 grayscale transition hover:opacity-100 hover:grayscale-0"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function distinctVendors(categories: Bootstrap['categories']): Vendor[] {
  const byCode = new Map(categories.flatMap(({ vendors }) => vendors.map((vendor) => [vendor.code, vendor] as const)));
  return [...byCode.values()].slice(0, FOOTER_VENDOR_LOGOS);
}
