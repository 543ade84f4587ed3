import { RouterProvider } from '@tanstack/react-router';
import type { AppServices } from './app-services';
import { languageOf } from './language-of';
import { Providers } from './providers';
import { createAppRouter } from './router';
import { takeEmbeddedSession } from './session/embedded-session';
import { handleSessionEvents } from './session/handle-session-events';
import { MemberActions } from './shell/lazy-member-actions';

export interface RunningApp {
  services: AppServices;
  router: ReturnType<typeof createAppRouter>;
}

/** Connects the services to a router: session, language and URL are in step from here on. */
export function startApp(services: AppServices): RunningApp {
  const router = createAppRouter(services);
  document.documentElement.lang = languageOf(services.i18n);
  services.i18n.on('languageChanged', (changed) => {
    document.documentElement.lang = changed;
    void router.invalidate();
  });
  handleSessionEvents(services, router);
  let told = takeEmbeddedSession(document);
  void services.session.resume(async () => {
    const known = told ?? services.client.session.resume.mutate();
    told = null;
    return known;
  });
  // Fetched beside what the page asks for.
  if (services.session.get().status !== 'guest') void MemberActions.preload();
  return { services, router };
}

export function App({ services, router }: RunningApp) {
  return (
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>
  );
}
