import type { AccessRow } from '@tonalli/contracts/access-row';
import { endpointName } from '@tonalli/contracts/endpoints';
import { account } from './features/account/feature';
import { agentContracts } from './features/agent-contracts/feature';
import { agentReports } from './features/agent-reports/feature';
import { bonuses } from './features/bonuses/feature';
import { breaks } from './features/breaks/feature';
import { cashier } from './features/cashier/feature';
import { chat } from './features/chat/feature';
import { consents } from './features/consents/feature';
import { content } from './features/content/feature';
import { downlines } from './features/downlines/feature';
import { envelopes } from './features/envelopes/feature';
import { finances } from './features/finances/feature';
import { harmMarkers } from './features/harm-markers/feature';
import { help } from './features/help/feature';
import { identityCheck } from './features/identity-check/feature';
import { limits } from './features/limits/feature';
import { lobby } from './features/lobby/feature';
import { lottery } from './features/lottery/feature';
import { memberTransfers } from './features/member-transfers/feature';
import { messages } from './features/messages/feature';
import { missions } from './features/missions/feature';
import { play } from './features/play/feature';
import { playTime } from './features/play-time/feature';
import { points } from './features/points/feature';
import { policy } from './features/policy/feature';
import { promotions } from './features/promotions/feature';
import { raffles } from './features/raffles/feature';
import { rebates } from './features/rebates/feature';
import { records } from './features/records/feature';
import { referral } from './features/referral/feature';
import { registration } from './features/registration/feature';
import { rewards } from './features/rewards/feature';
import { session } from './features/session/feature';
import { sports } from './features/sports/feature';
import { sportsBets } from './features/sports-bets/feature';
import { system } from './features/system/feature';
import { team } from './features/team/feature';
import { tournaments } from './features/tournaments/feature';
import { vip } from './features/vip/feature';
import { wallet } from './features/wallet/feature';
import { wheel } from './features/wheel/feature';
import { identity } from './identity/feature';
import { people } from './people/module';
import { rewarding } from './rewarding/module';
import { rollups } from './rollups/module';
import type { NamedRoute } from './transport/call';
import type { Feature } from './transport/feature';
import type { Site } from './transport/site';
import { wagering } from './wagering/module';
import type { WorldExtensions } from './world/open-world';
import { orderSeeds, type Seed } from './world/seed-order';

/** All that the platform consists of, one line each. They react, rule on money, and seeds that wait for no other run, in this order. */
const FEATURES: readonly Feature[] = [
  rollups,
  people,
  wagering,
  rewarding,
  policy,
  breaks,
  limits,
  playTime,
  session,
  lobby,
  content,
  promotions,
  cashier,
  records,
  points,
  missions,
  vip,
  rewards,
  referral,
  help,
  messages,
  account,
  play,
  registration,
  system,
  team,
  wallet,
  identity,
  consents,
  finances,
  lottery,
  agentContracts,
  memberTransfers,
  agentReports,
  downlines,
  rebates,
  identityCheck,
  bonuses,
  envelopes,
  wheel,
  chat,
  tournaments,
  sports,
  sportsBets,
  raffles,
  harmMarkers,
];

/** Who may call each endpoint, by its name. */
export const ACCESS: Readonly<Record<string, AccessRow>> = Object.assign({}, ...FEATURES.map(({ access }) => access));

export const ROUTES: readonly NamedRoute[] = FEATURES.flatMap(({ routes = [] }) => routes).map((route) => {
  const name = endpointName(route.endpoint);
  const row = ACCESS[name];
  if (!row) throw new Error(`no access.ts says who may call ${name}`);
  return { ...route, name, may: row.may, isForBreaks: row.onBreak === 'allowed' };
});

export const SITES: readonly Site[] = FEATURES.flatMap(({ sites = [] }) => sites);

export const SEEDS: readonly Seed[] = orderSeeds(FEATURES.flatMap(({ seeds = [] }) => seeds));

/** What every world has from them. */
export const EXTENSIONS = {
  parts: FEATURES.flatMap(({ parts = [] }) => parts),
  jobs: FEATURES.flatMap(({ jobs = [] }) => jobs),
  later: FEATURES.flatMap(({ later = [] }) => later),
  reactions: FEATURES.flatMap(({ on }) => (on ? [on] : [])),
  grants: FEATURES.find(({ grants }) => grants)?.grants,
  rewards: FEATURES.flatMap(({ rewards = [] }) => rewards),
  ownData: FEATURES.flatMap(({ ownData = [] }) => ownData),
  guard: FEATURES.flatMap(({ guard = [] }) => guard),
  audits: FEATURES.flatMap(({ audits = [] }) => audits),
} satisfies WorldExtensions;
