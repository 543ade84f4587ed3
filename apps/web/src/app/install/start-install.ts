import { lastBootstrap } from '../../hooks/use-bootstrap';
import { isGuardedPage, PATHS } from '../../paths';
import type { RunningApp } from '../app';
import { keepHead } from './document-head';
import { offerInstall } from './install-offer';
import { followInstallation } from './install-state';
import { keepSite } from './kept-site';
import { ownEntry } from './own-entry';
import { showUpdate } from './update-notice';
import { watchReleases } from './watch-releases';

/** Everything about the app as an installed one; fetched when the first page has come to rest (SYS-14). */
export async function startInstall({ services, router }: RunningApp): Promise<void> {
  const { i18n } = services;
  followInstallation(window);
  await i18n.loadNamespaces('install');
  keepHead({ i18n, router });
  offerInstall({
    services,
    page: window,
    showHow: () => void router.navigate({ to: PATHS.appDownload }),
    isCalm: () => isCalmPage(router.state.location.pathname),
  });
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (!workers) return;
  const site = lastBootstrap(services.queryClient);
  if (site) keepSite(window, site);
  const page = { workers, entry: ownEntry(document), reload: () => window.location.reload() };
  await watchReleases(page, (take) => showUpdate(i18n, take));
}

/** Not beside a form or a game, and not where the app is offered anyway. */
const isCalmPage = (pathname: string): boolean => !isGuardedPage(pathname) && pathname !== PATHS.appDownload;
