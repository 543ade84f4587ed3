import { safeReturnPath } from '@tonalli/contracts/safe-href';
import { isAgentPage, isDialogPage, isGuardedPage, PATHS } from '../../paths';
import { isPersonalPath } from '../../trpc/personal-paths';
import type { AppServices } from '../app-services';
import type { createAppRouter } from '../router';

type AppRouterInstance = Pick<ReturnType<typeof createAppRouter>, 'navigate' | 'state' | 'history'>;

/** What the page does when a session starts or ends in any tab (AUTH-12, AUTH-15). */
export function handleSessionEvents(services: AppServices, router: AppRouterInstance): void {
  const { session, overlays, queryClient } = services;

  session.on('started', ({ isAgent }) => {
    const { dialog } = overlays.get();
    const intent = overlays.takeIntent();
    const { pathname, search } = router.state.location;
    if (dialog?.kind === 'login' || dialog?.kind === 'register') overlays.close();
    // A trial session may have run here before: none of its data is the member's.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
    if (isDialogPage(pathname)) {
      router.history.replace(safeReturnPath(readReturnPath(search)) ?? PATHS.home);
    } else if (pathname === PATHS.agent && isAgent) {
      void router.navigate({ to: PATHS.agentHome, replace: true });
    } else if (dialog?.kind === 'register' && !intent) {
      // A new member who had asked for nothing begins at home (REG-06).
      void router.navigate({ to: PATHS.home });
    }
    intent?.();
  });

  session.on('ended', (reason) => {
    const { game } = overlays.get();
    overlays.closeGame();
    queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
    // Results of mutations, such as recovery codes or a game's URL.
    queryClient.getMutationCache().clear();
    // Prefetched answers that nobody has taken.
    delete window.prefetched;
    const { href, pathname } = router.state.location;
    // The page says so by itself, in place of the whole app.
    if (typeof reason === 'object') return overlays.close();
    if (isAgentPage(pathname)) {
      overlays.close();
      // Agents log in by a page of their own, which says why they are there again (AUTH-13, AUTH-15).
      if (pathname === PATHS.agentHome)
        void router.navigate({ to: PATHS.agent, search: reason === 'expired' ? { ended: true } : {} });
      return;
    }
    if (reason === 'logout') {
      overlays.close();
      void router.navigate({ to: PATHS.home });
      return;
    }
    if (isGuardedPage(pathname)) void router.navigate({ to: PATHS.login, search: { returnTo: href } });
    overlays.openLogin('expired', game ? () => overlays.play(game) : undefined);
  });
}

function readReturnPath(search: unknown): unknown {
  return typeof search === 'object' && search !== null ? Reflect.get(search, 'returnTo') : undefined;
}

export function isPersonal(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey;
  return Array.isArray(path) && isPersonalPath(path.join('.'));
}
