import { Link, type LinkProps } from '@tanstack/react-router';
import { FOOTER_VENDOR_LOGOS } from '@tonalli/contracts/constants';
import { Logo } from '@tonalli/ui/logo/logo';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../components/platform-image';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { CATEGORY_SEGMENTS, PATHS } from '../../paths';
import { memberLink } from './menu-row';

/** Given by the operator's regulator, and shown as it was given. */
const LICENCE_NUMBER = 'TNL/8048/JAZ-2026-017';
const FOOTER_LINK = 'text-muted text-sm no-underline hover:text-text';

export function Footer() {
  const { t } = useTranslation(['system', 'lobby']);
  const { categories } = useBootstrap();
  const vendors = useMemo(() => distinctVendors(categories), [categories]);
  return (
    <footer className="mt-12 border-line border-t bg-ink-deep">
      <div className="mx-auto flex max-w-page flex-col gap-10 px-5 py-10">
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          <div className="lg:col-span-2">
            <Logo size="sm" />
            <p className="mt-3 max-w-sm text-muted text-sm">{t('system:footer.about')}</p>
          </div>
          <FooterList title={t('system:footer.games')}>
            {categories
              .filter((category) => category.vendors.length > 0)
              .map(({ type }) => (
                <li key={type}>
                  <Link to="/$category" params={{ category: CATEGORY_SEGMENTS[type] }} className={FOOTER_LINK}>
                    {t(`lobby:type.${type}`)}
                  </Link>
                </li>
              ))}
          </FooterList>
          <FooterList title={t('system:footer.you')}>
            <FooterLink link={{ to: PATHS.favorite }}>{t('system:menu.favorites')}</FooterLink>
            <FooterLink link={{ to: PATHS.recent }}>{t('system:menu.recent')}</FooterLink>
            <FooterLink link={memberLink('personalHistoryCopy')}>{t('system:menu.betRecord')}</FooterLink>
            <FooterLink link={{ to: PATHS.promotions }}>{t('system:menu.promotions')}</FooterLink>
          </FooterList>
        </div>
        <div>
          <h2 className="font-sans font-semibold text-faint text-xs uppercase tracking-wider">
            {t('system:footer.vendors')}
          </h2>
          <ul className="mt-4 flex flex-wrap items-center gap-x-7 gap-y-4">
            {vendors.map((vendor) => (
              <li key={vendor.code}>
                <PlatformImage
                  path={vendor.icon}
                  alt={vendor.name}
                  fit="contain"
                  className="h-8 w-16 opacity-70 grayscale transition hover:opacity-100 hover:grayscale-0"
                />
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-t pt-6 text-faint text-sm">
          <span
            role="img"
            aria-label={t('system:footer.adults')}
            className="inline-flex size-10 items-center justify-center rounded-full font-bold text-danger text-sm ring-2 ring-danger"
          >
            18+
          </span>
          <p className="max-w-md flex-1 basis-64">{t('system:footer.responsible')}</p>
          <div>
            <p>{t('system:footer.licence', { number: LICENCE_NUMBER })}</p>
            <p>{t('system:footer.copyright', { year: new Date().getFullYear() })}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}

function FooterList({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="font-sans font-semibold text-faint text-xs uppercase tracking-wider">{title}</h2>
      <ul className="mt-3 columns-2 gap-6 [&>li]:mb-2.5">{children}</ul>
    </div>
  );
}

function FooterLink({ link, children }: { link: LinkProps; children: React.ReactNode }) {
  return (
    <li>
      <Link {...link} className={FOOTER_LINK}>
        {children}
      </Link>
    </li>
  );
}

type Vendor = ReturnType<typeof useBootstrap>['categories'][number]['vendors'][number];

function distinctVendors(categories: ReturnType<typeof useBootstrap>['categories']): Vendor[] {
  const byCode = new Map(categories.flatMap(({ vendors }) => vendors.map((vendor) => [vendor.code, vendor] as const)));
  return [...byCode.values()].slice(0, FOOTER_VENDOR_LOGOS);
}
