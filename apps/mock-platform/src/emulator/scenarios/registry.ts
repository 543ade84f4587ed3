import { agentDeep } from './catalogue/agents/agent-deep';
import { agentEmpty } from './catalogue/agents/agent-empty';
import { bonusLapsed } from './catalogue/benefits/bonus-lapsed';
import { bonusesClaimed } from './catalogue/benefits/bonuses-claimed';
import { noBenefits } from './catalogue/benefits/no-benefits';
import { pointsRich } from './catalogue/benefits/points-rich';
import { redemptions } from './catalogue/benefits/redemptions';
import { referrals } from './catalogue/benefits/referrals';
import { vipPlayer } from './catalogue/benefits/vip-player';
import { vipTop } from './catalogue/benefits/vip-top';
import { cashierClosed } from './catalogue/cashier/cashier-closed';
import { depositExpired } from './catalogue/cashier/deposit-expired';
import { depositHeld } from './catalogue/cashier/deposit-held';
import { depositHistory } from './catalogue/cashier/deposit-history';
import { depositPending } from './catalogue/cashier/deposit-pending';
import { depositRejected } from './catalogue/cashier/deposit-rejected';
import { depositsAtTheLimit } from './catalogue/cashier/deposits-at-the-limit';
import { withdrawalHistory } from './catalogue/cashier/withdrawal-history';
import { withdrawalImpossible } from './catalogue/cashier/withdrawal-impossible';
import { withdrawalNotReceived } from './catalogue/cashier/withdrawal-not-received';
import { withdrawalPaid } from './catalogue/cashier/withdrawal-paid';
import { withdrawalPartly } from './catalogue/cashier/withdrawal-partly';
import { withdrawalRefunded } from './catalogue/cashier/withdrawal-refunded';
import { withdrawalRequested } from './catalogue/cashier/withdrawal-requested';
import { withdrawalReviewing } from './catalogue/cashier/withdrawal-reviewing';
import { homeOutage } from './catalogue/content/home-outage';
import { hostileAnnouncements } from './catalogue/content/hostile-announcements';
import { manyBanners } from './catalogue/content/many-banners';
import { manyNotices } from './catalogue/content/many-notices';
import { manyPopups } from './catalogue/content/many-popups';
import { noAnnouncements } from './catalogue/content/no-announcements';
import { noWinners } from './catalogue/content/no-winners';
import { oddBanners } from './catalogue/content/odd-banners';
import { oneBanner } from './catalogue/content/one-banner';
import { twoBanners } from './catalogue/content/two-banners';
import { feedbackAnswered } from './catalogue/help/feedback-answered';
import { feedbackImages } from './catalogue/help/feedback-images';
import { helpEmpty } from './catalogue/help/help-empty';
import { helpLong } from './catalogue/help/help-long';
import { accountSuspended } from './catalogue/identity/account-suspended';
import { authenticator } from './catalogue/identity/authenticator';
import { authenticatorBegun } from './catalogue/identity/authenticator-begun';
import { backOffice } from './catalogue/identity/back-office';
import { captchaDue } from './catalogue/identity/captcha-due';
import { codesExpired } from './catalogue/identity/codes-expired';
import { contactsVerified } from './catalogue/identity/contacts-verified';
import { depositLimits } from './catalogue/identity/deposit-limits';
import { externalAuthenticator } from './catalogue/identity/external-authenticator';
import { externalKnown } from './catalogue/identity/external-known';
import { externalStranger } from './catalogue/identity/external-stranger';
import { externalSuspended } from './catalogue/identity/external-suspended';
import { humanCheck } from './catalogue/identity/human-check';
import { loginLocked } from './catalogue/identity/login-locked';
import { manySessions } from './catalogue/identity/many-sessions';
import { passkeys } from './catalogue/identity/passkeys';
import { passwordDefault } from './catalogue/identity/password-default';
import { passwordExpired } from './catalogue/identity/password-expired';
import { passwordExpiredTolerated } from './catalogue/identity/password-expired-tolerated';
import { passwordForgotten } from './catalogue/identity/password-forgotten';
import { passwordNone } from './catalogue/identity/password-none';
import { paymentPasswordLocked } from './catalogue/identity/payment-password-locked';
import { paymentPasswordUnset } from './catalogue/identity/payment-password-unset';
import { sessionsRevoked } from './catalogue/identity/sessions-revoked';
import { smsCodes } from './catalogue/identity/sms-codes';
import { unregisteredIp } from './catalogue/identity/unregistered-ip';
import { favoritesFull } from './catalogue/lobby/favorites-full';
import { favoritesMixed } from './catalogue/lobby/favorites-mixed';
import { fewVendors } from './catalogue/lobby/few-vendors';
import { lobbyOutage } from './catalogue/lobby/lobby-outage';
import { recentMany } from './catalogue/lobby/recent-many';
import { fullInbox } from './catalogue/messages/full-inbox';
import { manyUnread } from './catalogue/messages/many-unread';
import { analyticsOn } from './catalogue/operator/analytics-on';
import { domainUnknown } from './catalogue/operator/domain-unknown';
import { firebaseSms } from './catalogue/operator/firebase-sms';
import { maintenance } from './catalogue/operator/maintenance';
import { maintenanceOpenEnd } from './catalogue/operator/maintenance-open-end';
import { modulesOff } from './catalogue/operator/modules-off';
import { noAgentContracts } from './catalogue/operator/no-agent-contracts';
import { noExternalLogin } from './catalogue/operator/no-external-login';
import { noForgottenPassword } from './catalogue/operator/no-forgotten-password';
import { noPoints } from './catalogue/operator/no-points';
import { noServiceChannels } from './catalogue/operator/no-service-channels';
import { noSmsLogin } from './catalogue/operator/no-sms-login';
import { noTrial } from './catalogue/operator/no-trial';
import { promotionsOver } from './catalogue/operator/promotions-over';
import { regionBlocked } from './catalogue/operator/region-blocked';
import { registrationByCode } from './catalogue/operator/registration-by-code';
import { registrationByMobile } from './catalogue/operator/registration-by-mobile';
import { registrationByUsername } from './catalogue/operator/registration-by-username';
import { registrationClosed } from './catalogue/operator/registration-closed';
import { registrationEverything } from './catalogue/operator/registration-everything';
import { servicePathsDamaged } from './catalogue/operator/service-paths-damaged';
import { betHistory } from './catalogue/play/bet-history';
import { betsCancelled } from './catalogue/play/bets-cancelled';
import { betsPending } from './catalogue/play/bets-pending';
import { bigWinner } from './catalogue/play/big-winner';
import { elevenVendors } from './catalogue/play/eleven-vendors';
import { freeSpinsWon } from './catalogue/play/free-spins-won';
import { jackpotJustWon } from './catalogue/play/jackpot-just-won';
import { jackpotNear } from './catalogue/play/jackpot-near';
import { jackpotTicker } from './catalogue/play/jackpot-ticker';
import { noVendors } from './catalogue/play/no-vendors';
import { oneLiveVendor } from './catalogue/play/one-live-vendor';
import { oneLotteryVendor } from './catalogue/play/one-lottery-vendor';
import { oneSportsVendor } from './catalogue/play/one-sports-vendor';
import { oneVendor } from './catalogue/play/one-vendor';
import { singleWallet } from './catalogue/play/single-wallet';
import { vendorWallets } from './catalogue/play/vendor-wallets';
import { brokePlayer } from './catalogue/players/broke-player';
import { favoritesAndRecent } from './catalogue/players/favorites-and-recent';
import { insufficientFunds } from './catalogue/players/insufficient-funds';
import { longNames } from './catalogue/players/long-names';
import { newPlayer } from './catalogue/players/new-player';
import { richPlayer } from './catalogue/players/rich-player';
import { trialPlayer } from './catalogue/players/trial-player';
import { badMobileNetwork } from './catalogue/trouble/bad-mobile-network';
import { expiringSessions } from './catalogue/trouble/expiring-sessions';
import { flakyWallet } from './catalogue/trouble/flaky-wallet';
import { frozenMidnight } from './catalogue/trouble/frozen-midnight';
import { hostDown } from './catalogue/trouble/host-down';
import { mirrorsDown } from './catalogue/trouble/mirrors-down';
import { newYear } from './catalogue/trouble/new-year';
import { oneMirrorDown } from './catalogue/trouble/one-mirror-down';
import { platformOutage } from './catalogue/trouble/platform-outage';
import type { Scenario } from './scenario';

