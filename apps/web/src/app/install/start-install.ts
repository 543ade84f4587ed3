import { lastBootstrap } from '../../hooks/use-bootstrap';
import { isGuardedPage, PATHS } from '../../paths';
import type { RunningApp } from '../app';
import { cacheBootstrap } from './cached-bootstrap';
import { syncHead } from './document-head';
import { entryScriptPath } from './entry-script';
import { offerInstall } from './install-offer';
import { followInstallation } from './install-state';
import { showUpdate } from './update-notice';
import { watchReleases } from './watch-releases';

/** Everything about the installed app; loaded when the first page is idle (SYS-14). */
export async function startInstall({ services, router }: RunningApp): Promise<void> {
  const { i18n } = services;
  followInstallation(window);
  await i18n.loadNamespaces('install');
  syncHead({ i18n, router });
  offerInstall({
    services,
    page: window,
    showHow: () => void router.navigate({ to: PATHS.appDownload }),
    isCalm: () => isCalmPage(router.state.location.pathname),
  });
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (!workers) return;
  const site = lastBootstrap(services.queryClient);
  if (site) cacheBootstrap(window, site);
  const page = { workers, entry: entryScriptPath(document), reload: () => window.location.reload() };
  await watchReleases(page, (take) => showUpdate(i18n, take));
}

/** Not beside a form or a game, and not where the app is offered anyway. */
const isCalmPage = (pathname: string): boolean => !isGuardedPage(pathname) && pathname !== PATHS.appDownload;
