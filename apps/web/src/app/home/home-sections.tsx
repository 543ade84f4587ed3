import { Suspense } from 'react';
import { WidgetBoundary } from '../../components/widget-boundary';
import { GameGridSkeleton } from '../../features/lobby/components/game-grid';
import { HotSection } from '../../features/lobby/components/home-sections';
import { lazyPart } from '../chunks/lazy-screen';
import { RenderWhenIdle } from '../chunks/render-when-idle';
import { Winners } from './winners';

const RecentSection = lazyPart(async () => ({
  default: (await import('../../features/lobby/components/own-sections')).RecentSection,
}));
const NewSection = lazyPart(() => import('../../features/lobby/components/new-section'));
const FavoriteSection = lazyPart(async () => ({
  default: (await import('../../features/lobby/components/own-sections')).FavoriteSection,
}));
const VendorSections = lazyPart(async () => ({
  default: (await import('../../features/lobby/components/vendor-sections')).VendorSections,
}));

interface HomeSectionsProps {
  member: boolean;
  /** The winners stand beside the banner. */
  wide: boolean;
}

/** Recent, hot, new and favourite games, and the vendors of each category (HOME-06). */
export function HomeSections({ member, wide }: HomeSectionsProps) {
  return (
    <>
      {member ? (
        <WidgetBoundary>
          <Suspense fallback={<OwnPlace />}>
            <RecentSection />
          </Suspense>
        </WidgetBoundary>
      ) : null}
      <WidgetBoundary>
        <HotSection />
      </WidgetBoundary>
      <WidgetBoundary>
        <RenderWhenIdle fallback={<OwnPlace />}>
          <NewSection />
        </RenderWhenIdle>
      </WidgetBoundary>
      {member ? (
        <WidgetBoundary>
          <Suspense fallback={<OwnPlace />}>
            <FavoriteSection />
          </Suspense>
        </WidgetBoundary>
      ) : null}
      {wide ? null : <Winners className="h-80" />}
      <WidgetBoundary>
        <RenderWhenIdle>
          <VendorSections />
        </RenderWhenIdle>
      </WidgetBoundary>
    </>
  );
}

/** As high as a section of the member's own games. */
function OwnPlace() {
  return (
    <div className="pt-13">
      <GameGridSkeleton count={6} rail />
    </div>
  );
}
