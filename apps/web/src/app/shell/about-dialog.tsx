import { type ComponentType, Suspense } from 'react';
import { lazyPart } from '../chunks/lazy-screen';
import type { AboutPage } from '../overlays/overlay-store';

interface AboutDialogProps {
  page: AboutPage;
  onClose: () => void;
}

const PAGES: Readonly<Record<AboutPage, ComponentType<{ onClose: () => void }>>> = {
  app: lazyPart(() => import('./app-dialog')),
  licence: lazyPart(() => import('./licence-dialog')),
  languages: lazyPart(() => import('./language-dialog')),
};

/** What the menus and the footer open about the product, each fetched when first shown (NAV-05). */
export default function AboutDialog({ page, onClose }: AboutDialogProps) {
  const Page = PAGES[page];
  return (
    <Suspense fallback={null}>
      <Page onClose={onClose} />
    </Suspense>
  );
}
