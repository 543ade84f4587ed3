import { useTranslation } from 'react-i18next';
import { lazyPart } from '../chunks/lazy-screen';
import { RenderWhenIdle } from '../chunks/render-when-idle';
import { OverlaySuspense } from '../overlays/overlay-suspense';

const MenuContent = lazyPart(async () => ({ default: (await import('./menu-content')).MenuContent }));
export const MenuDrawer = lazyPart(() => import('./menu-drawer'));

/** The sidebar of large screens (NAV-04); phones have the drawer. */
export function SideMenu() {
  const { t } = useTranslation('system');
  return (
    <aside
      aria-label={t('menu.label')}
      className="sticky top-28 hidden h-[calc(100dvh-7rem)] w-60 shrink-0 overflow-y-auto border-line border-e px-3 py-5 lg:block"
    >
      <RenderWhenIdle fallback={<MenuSkeleton />}>
        <MenuContent />
      </RenderWhenIdle>
    </aside>
  );
}

const MenuSkeleton = () => <div className="menu-bones shimmer" />;

interface SideMenuDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SideMenuDrawer(props: SideMenuDrawerProps) {
  if (!props.open) return null;
  return (
    <OverlaySuspense>
      <MenuDrawer {...props} />
    </OverlaySuspense>
  );
}
