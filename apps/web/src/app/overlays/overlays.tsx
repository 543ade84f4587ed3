import { getRouteApi, useRouter } from '@tanstack/react-router';
import { toastStore } from '@tonalli/ui/toast/toast-store';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { WidgetBoundary } from '../../components/widget-boundary';
import { parseSheetSearch } from '../../features/lobby/lobby-search';
import { isDialogPage, PATHS } from '../../paths';
import { useAppServices } from '../app-services-context';
import { lazyPart } from '../chunks/lazy-screen';
import { RenderWhenIdle } from '../chunks/render-when-idle';
import { whenIdle } from '../chunks/when-idle';
import { OverlaySuspense } from './overlay-suspense';
import { useOverlays } from './use-overlays';

/** Preloaded, so that opening a dialog loads that dialog alone. */
const OpenDialog = lazyPart(() => import('./open-dialog'));
const Sheets = lazyPart(() => import('../../features/lobby/sheet/sheets'));
const IdleParts = lazyPart(() => import('./idle-parts'));
const GameWindow = lazyPart(() => import('../../features/play/game-window'));
const Toaster = lazyPart(async () => ({ default: (await import('@tonalli/ui/toast/toaster')).Toaster }));

const root = getRouteApi('__root__');

/** What lies over the page: a game, a dialog over it, and the toasts. Each is fetched when first shown. */
export function Overlays() {
  const { overlays } = useAppServices();
  const { dialog, game } = useOverlays();
  const sheet = root.useSearch({ select: (search) => parseSheetSearch({ ...search }), structuralSharing: true });
  const router = useRouter();
  useEffect(() => whenIdle(OpenDialog.preload), []);

  const close = () => {
    overlays.close();
    if (isDialogPage(router.state.location.pathname)) void router.navigate({ to: PATHS.home });
  };
  return (
    <>
      {game ? (
        <WidgetBoundary>
          <OverlaySuspense>
            <GameWindow key={game.game.id} start={game} onClose={overlays.closeGame} />
          </OverlaySuspense>
        </WidgetBoundary>
      ) : null}
      {sheet.game || sheet.list ? (
        <WidgetBoundary>
          <OverlaySuspense>
            <Sheets {...sheet} />
          </OverlaySuspense>
        </WidgetBoundary>
      ) : null}
      <WidgetBoundary quiet>
        <RenderWhenIdle>
          <IdleParts />
        </RenderWhenIdle>
      </WidgetBoundary>
      {dialog ? (
        <WidgetBoundary quiet>
          <OverlaySuspense>
            <OpenDialog dialog={dialog} onClose={close} />
          </OverlaySuspense>
        </WidgetBoundary>
      ) : null}
      <Toasts />
    </>
  );
}

function Toasts() {
  const { t } = useTranslation();
  const any = useSyncExternalStore(toastStore.subscribe, toastStore.read).length > 0;
  if (!any) return null;
  return (
    <WidgetBoundary quiet>
      <Suspense fallback={null}>
        <Toaster regionLabel={t('toast.region')} toastLabel={t('toast.one')} closeLabel={t('actions.close')} />
      </Suspense>
    </WidgetBoundary>
  );
}
