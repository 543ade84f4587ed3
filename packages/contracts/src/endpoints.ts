import * as account from './account/wire';
import * as linked from './account/wire-external';
import * as proof from './account/wire-proof';
import * as protection from './account/wire-protection';
import * as cashier from './cashier/wire';
import * as content from './content/wire';
import type { Endpoint, HttpMethod } from './endpoint';
import * as help from './help/wire';
import * as limits from './limits/wire';
import * as lobby from './lobby/wire';
import * as messages from './messages/wire';
import * as play from './play/wire';
import * as points from './points/wire';
import * as promotions from './promotions/wire';
import * as records from './records/wire';
import * as referral from './referral/wire';
import * as registration from './registration/wire';
import * as session from './session/wire';
import * as external from './session/wire-external';
import * as recovery from './session/wire-recovery';
import * as step from './session/wire-step';
import * as system from './system/wire';
import * as team from './team/wire';
import * as vip from './vip/wire';
import * as wallet from './wallet/wire';

/** Every endpoint that is built, by name. The name is what journals, metrics and faults call it. */
export const ENDPOINTS = {
  fetchPermission: system.fetchPermission,
  fetchMenu: system.fetchMenu,
  fetchCountries: system.fetchCountries,
  listBankLogos: system.listBankLogos,
  fetchWhitelabel: system.fetchWhitelabel,
  fetchStatus: system.fetchStatus,
  fetchDomainRoute: system.fetchDomainRoute,
  fetchContact: system.fetchContact,
  verifyRepresentative: system.verifyRepresentative,
  listAnnouncements: content.listAnnouncements,
  listWinners: content.listWinners,
  fetchJackpot: content.fetchJackpot,
  login: session.login,
  loginFreePlay: session.loginFreePlay,
  verifyLogin: step.verifyLogin,
  sendLoginStepCode: step.sendLoginStepCode,
  noteFirstLogin: step.noteFirstLogin,
  logout: session.logout,
  fetchHumanChallenge: session.fetchHumanChallenge,
  fetchCaptcha: session.fetchCaptcha,
  requestLoginCode: session.requestLoginCode,
  requestPasswordMail: recovery.requestPasswordMail,
  requestPasswordCode: recovery.requestPasswordCode,
  resetPasswordByCode: recovery.resetPasswordByCode,
  checkPasswordLink: recovery.checkPasswordLink,
  resetPasswordByLink: recovery.resetPasswordByLink,
  registerMember: registration.registerMember,
  registerMemberByMobile: registration.registerMemberByMobile,
  fetchRegisterRules: registration.fetchRegisterRules,
  checkAffiliate: registration.checkAffiliate,
  checkUsername: registration.checkUsername,
  requestRegistrationCode: registration.requestRegistrationCode,
  fetchMemberInfo: account.fetchMemberInfo,
  updateLanguage: account.updateLanguage,
  fetchSecurity: account.fetchSecurity,
  setPaymentPassword: account.setPaymentPassword,
  changePassword: account.changePassword,
  fetchAvatars: account.fetchAvatars,
  chooseAvatar: account.chooseAvatar,
  changeNickname: account.changeNickname,
  listSessions: account.listSessions,
  revokeSession: account.revokeSession,
  revokeOtherSessions: account.revokeOtherSessions,
  listLogins: account.listLogins,
  beginTotp: protection.beginTotp,
  confirmTotp: protection.confirmTotp,
  removeTotp: protection.removeTotp,
  listPasskeys: protection.listPasskeys,
  beginPasskey: protection.beginPasskey,
  addPasskey: protection.addPasskey,
  renamePasskey: protection.renamePasskey,
  removePasskey: protection.removePasskey,
  beginPasskeyLogin: protection.beginPasskeyLogin,
  logInByPasskey: protection.logInByPasskey,
  logInExternal: external.logInExternal,
  listLinkedIdentities: linked.listLinkedIdentities,
  linkIdentity: linked.linkIdentity,
  unlinkIdentity: linked.unlinkIdentity,
  sendProofCode: proof.sendProofCode,
  prove: proof.prove,
  requestContactCode: protection.requestContactCode,
  bindContact: protection.bindContact,
  listRegisteredIps: protection.listRegisteredIps,
  removeRegisteredIp: protection.removeRegisteredIp,
  fetchDepositLimits: limits.fetchDepositLimits,
  fetchHelpCenter: help.fetchHelpCenter,
  fetchDocument: help.fetchDocument,
  fetchPaymentMethods: help.fetchPaymentMethods,
  sendFeedback: help.sendFeedback,
  listFeedback: help.listFeedback,
  fetchImage: help.fetchImage,
  listGames: lobby.listGames,
  fetchGame: lobby.fetchGame,
  listHotGames: lobby.listHotGames,
  listVendorGameTypes: lobby.listVendorGameTypes,
  listVendors: lobby.listVendors,
  listGameMenus: lobby.listGameMenus,
  listFavoriteIds: lobby.listFavoriteIds,
  listFavoriteGames: lobby.listFavoriteGames,
  addFavorite: lobby.addFavorite,
  removeFavorite: lobby.removeFavorite,
  listRecentGames: lobby.listRecentGames,
  launchGame: play.launchGame,
  fetchBalance: wallet.fetchBalance,
  fetchMerchantWallet: wallet.fetchMerchantWallet,
  walletTransfer: wallet.walletTransfer,
  collectWallets: wallet.collectWallets,
  listWalletMovements: wallet.listWalletMovements,
  listDepositChannels: cashier.listDepositChannels,
  createDeposit: cashier.createDeposit,
  fetchDeposit: cashier.fetchDeposit,
  listDeposits: cashier.listDeposits,
  listBanks: cashier.listBanks,
  listBankAccounts: cashier.listBankAccounts,
  addBankAccount: cashier.addBankAccount,
  removeBankAccount: cashier.removeBankAccount,
  chooseBankAccount: cashier.chooseBankAccount,
  fetchWithdrawalRules: cashier.fetchWithdrawalRules,
  createWithdrawal: cashier.createWithdrawal,
  listWithdrawals: cashier.listWithdrawals,
  confirmReceipt: cashier.confirmReceipt,
  reportNotReceived: cashier.reportNotReceived,
  listBets: records.listBets,
  fetchBetDetail: records.fetchBetDetail,
  listMovements: records.listMovements,
  fetchProfit: records.fetchProfit,
  fetchVip: vip.fetchVip,
  claimVipBonus: vip.claimVipBonus,
  listBonuses: vip.listBonuses,
  fetchReferral: referral.fetchReferral,
  listInvited: referral.listInvited,
  listReferralEarnings: referral.listReferralEarnings,
  fetchTeamOverview: team.fetchTeamOverview,
  fetchPointBalance: points.fetchPointBalance,
  fetchPointConfig: points.fetchPointConfig,
  listPointRewards: points.listPointRewards,
  listRedemptions: points.listRedemptions,
  listPointEntries: points.listPointEntries,
  redeemPointReward: points.redeemPointReward,
  convertPoints: points.convertPoints,
  fetchUnreadCount: messages.fetchUnreadCount,
  listMessages: messages.listMessages,
  fetchMessage: messages.fetchMessage,
  readMessages: messages.readMessages,
  deleteMessages: messages.deleteMessages,
  restoreMessages: messages.restoreMessages,
  listPromotions: promotions.listPromotions,
  fetchPromotion: promotions.fetchPromotion,
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

/** Calls of the platform's interface that no code speaks yet. The list only shrinks. */
export const PLANNED_CALLS: readonly (readonly [HttpMethod, `/${string}`])[] = [
  ['GET', '/wps/member/info/funds/consolidated'],
  ['GET', '/wps/relay/GLS2_roomList'],
  ['POST', '/wps/game/launchGame'],
  ['GET', '/lgw/vn/games/game_menu'],
  ['GET', '/lgw/vn/games/game_menu/recent'],
  ['GET', '/lgw/vn/numeros/opened/game'],
  ['GET', '/lotto/lgw/games/opened/numero'],
  ['GET', '/wps/relay/MCSFE_getMissionSummaryDetails'],
  ['GET', '/wps/relay/MCSFE_getMissionLeaderboard'],
  ['POST', '/wps/relay/MCS2_processDividendReq'],
  ['POST', '/wps/relay/MCS2_processDailySalContract'],
  ['POST', '/wps/relay/MCS2_processContractHourSalary'],
  ['POST', '/wps/relay/MCSFE_processRealTimeSalaryContract'],
  ['POST', '/wps/relay/MCS2_claimRafflePromotion'],
  ['GET', '/wps/relay/CBS_modelList'],
  ['GET', '/wps/relay/CBS_launchChat'],
];
