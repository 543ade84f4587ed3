import { Link } from '@tanstack/react-router';
import { VENDOR_DROPDOWN_LARGE_ABOVE } from '@tonalli/contracts/constants';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { clsx } from 'clsx';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../components/platform-image';
import { vendorTarget } from '../../game-pages';
import { useArrowKeys } from './use-arrow-keys';

interface VendorDropDownProps {
  category: Bootstrap['categories'][number];
  /** Arrow keys that were pressed before this had loaded, oldest first. */
  early: RefObject<string[]>;
  onChoose: () => void;
}

/** A category's vendors below its link; large above ten of them (NAV-02). */
export function VendorDropDown({ category, early, onChoose }: VendorDropDownProps) {
  const { t } = useTranslation(['shell', 'lobby']);
  const list = useRef<HTMLUListElement>(null);
  useArrowKeys(list, early);
  const large = category.vendors.length > VENDOR_DROPDOWN_LARGE_ABOVE;
  return (
    <div className="absolute inset-x-0 top-full z-40 animate-fade-in border-line border-y bg-surface shadow-float">
      <ul
        ref={list}
        aria-label={t('shell:vendors.label', { category: t(`lobby:type.${category.type}`) })}
        data-large={large}
        className={clsx(
          'mx-auto grid max-h-[60dvh] w-full max-w-page gap-3 overflow-y-auto p-5',
          large ? 'grid-cols-6 xl:grid-cols-8' : 'grid-cols-5',
        )}
      >
        {category.vendors.map((vendor) => (
          <li key={vendor.code}>
            <Link
              {...vendorTarget(category.type, vendor.code)}
              onClick={onChoose}
              className="flex flex-col items-center gap-1.5 rounded-md p-3 text-center text-text no-underline hover:bg-overlay focus-visible:-outline-offset-2"
            >
              <PlatformImage path={vendor.icon} alt="" fit="contain" className="h-10 w-full" />
              <span className="w-full truncate font-semibold text-sm">{vendor.name}</span>
              <span className="money text-faint text-xs">{t('shell:vendors.games', { count: vendor.gameCount })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
