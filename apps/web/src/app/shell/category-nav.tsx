import { Link } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryIcon } from '../../components/category-icon';
import { WidgetBoundary } from '../../components/widget-boundary';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { PATHS } from '../../paths';
import { lazyPart } from '../chunks/lazy-screen';
import { CategoryLink } from './category-link';
import { useDropDown } from './use-drop-down';
import { useLaunchCategory } from './use-launch-category';

const VendorDropDown = lazyPart(async () => ({ default: (await import('./vendor-drop-down')).VendorDropDown }));

const LINK =
  'relative flex min-h-12 items-center gap-2 whitespace-nowrap px-3 max-[86rem]:px-2 max-[86rem]:[&_svg]:hidden font-semibold text-muted text-sm no-underline transition-colors duration-150 hover:text-text focus-visible:-outline-offset-4 data-[status=active]:text-marigold data-[status=active]:after:absolute data-[status=active]:after:inset-x-3 data-[status=active]:after:bottom-0 data-[status=active]:after:h-0.5 data-[status=active]:after:bg-marigold [&_svg]:size-4.5';

/** The categories that have a vendor; pointing at one or reaching it by key shows its vendors (NAV-02). */
export function CategoryNav() {
  const { t } = useTranslation(['system', 'lobby']);
  const { categories } = useBootstrap();
  const dropDown = useDropDown();
  const launch = useLaunchCategory();
  const shown = categories.filter(({ vendors }) => vendors.length > 0);
  return (
    <nav aria-label={t('system:nav.label')} className="border-line/60 border-t max-lg:hidden" {...dropDown.area}>
      <ul className="no-scrollbar mx-auto flex w-full max-w-[120rem] items-stretch gap-1 overflow-x-auto px-5">
        <li>
          <Link to={PATHS.home} activeOptions={{ exact: true, includeSearch: false }} className={LINK}>
            <House aria-hidden="true" />
            {t('system:nav.home')}
          </Link>
        </li>
        {shown.map((category) => (
          <li key={category.type} {...dropDown.item(category.type)}>
            <CategoryLink
              category={category}
              launch={launch}
              expanded={dropDown.open === category.type}
              onChoose={dropDown.close}
              className={LINK}
            >
              <CategoryIcon type={category.type} />
              {t(`lobby:type.${category.type}`)}
            </CategoryLink>
            {dropDown.open === category.type ? (
              <WidgetBoundary quiet>
                <Suspense fallback={null}>
                  <VendorDropDown category={category} early={dropDown.early} onChoose={dropDown.close} />
                </Suspense>
              </WidgetBoundary>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
