/// <reference lib="dom" />
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import type { AppRouter } from '@tonalli/gateway/public';
import { createTRPCClient, httpBatchLink, httpLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import { createInstance } from 'i18next';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';

/** The least that the web app's own stack weighs: each library used as the app uses it, and nothing of ours. */
const trpc = createTRPCReact<AppRouter>();
const url = '/trpc';
const client = createTRPCClient<AppRouter>({
  links: [
    splitLink({
      condition: ({ type }) => type === 'subscription',
      true: httpSubscriptionLink({ url }),
      false: splitLink({
        condition: ({ type }) => type === 'mutation',
        true: httpLink({ url }),
        false: httpBatchLink({ url }),
      }),
    }),
  ],
});
const queryClient = new QueryClient();
const i18n = createInstance();
await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { common: { hello: 'Hello' } } } });

function Home() {
  const { t } = useTranslation('common');
  return createElement(Link, { to: '/' }, t('hello'));
}
const rootRoute = createRootRoute({ component: Outlet });
const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Home });
const router = createRouter({ routeTree: rootRoute.addChildren([home]) });

const root = document.getElementById('root');
const routed = createElement(RouterProvider, { router });
const queried = createElement(QueryClientProvider, { client: queryClient }, routed);
// biome-ignore lint/correctness/noChildrenProp: its type asks for the children as a property
const called = createElement(trpc.Provider, { client, queryClient, children: queried });
const spoken = createElement(I18nextProvider, { i18n }, called);
if (root) createRoot(root).render(createElement(StrictMode, null, spoken));
