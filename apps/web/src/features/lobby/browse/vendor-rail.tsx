import { Link } from '@tanstack/react-router';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useOpenSheet } from '../hooks/use-sheets';

type Vendor = Bootstrap['categories'][number]['vendors'][number];

interface VendorRailProps {
  type: GameCard['type'];
  vendors: readonly Vendor[];
  chosen: string | undefined;
  onChoose: (code: string | undefined) => void;
}

const CARD =
  'flex h-full w-28 flex-col items-center gap-1 rounded-lg p-2.5 text-center text-text no-underline ring-inset transition-colors duration-150';
const OFF = 'bg-surface ring-1 ring-line hover:bg-raised hover:ring-line-strong';
const ON = 'bg-marigold-soft ring-2 ring-marigold';

/** The vendors of a category: choosing one narrows the list, or opens its games over the page (LOBBY-09). */
export const VendorRail = memo(({ type, vendors, chosen, onChoose }: VendorRailProps) => {
  const { t } = useTranslation(['games', 'lobby']);
  const openSheet = useOpenSheet();
  if (vendors.length < 2) return null;
  return (
    <nav aria-label={t('games:vendor.rail', { category: t(`lobby:type.${type}`) })} className="-mx-3 sm:mx-0">
      <ul className="flex gap-2.5 overflow-x-auto px-3 pt-0.5 pb-2 [scrollbar-color:var(--color-line-strong)_transparent] [scrollbar-width:thin] sm:px-0.5 [@media(hover:none)]:[scrollbar-width:none]">
        {vendors.map((vendor) => {
          const content = (
            <>
              <PlatformImage path={vendor.icon} alt="" fit="contain" className="h-9 w-full" />
              <span className="w-full truncate font-semibold text-xs">{vendor.name}</span>
              <span className="money text-faint text-2xs">{t('lobby:vendor.games', { count: vendor.gameCount })}</span>
            </>
          );
          const on = vendor.code === chosen;
          return (
            <li key={vendor.code} className="shrink-0">
              {vendor.opensList ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  className={clsx(CARD, on ? ON : OFF)}
                  onClick={() => openSheet({ list: vendor.code })}
                >
                  {content}
                </button>
              ) : (
                <Link
                  to="."
                  search={on ? {} : { vassalage: vendor.code }}
                  resetScroll={false}
                  className={clsx(CARD, on ? ON : OFF)}
                  onClick={(event) => {
                    event.preventDefault();
                    onChoose(on ? undefined : vendor.code);
                  }}
                >
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
