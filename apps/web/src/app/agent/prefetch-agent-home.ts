import { agentPageOf } from '../../features/team/agent-pages';
import { prefetchOverview } from '../../features/team/overview-range';
import type { AppServices } from '../app-services';
import { AGENT_SCREENS } from './agent-screens';

/** Fetches the page that the address names, and what the overview will show. */
export function prefetchAgentHome(queries: AppServices['queries'], search: Record<string, unknown>): void {
  const page = agentPageOf(search);
  if (page === null) return;
  void AGENT_SCREENS[page]?.preload();
  if (page === 'agentTeamOverview') prefetchOverview(queries, search);
}
