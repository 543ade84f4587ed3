import { Link } from '@tanstack/react-router';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { clsx } from 'clsx';
import { ChevronDown, Headset, House } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryIcon } from '../../components/category-icon';
import { useCustomerService } from '../../features/system/hooks/use-customer-service';
import { categoryTarget, vendorTarget } from '../../game-pages';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { PATHS } from '../../paths';
import { MemberLinks } from './member-links';
import { MENU_ROW } from './menu-row';
import { QuickLinks } from './quick-links';

/** Quick links, categories with their vendors, the member's pages, and the customer service (NAV-04). */
export function MenuContent({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation('system');
  const { categories, customerService } = useBootstrap();
  const [service] = customerService;
  const openCustomerService = useCustomerService();
  return (
    <nav aria-label={t('menu.label')} className="flex flex-col gap-6">
      <QuickLinks onChoose={onChoose} />
      <ul className="flex flex-col gap-0.5">
        <li>
          <Link
            to={PATHS.home}
            activeOptions={{ exact: true, includeSearch: false }}
            onClick={onChoose}
            className={MENU_ROW}
          >
            <House aria-hidden="true" />
            {t('nav.home')}
          </Link>
        </li>
        {categories
          .filter(({ vendors }) => vendors.length > 0)
          .map((category) => (
            <CategoryRow key={category.type} category={category} onChoose={onChoose} />
          ))}
      </ul>
      <MemberLinks onChoose={onChoose} />
      {service ? (
        <button type="button" className={MENU_ROW} onClick={() => openCustomerService(service.url)}>
          <Headset aria-hidden="true" />
          {t('menu.support')}
        </button>
      ) : null}
    </nav>
  );
}

interface CategoryRowProps {
  category: Bootstrap['categories'][number];
  onChoose: (() => void) | undefined;
}

function CategoryRow({ category, onChoose }: CategoryRowProps) {
  const { t } = useTranslation(['system', 'lobby']);
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = t(`lobby:type.${category.type}`);
  const { categories } = useBootstrap();
  return (
    <li>
      <div className="flex items-center gap-0.5">
        <Link
          {...categoryTarget(category.type, categories)}
          onClick={onChoose}
          activeOptions={{ includeSearch: false }}
          className={MENU_ROW}
        >
          <CategoryIcon type={category.type} />
          <span className="truncate">{name}</span>
        </Link>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={t(open ? 'system:menu.collapse' : 'system:menu.expand', { category: name })}
          onClick={() => setOpen(!open)}
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-faint hover:bg-overlay hover:text-text"
        >
          <ChevronDown aria-hidden="true" className={clsx('size-4 transition-transform', open && 'rotate-180')} />
        </button>
      </div>
      {open ? (
        <ul id={id} className="ms-5 border-line border-s ps-3">
          {category.vendors.map((vendor) => (
            <li key={vendor.code}>
              <Link
                {...vendorTarget(category.type, vendor.code)}
                onClick={onChoose}
                activeOptions={{ exact: false }}
                className="flex min-h-9 items-center justify-between gap-2 rounded-sm px-2 text-muted text-sm no-underline hover:bg-overlay hover:text-text"
              >
                <span className="truncate">{vendor.name}</span>
                <span className="money text-faint text-xs">{vendor.gameCount}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
