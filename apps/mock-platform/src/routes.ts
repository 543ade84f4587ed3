import { endpointName } from '@tonalli/contracts/endpoints';
import { artSite } from './art/art-site';
import { accountRoutes } from './features/account/account.routes';
import { cardSite } from './features/cashier/card-site';
import { cashierRoutes } from './features/cashier/cashier.routes';
import { contentRoutes } from './features/content/content.routes';
import { helpRoutes } from './features/help/help.routes';
import { limitsRoutes } from './features/limits/limits.routes';
import { themeOf } from './features/lobby';
import { lobbyRoutes } from './features/lobby/lobby.routes';
import { messagesRoutes } from './features/messages/messages.routes';
import { playRoutes } from './features/play/play.routes';
import { playSite } from './features/play/play-site';
import { pointsRoutes } from './features/points/points.routes';
import { promotionsRoutes } from './features/promotions/promotions.routes';
import { recordsRoutes } from './features/records/records.routes';
import { referralRoutes } from './features/referral/referral.routes';
import { registrationRoutes } from './features/registration/registration.routes';
import { sessionRoutes } from './features/session/session.routes';
import { serviceSite } from './features/system/service-site';
import { systemRoutes } from './features/system/system.routes';
import { teamRoutes } from './features/team/team.routes';
import { vipRoutes } from './features/vip/vip.routes';
import { walletRoutes } from './features/wallet/wallet.routes';
import { identitySite } from './identity/identity-site';
import type { NamedRoute } from './transport/call';
import type { Site } from './transport/site';
import type { Route } from './transport/verb';

/** One line per feature: the calls that it answers. */
const FEATURE_ROUTES: readonly Route[][] = [
  accountRoutes,
  cashierRoutes,
  contentRoutes,
  helpRoutes,
  limitsRoutes,
  lobbyRoutes,
  messagesRoutes,
  playRoutes,
  pointsRoutes,
  promotionsRoutes,
  recordsRoutes,
  referralRoutes,
  registrationRoutes,
  sessionRoutes,
  systemRoutes,
  teamRoutes,
  vipRoutes,
  walletRoutes,
];

/** Pages, files and activity beside the interface. */
export const SITES: readonly Site[] = [artSite(themeOf), cardSite, identitySite, playSite, serviceSite];

export const ROUTES: readonly NamedRoute[] = FEATURE_ROUTES.flat().map((route) => ({
  ...route,
  name: endpointName(route.endpoint),
}));
