import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Logo } from '@tonalli/ui/logo/logo';
import { TriangleAlert, WifiOff } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FullPage } from '../../components/full-page';
import { PATHS } from '../../paths';
import { failureCode, isWorthRetrying, requestIdOf } from '../../trpc/failure-code';
import { toChunkError } from '../chunks/chunk-error';
import { lazyPart } from '../chunks/lazy-screen';
import { reloadOnce } from '../chunks/stale-chunk';
import { PendingScreen } from './pending-screen';

const UnknownDomain = lazyPart(() => import('./unknown-domain'));

/** A page that could not be shown: a chunk or an answer that did not arrive, or a fault of ours. */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['system', 'common']);
  const router = useRouter();
  // Without the site's frame, this is the whole page.
  const isWhole = router.state.matches[0]?.status === 'error';

  const code = failureCode(error);
  const requestId = requestIdOf(error);
  // A connection failure has a text of its own, which says more (SYS-12).
  const onTheWay = isWorthRetrying(code);
  const retry = useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);
  useEffect(() => {
    if (!onTheWay) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [onTheWay, retry]);

  const missing = toChunkError(error);
  // The chunk failed as a prefetch, before anybody needed it.
  const isGone = missing !== null && !missing.isLate;
  useEffect(() => {
    if (!isGone) return;
    const reload = () => reloadOnce(window);
    reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isGone]);
  if (missing) {
    return (
      <Place whole={isWhole}>
        <FullPage icon={WifiOff} title={t(`system:failure.${missing.code}`)} text={t('system:chunk.text')}>
          <Button onClick={() => window.location.reload()}>{t('common:actions.retry')}</Button>
        </FullPage>
      </Place>
    );
  }
  if (code === 'DOMAIN_UNKNOWN') {
    // From the server anew: what the page may load was not known either.
    return (
      <Suspense fallback={<PendingScreen />}>
        <UnknownDomain reference={requestId} onRetry={() => window.location.reload()} />
      </Suspense>
    );
  }
  return (
    <Place whole={isWhole}>
      <FullPage
        icon={onTheWay ? WifiOff : TriangleAlert}
        title={isWorthRetrying(code) ? t(`system:failure.${code}`) : t('system:crash.title')}
        text={t(isWhole ? 'system:crash.whole' : 'system:crash.text')}
      >
        <Button onClick={retry}>{t('common:actions.retry')}</Button>
        {isWhole ? null : (
          <Button variant="secondary" asChild>
            <Link to={PATHS.home}>{t('common:actions.home')}</Link>
          </Button>
        )}
        {requestId ? <p className="w-full text-faint text-xs">{t('common:reference', { id: requestId })}</p> : null}
      </FullPage>
    </Place>
  );
}

/** The page within the site's frame, or all that there is of the site. */
function Place({ whole, children }: { whole: boolean; children: ReactNode }) {
  if (!whole) return children;
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr]">
      <Logo size="sm" className="m-4" />
      {children}
    </main>
  );
}
