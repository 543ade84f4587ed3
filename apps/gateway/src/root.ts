import { accountRouter } from './features/account/account.router';
import { agentContractsRouter } from './features/agent-contracts/agent-contracts.router';
import { agentReportsRouter } from './features/agent-reports/agent-reports.router';
import { bonusesRouter } from './features/bonuses/bonuses.router';
import { breaksRouter } from './features/breaks/breaks.router';
import { cashierRouter } from './features/cashier/cashier.router';
import { chatRouter } from './features/chat/chat.router';
import { consentsRouter } from './features/consents/consents.router';
import { contentRouter } from './features/content/content.router';
import { downlinesRouter } from './features/downlines/downlines.router';
import { envelopesRouter } from './features/envelopes/envelopes.router';
import { financesRouter } from './features/finances/finances.router';
import { harmMarkersRouter } from './features/harm-markers/harm-markers.router';
import { helpRouter } from './features/help/help.router';
import { identityCheckRouter } from './features/identity-check/identity-check.router';
import { limitsRouter } from './features/limits/limits.router';
import { lobbyRouter } from './features/lobby/lobby.router';
import { lotteryRouter } from './features/lottery/lottery.router';
import { memberTransfersRouter } from './features/member-transfers/member-transfers.router';
import { messagesRouter } from './features/messages/messages.router';
import { missionsRouter } from './features/missions/missions.router';
import { playRouter } from './features/play/play.router';
import { playTimeRouter } from './features/play-time/play-time.router';
import { pointsRouter } from './features/points/points.router';
import { policyRouter } from './features/policy/policy.router';
import { promotionsRouter } from './features/promotions/promotions.router';
import { rafflesRouter } from './features/raffles/raffles.router';
import { rebatesRouter } from './features/rebates/rebates.router';
import { recordsRouter } from './features/records/records.router';
import { referralRouter } from './features/referral/referral.router';
import { registrationRouter } from './features/registration/registration.router';
import { rewardsRouter } from './features/rewards/rewards.router';
import { sessionRouter } from './features/session/session.router';
import { systemRouter } from './features/system/system.router';
import { teamRouter } from './features/team/team.router';
import { tournamentsRouter } from './features/tournaments/tournaments.router';
import { vipRouter } from './features/vip/vip.router';
import { walletRouter } from './features/wallet/wallet.router';
import { wheelRouter } from './features/wheel/wheel.router';
import { liveRouter } from './live/live.router';
import { t } from './trpc/trpc';

export const appRouter = t.router({
  harmMarkers: harmMarkersRouter,
  envelopes: envelopesRouter,
  wheel: wheelRouter,
  tournaments: tournamentsRouter,
  raffles: rafflesRouter,
  identityCheck: identityCheckRouter,
  bonuses: bonusesRouter,
  missions: missionsRouter,
  rebates: rebatesRouter,
  memberTransfers: memberTransfersRouter,
  agentReports: agentReportsRouter,
  downlines: downlinesRouter,
  finances: financesRouter,
  consents: consentsRouter,
  account: accountRouter,
  agentContracts: agentContractsRouter,
  breaks: breaksRouter,
  cashier: cashierRouter,
  chat: chatRouter,
  content: contentRouter,
  help: helpRouter,
  limits: limitsRouter,
  live: liveRouter,
  lobby: lobbyRouter,
  lottery: lotteryRouter,
  messages: messagesRouter,
  play: playRouter,
  playTime: playTimeRouter,
  points: pointsRouter,
  policy: policyRouter,
  promotions: promotionsRouter,
  records: recordsRouter,
  referral: referralRouter,
  registration: registrationRouter,
  rewards: rewardsRouter,
  session: sessionRouter,
  system: systemRouter,
  team: teamRouter,
  vip: vipRouter,
  wallet: walletRouter,
});

export type AppRouter = typeof appRouter;
