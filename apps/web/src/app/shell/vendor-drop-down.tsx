import { Link } from '@tanstack/react-router';
import { VENDOR_DROPDOWN_LARGE_ABOVE } from '@tonalli/contracts/constants';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../components/platform-image';
import { vendorTarget } from '../../game-pages';
import { stepInGrid } from './step-in-grid';

interface VendorDropDownProps {
  category: Bootstrap['categories'][number];
  /** Takes the focus whenever this grows: somebody went down into it by key. */
  entered: number;
  onChoose: () => void;
}

/** A category's vendors below its link; large above ten of them (NAV-02). */
export function VendorDropDown({ category, entered, onChoose }: VendorDropDownProps) {
  const { t } = useTranslation(['system', 'lobby']);
  const list = useRef<HTMLUListElement>(null);
  const large = category.vendors.length > VENDOR_DROPDOWN_LARGE_ABOVE;
  useEffect(() => {
    if (entered > 0) list.current?.querySelector('a')?.focus();
  }, [entered]);

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.findIndex((link) => link.matches(':focus'));
    if (event.key === 'ArrowUp' && links[at]?.offsetTop === links[0]?.offsetTop) {
      event.preventDefault();
      event.currentTarget.closest('[data-drop-down]')?.querySelector('a')?.focus();
      return;
    }
    const next = links[stepInGrid({ key: event.key, at, tops: links.map(({ offsetTop }) => offsetTop) })];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div className="absolute inset-x-0 top-full z-40 animate-fade-in border-line border-y bg-surface shadow-float">
      <ul
        ref={list}
        onKeyDown={onKeyDown}
        aria-label={t('system:nav.vendors', { category: t(`lobby:type.${category.type}`) })}
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
              <span className="money text-faint text-xs">{t('system:nav.games', { count: vendor.gameCount })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
