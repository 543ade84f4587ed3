import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { PANEL_NAMES, type PanelName } from './panels';
import { ConsoleFrame } from './shell/console-frame';
import { PanelPage } from './shell/panel-page';

interface ConsoleSearch {
  /** The world that is looked at; left out, the default one. */
  world?: string;
}

interface PanelSearch {
  /** The entry of the journal that is looked at. */
  seq?: number;
  /** Whose balance is explained. */
  why?: string;
  /** The member that is looked at. */
  member?: string;
}

const WORLD = /^[\w-]{1,64}$/;
const FIRST_PANEL: PanelName = 'scenarios';

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
  validateSearch: ({ seq, why, member }: Record<string, unknown>): PanelSearch => ({
    ...(Number.isInteger(seq) ? { seq: Number(seq) } : {}),
    ...(why === undefined ? {} : { why: String(why) }),
    ...(member === undefined || member === '' ? {} : { member: String(member) }),
  }),
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
