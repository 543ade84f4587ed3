import * as account from './account/wire';
import * as closing from './account/wire-closing';
import * as linked from './account/wire-external';
import * as ownData from './account/wire-own-data';
import * as proof from './account/wire-proof';
import * as protection from './account/wire-protection';
import * as agentContracts from './agent-contracts/wire';
import * as agentReports from './agent-reports/wire';
import * as bonuses from './bonuses/wire';
import * as breaks from './breaks/wire';
import * as cashier from './cashier/wire';
import * as chat from './chat/wire';
import { CHAT_ENDPOINTS } from './chat/wire-room';
import * as consents from './consents/wire';
import * as content from './content/wire';
import * as downlines from './downlines/wire';
import * as activity from './downlines/wire-activity';
import * as invites from './downlines/wire-invites';
import type { Endpoint } from './endpoint';
import * as envelopes from './envelopes/wire';
import * as finances from './finances/wire';
import * as harmMarkers from './harm-markers/wire';
import * as help from './help/wire';
import * as identityCheck from './identity-check/wire';
import * as limits from './limits/wire';
import * as lobby from './lobby/wire';
import * as lottery from './lottery/wire';
import * as memberTransfers from './member-transfers/wire';
import * as messages from './messages/wire';
import * as missions from './missions/wire';
import * as play from './play/wire';
import { GAME_ENDPOINTS } from './play/wire-games';
import * as playTime from './play-time/wire';
import * as points from './points/wire';
import * as policy from './policy/wire';
import * as promotions from './promotions/wire';
import * as raffles from './raffles/wire';
import * as rebates from './rebates/wire';
import * as records from './records/wire';
import * as referral from './referral/wire';
import * as registration from './registration/wire';
import * as rewards from './rewards/wire';
import * as session from './session/wire';
import * as external from './session/wire-external';
import * as recovery from './session/wire-recovery';
import * as step from './session/wire-step';
import { SPORTS_ENDPOINTS } from './sports/wire';
import { SPORTS_BETS_ENDPOINTS } from './sports-bets/wire';
import * as system from './system/wire';
import * as team from './team/wire';
import * as teamAnnouncements from './team/wire-announcements';
import * as tournaments from './tournaments/wire';
import * as vip from './vip/wire';
import * as wallet from './wallet/wire';
import * as wheel from './wheel/wire';

type EndpointsOf<Wire> = {
  readonly [Name in keyof Wire as Wire[Name] extends Endpoint ? Name : never]: Wire[Name];
};

const isEndpoint = (value: object): boolean => 'method' in value && 'request' in value && 'value' in value;

function endpointsOf<Wire extends object>(wire: Wire): EndpointsOf<Wire> {
  const found = Object.entries(wire).filter(([, value]) => typeof value === 'object' && isEndpoint(value));
  // What the type keeps is what `endpoint()` made.
  return Object.fromEntries(found) as EndpointsOf<Wire>;
}

/** Every endpoint that is built, by the name that its module gives it. Journals, metrics and faults call it so. */
export const ENDPOINTS = {
  ...endpointsOf(harmMarkers),
  ...endpointsOf(envelopes),
  ...endpointsOf(wheel),
  ...endpointsOf(tournaments),
  ...endpointsOf(raffles),
  ...endpointsOf(identityCheck),
  ...endpointsOf(bonuses),
  ...endpointsOf(missions),
  ...endpointsOf(rebates),
  ...endpointsOf(memberTransfers),
  ...endpointsOf(agentReports),
  ...endpointsOf(downlines),
  ...endpointsOf(activity),
  ...endpointsOf(invites),
  ...endpointsOf(finances),
  ...endpointsOf(consents),
  ...endpointsOf(account),
  ...endpointsOf(closing),
  ...endpointsOf(linked),
  ...endpointsOf(ownData),
  ...endpointsOf(proof),
  ...endpointsOf(protection),
  ...endpointsOf(agentContracts),
  ...endpointsOf(breaks),
  ...endpointsOf(cashier),
  ...endpointsOf(chat),
  ...CHAT_ENDPOINTS,
  ...SPORTS_ENDPOINTS,
  ...SPORTS_BETS_ENDPOINTS,
  ...endpointsOf(content),
  ...endpointsOf(help),
  ...endpointsOf(limits),
  ...endpointsOf(lobby),
  ...endpointsOf(lottery),
  ...endpointsOf(messages),
  ...endpointsOf(play),
  ...GAME_ENDPOINTS,
  ...endpointsOf(playTime),
  ...endpointsOf(points),
  ...endpointsOf(policy),
  ...endpointsOf(promotions),
  ...endpointsOf(records),
  ...endpointsOf(referral),
  ...endpointsOf(registration),
  ...endpointsOf(rewards),
  ...endpointsOf(session),
  ...endpointsOf(external),
  ...endpointsOf(recovery),
  ...endpointsOf(step),
  ...endpointsOf(system),
  ...endpointsOf(team),
  ...endpointsOf(teamAnnouncements),
  ...endpointsOf(vip),
  ...endpointsOf(wallet),
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;

const NAMES = new Map<Endpoint, EndpointName>(
  Object.entries(ENDPOINTS).map(([name, definition]) => [definition, name as EndpointName]),
);

/** The registered name of an endpoint. Throws when the endpoint was left out of the registry. */
export function endpointName(definition: Endpoint): EndpointName {
  const name = NAMES.get(definition);
  if (!name) throw new Error(`${definition.method} ${definition.path} is not in the endpoint registry`);
  return name;
}