/** Every scenario, in the order in which they are listed. */
export const SCENARIOS: readonly Scenario[] = [
  newPlayer,
  richPlayer,
  brokePlayer,
  insufficientFunds,
  longNames,
  favoritesAndRecent,
  trialPlayer,
  depositPending,
  depositRejected,
  depositExpired,
  depositHeld,
  depositHistory,
  depositsAtTheLimit,
  cashierClosed,
  withdrawalRequested,
  withdrawalReviewing,
  withdrawalPaid,
  withdrawalPartly,
  withdrawalNotReceived,
  withdrawalRefunded,
  withdrawalHistory,
  withdrawalImpossible,
  betHistory,
  betsPending,
  betsCancelled,
  bigWinner,
  freeSpinsWon,
  jackpotNear,
  jackpotJustWon,
  jackpotTicker,
  vendorWallets,
  singleWallet,
  oneVendor,
  elevenVendors,
  noVendors,
  oneLiveVendor,
  oneSportsVendor,
  oneLotteryVendor,
  vipPlayer,
  vipTop,
  bonusesClaimed,
  bonusLapsed,
  pointsRich,
  redemptions,
  referrals,
  noBenefits,
  fullInbox,
  manyUnread,
  feedbackAnswered,
  feedbackImages,
  helpEmpty,
  helpLong,
  noAnnouncements,
  oneBanner,
  twoBanners,
  manyBanners,
  oddBanners,
  hostileAnnouncements,
  manyPopups,
  manyNotices,
  noWinners,
  homeOutage,
  agentEmpty,
  agentDeep,
  favoritesFull,
  favoritesMixed,
  recentMany,
  fewVendors,
  lobbyOutage,
  maintenance,
  maintenanceOpenEnd,
  regionBlocked,
  domainUnknown,
  analyticsOn,
  modulesOff,
  noTrial,
  noForgottenPassword,
  noSmsLogin,
  noExternalLogin,
  firebaseSms,
  noAgentContracts,
  noPoints,
  noServiceChannels,
  servicePathsDamaged,
  registrationByMobile,
  registrationClosed,
  registrationEverything,
  registrationByUsername,
  registrationByCode,
  promotionsOver,
  captchaDue,
  loginLocked,
  accountSuspended,
  passwordDefault,
  passwordExpired,
  passwordForgotten,
  humanCheck,
  unregisteredIp,
  authenticator,
  externalKnown,
  externalStranger,
  passwordNone,
  externalSuspended,
  externalAuthenticator,
  paymentPasswordUnset,
  paymentPasswordLocked,
  manySessions,
  sessionsRevoked,
  backOffice,
  passkeys,
  authenticatorBegun,
  contactsVerified,
  smsCodes,
  codesExpired,
  depositLimits,
  passwordExpiredTolerated,
  badMobileNetwork,
  platformOutage,
  hostDown,
  mirrorsDown,
  oneMirrorDown,
  flakyWallet,
  expiringSessions,
  frozenMidnight,
  newYear,
];
