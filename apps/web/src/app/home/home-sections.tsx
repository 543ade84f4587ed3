import { Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import { FavoriteSection, HotSection, RecentSection } from '../../features/lobby/components/home-sections';
import { lazyPart } from '../chunks/lazy-screen';
import { Winners } from './winners';

const VendorSections = lazyPart(async () => ({
  default: (await import('../../features/lobby/components/vendor-sections')).VendorSections,
}));

interface HomeSectionsProps {
  member: boolean;
  /** The winners stand beside the banner. */
  wide: boolean;
  idle: boolean;
}

/** Recent, hot and favourite games, and the vendors of each category (HOME-06). */
export function HomeSections({ member, wide, idle }: HomeSectionsProps) {
  return (
    <>
      {member ? (
        <WidgetBoundary>
          <RecentSection />
        </WidgetBoundary>
      ) : null}
      <WidgetBoundary>
        <HotSection />
      </WidgetBoundary>
      {member ? (
        <WidgetBoundary>
          <FavoriteSection />
        </WidgetBoundary>
      ) : null}
      {wide ? null : <Winners ready={idle} className="h-80" />}
      <WidgetBoundary>
        <Suspense fallback={null}>{idle ? <VendorSections /> : null}</Suspense>
      </WidgetBoundary>
    </>
  );
}
