import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { PANEL_NAMES, type PanelName } from './panels';
import { ConsoleFrame } from './shell/console-frame';
import { PanelPage } from './shell/panel-page';

interface ConsoleSearch {
  /** The world that is looked at; left out, the default one. */
  world?: string;
}

const WORLD = /^[\w-]{1,64}$/;
const FIRST_PANEL: PanelName = 'worlds';

const root = createRootRoute({
  component: ConsoleFrame,
  validateSearch: ({ world }: Record<string, unknown>): ConsoleSearch =>
    WORLD.test(String(world ?? '')) ? { world: String(world) } : {},
});

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/$panel', params: { panel: FIRST_PANEL }, search, replace: true });
  },
});

const panel = createRoute({
  getParentRoute: () => root,
  path: '/$panel',
  beforeLoad: ({ params, search }) => {
    if (!PANEL_NAMES.some((known) => known === params.panel))
      throw redirect({ to: '/$panel', params: { panel: FIRST_PANEL }, search, replace: true });
  },
  component: PanelPage,
});

export const router = createRouter({ routeTree: root.addChildren([index, panel]), basepath: '/qa' });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
