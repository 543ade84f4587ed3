import { Outlet, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../paths';
import { LiveEvents } from '../live/live-events';
import { Overlays } from '../overlays/overlays';
import { useSession } from '../session/use-session';
import { ConnectionNotice } from '../shell/connection-notice';
import { AgentBar } from './agent-bar';

/** What stands around the agents' pages: no header, no side menu (NAV-10); at home a bar of their own. */
export default function AgentFrame() {
  const { t } = useTranslation();
  const { session } = useSession();
  const atHome = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname === PATHS.agentHome });
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed start-3 top-3 z-70 -translate-y-20 transition-none rounded-md bg-marigold px-4 py-2 font-semibold text-on-marigold focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      {atHome && session ? <AgentBar session={session} /> : null}
      <ConnectionNotice />
      <main id="content" tabIndex={-1} className="flex w-full flex-1 flex-col outline-none">
        <Outlet />
      </main>
      <Overlays />
      <LiveEvents />
    </div>
  );
}
