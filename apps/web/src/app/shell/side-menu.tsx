import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../chunks/lazy-screen';
import { useIdle } from '../chunks/use-idle';
import { Opening } from '../overlays/opening';

const MenuContent = lazyPart(async () => ({ default: (await import('./menu-content')).MenuContent }));
const MenuDrawer = lazyPart(() => import('./menu-drawer'));

/** Beside the page from the large layout on (NAV-04); phones have the drawer. */
export function SideMenu() {
  const { t } = useTranslation('system');
  const idle = useIdle();
  return (
    <aside
      aria-label={t('menu.label')}
      className="sticky top-28 hidden h-[calc(100dvh-7rem)] w-60 shrink-0 overflow-y-auto border-line border-e px-3 py-5 lg:block"
    >
      <Suspense fallback={<Bones />}>{idle ? <MenuContent /> : <Bones />}</Suspense>
    </aside>
  );
}

const Bones = () => <div className="menu-bones shimmer" />;

interface SideMenuDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SideMenuDrawer(props: SideMenuDrawerProps) {
  if (!props.open) return null;
  return (
    <Opening>
      <MenuDrawer {...props} />
    </Opening>
  );
}
