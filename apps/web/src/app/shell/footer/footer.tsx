import { Logo } from '@tonalli/ui/logo/logo';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WidgetBoundary } from '../../../components/widget-boundary';
import { lazyPart } from '../../chunks/lazy-screen';
import { SocialLinks } from '../social-links';
import { FooterLinks } from './footer-links';
import { LegalLine } from './legal-line';
import { useNearViewport } from './use-near-viewport';
import { VendorLogos } from './vendor-logos';

const BankCarousel = lazyPart(async () => ({ default: (await import('./bank-carousel')).BankCarousel }));

/** Below every page but the seamless wallet: help, products, networks, vendors, banks, and what the law asks for (NAV-09). */
export function Footer() {
  const { t } = useTranslation('shell');
  const banks = useRef<HTMLDivElement>(null);
  const near = useNearViewport(banks);
  return (
    <footer className="mt-12 border-line border-t bg-ink-deep">
      <div className="mx-auto flex max-w-page flex-col gap-10 px-5 py-10">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
          <div>
            <Logo size="sm" />
            <p className="mt-3 max-w-sm text-muted text-sm">{t('footer.about')}</p>
            <SocialLinks className="mt-4" />
          </div>
          <FooterLinks />
        </div>
        <VendorLogos />
        <div ref={banks} className="min-h-20 min-w-0">
          <WidgetBoundary quiet>
            <Suspense fallback={null}>{near ? <BankCarousel /> : null}</Suspense>
          </WidgetBoundary>
        </div>
        <LegalLine />
      </div>
    </footer>
  );
}
