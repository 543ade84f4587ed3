import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NAMESPACES } from '@tonalli/i18n/catalogues';
import type { Language } from '@tonalli/i18n/languages';
import { onTestFinished } from 'vitest';
import { App, type RunningApp, startApp } from '../app/app';
import { type AppServices, createAppServices } from '../app/app-services';
import { reportCaught } from '../app/report-caught';
import type { createClient } from '../trpc/client';
import { type Answers, createFakeGateway } from './fake-gateway';

interface RenderOptions {
  answers?: Answers;
  language?: Language;
  /** Session storage as a tab left it. */
  tab?: Record<string, string>;
  /** In place of a client that needs no network. */
  connect?: typeof createClient;
}

/** The whole app at an address, over the real router and a gateway that answers as told. */
export async function renderApp(
  path: string,
  { answers = {}, language = 'es', tab = {}, connect }: RenderOptions = {},
) {
  window.history.replaceState(null, '', path);
  window.localStorage.setItem('lang', language);
  for (const [key, value] of Object.entries(tab)) window.sessionStorage.setItem(key, value);
  const gateway = createFakeGateway(answers);
  const services = await createAppServices(language, connect ?? (() => gateway.client));
  askAgainAtOnce(services);
  // `act` renders again and again what waits for texts, and would never let them arrive.
  await services.i18n.loadNamespaces([...NAMESPACES]);
  const app = startApp(services);
  onTestFinished(() => leave(app));
  const view = render(<App {...app} />, { onCaughtError: reportCaught });
  return { ...view, ...app, gateway, user: userEvent.setup() };
}

/** A failed call is repeated as often as ever, without the wait that a network needs. */
function askAgainAtOnce({ queryClient }: AppServices): void {
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
}

/** What a tab takes with it when it is closed: the next test's page must hear nothing of this one. */
function leave({ services, router }: RunningApp): void {
  services.session.dispose();
  services.queryClient.clear();
  router.history.destroy();
  // A page that is still on its way would be drawn by a document that may be gone by then.
  router.startTransition = async () => false;
}

export const memberTab = {
  token: 'tab-token',
  isAgent: '0',
  nickname: 'Demo',
  username: 'demo',
  customerId: 'M1',
  account: '42',
};
