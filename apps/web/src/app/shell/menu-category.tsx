import { Link } from '@tanstack/react-router';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { formatCount } from '@tonalli/i18n/format';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryIcon } from '../../components/category-icon';
import { vendorTarget } from '../../game-pages';
import { useLanguage } from '../../hooks/use-language';
import { CategoryLink } from './category-link';
import { MENU_ROW } from './menu-row';
import type { LaunchCategory } from './use-launch-category';

interface MenuCategoryProps {
  category: Bootstrap['categories'][number];
  launch: LaunchCategory;
  onChoose: (() => void) | undefined;
}

/** A category, with its vendors when it is unfolded. */
export function MenuCategory({ category, launch, onChoose }: MenuCategoryProps) {
  const { t } = useTranslation(['shell', 'lobby']);
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = t(`lobby:type.${category.type}`);
  return (
    <li>
      <div className="flex items-center gap-0.5">
        <CategoryLink category={category} launch={launch} onChoose={onChoose} className={MENU_ROW}>
          <CategoryIcon type={category.type} />
          <span className="truncate">{name}</span>
        </CategoryLink>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={t(open ? 'shell:menu.collapse' : 'shell:menu.expand', { category: name })}
          onClick={() => setOpen(!open)}
          className="inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-faint hover:bg-overlay hover:text-text"
        >
          <ChevronDown
            aria-hidden="true"
            className={clsx('size-4 transition-transform motion-reduce:transition-none', open && 'rotate-180')}
          />
        </button>
      </div>
      {open ? <Vendors id={id} category={category} onChoose={onChoose} /> : null}
    </li>
  );
}

interface VendorsProps extends Omit<MenuCategoryProps, 'launch'> {
  id: string;
}

function Vendors({ id, category, onChoose }: VendorsProps) {
  const language = useLanguage();
  return (
    <ul id={id} className="ms-5 border-line border-s ps-3">
      {category.vendors.map((vendor) => (
        <li key={vendor.code}>
          <Link
            {...vendorTarget(category.type, vendor.code)}
            onClick={onChoose}
            activeOptions={{ exact: false }}
            className="flex min-h-9 items-center justify-between gap-2 rounded-sm px-2 text-muted text-sm no-underline hover:bg-overlay hover:text-text data-[status=active]:text-marigold-bright"
          >
            <span className="truncate">{vendor.name}</span>
            <span className="money text-faint text-xs">{formatCount(vendor.gameCount, language)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
