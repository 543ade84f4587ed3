import { Link } from '@tanstack/react-router';
import { HOME_CATEGORY_VENDOR_LIMIT } from '@tonalli/contracts/constants';
import type { HomeLobby } from '@tonalli/contracts/lobby/api';
import { CATEGORY_SEGMENTS } from '@tonalli/contracts/lobby/segments';
import { SectionHeader } from '@tonalli/ui/section-header/section-header';
import { VendorCard } from '@tonalli/ui/vendor-card/vendor-card';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { RenderWhenIdle } from '../../../app/chunks/render-when-idle';
import { CategoryIcon } from '../../../components/category-icon';
import { PlatformImage } from '../../../components/platform-image';
import { vendorTarget } from '../../../game-pages';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

/** As many columns as there are cards, so that the row is full; phones push it sideways. */
const COLUMNS: Readonly<Record<number, string>> = {
  1: 'sm:grid-cols-2',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-4',
  5: 'sm:grid-cols-5',
};

/** Each category that has any vendor, with up to five of them (HOME-06). */
export function VendorSections() {
  const language = useLanguage();
  const { data } = trpc.lobby.home.useQuery({ language });
  return (
    <div className="grid gap-x-6 gap-y-10 xl:grid-cols-2 xl:[&>:last-child:nth-child(odd)]:col-span-2">
      {data?.categories.map((category) => (
        <RenderWhenIdle key={category.type}>
          <VendorSection category={category} />
        </RenderWhenIdle>
      ))}
    </div>
  );
}

function VendorSection({ category }: { category: HomeLobby['categories'][number] }) {
  const { t } = useTranslation(['lobby', 'common']);
  const params = { category: CATEGORY_SEGMENTS[category.type] };
  const vendors = category.vendors.slice(0, HOME_CATEGORY_VENDOR_LIMIT);
  const id = `home-${category.type}`;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <SectionHeader
        id={id}
        icon={<CategoryIcon type={category.type} />}
        title={t(`lobby:type.${category.type}`)}
        action={
          <Link to="/$category" params={params}>
            {t('lobby:home.vendors', { count: category.vendorCount })}
          </Link>
        }
      />
      <ul
        className={clsx(
          'no-scrollbar -mx-3 flex snap-x scroll-px-3 gap-2.5 overflow-x-auto px-3 sm:mx-0 sm:grid sm:overflow-visible sm:px-0',
          COLUMNS[vendors.length],
        )}
      >
        {vendors.map((vendor) => (
          <li key={vendor.code} className="w-32 shrink-0 snap-start sm:w-auto">
            <VendorCard
              asChild
              name={vendor.name}
              image={<PlatformImage path={vendor.icon} alt="" fit="contain" className="size-full" />}
              caption={t('lobby:vendor.games', { count: vendor.gameCount })}
              className="h-full px-2"
            >
              <Link {...vendorTarget(category.type, vendor.code)} />
            </VendorCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
