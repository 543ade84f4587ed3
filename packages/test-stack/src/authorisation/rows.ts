import { PICTURE } from '@tonalli/contracts/access-row';
import { ACCESS, type Access } from '@tonalli/gateway/access';
import { asked, type Call, owned, type Row } from './asked';
import { CLOSING_CALLS } from './closing-calls';
import type { Resources } from './resources';
import { REWARD_CALLS } from './reward-calls';

const PAGE = { page: 1, pageSize: 10 };
const ES = { language: 'es' } as const;
const ATTEMPT = 'nobody-began-this-login';
const PAYMENT_PASSWORD = '246810';
/** Terms that are in order. */
const SALARY = {
  ...{ kind: 'daily', period: null, scale: 'slab', carry: 'none', cap: null, payer: 'house', categories: ['RNG'] },
  tiers: [{ minTurnover: 100_000, minNetLoss: 0, minActiveMembers: 0, rateBp: 20 }],
  eligibility: { minActiveMembers: 0, minBetAmount: 0, activeValidBet: 10_000, countSelf: false },
  deductions: { bonusesBp: 0, rebatesBp: 0, salariesBp: 0, paymentFeesBp: 0, platformFeeBp: 0 },
} as const;

/** Of a kind that there is not, so that none is opened. */
const NOBODYS_ACCOUNT = { username: 'x', password: 'x', kind: 'nadie', rates: {} };

/**
 * The input of each procedure, and its answer to those who may call it. Inputs are valid, so that the right to call
 * decides and not the schema; where the call would harm its caller, the input is refused for a reason of its own.
 */
const CALLS: Record<string, Call> = {
  'account.me': asked(),
  'account.updateLanguage': asked(ES),
  'account.security': asked(),
  'account.changePassword': asked(
    { oldPassword: 'no es esta', newPassword: 'Nueva12345', confirmNewPassword: 'Nueva12345' },
    { answer: 'PASSWORD_WRONG' },
  ),
  'account.setPaymentPassword': asked(
    { paymentPassword: '135790', confirmPaymentPassword: '135790', oldPaymentPassword: '000000' },
    { answer: 'PAYMENT_PASSWORD_WRONG' },
  ),
  'account.avatars': asked(),
  'account.chooseAvatar': asked(({ avatarId }: Resources) => ({ id: avatarId })),
  'account.changeNickname': asked({ nickname: 'Luna' }),
  'account.sessions': asked(),
  'account.logins': asked(),
  'account.registeredIps': asked(),
  'account.requestOwnData': asked({ password: 'no es esta' }, { answer: 'PASSWORD_WRONG' }),
  'account.ownDataPart': asked({ requestId: 'nadie' }, { answer: 'NOT_FOUND' }),
  'account.removeRegisteredIp': asked({ ip: '203.0.113.9' }, { answer: 'NOT_FOUND' }),

  'account.beginTotp': asked({ password: 'no es esta' }, { answer: 'PASSWORD_WRONG' }),
  'account.confirmTotp': asked({ code: '000000' }, { answer: 'CODE_INVALID' }),
  'account.removeTotp': asked({ code: '000000' }, { answer: 'OPERATION_NOT_ALLOWED' }),
  'account.passkeys': asked(),
  'account.beginPasskey': asked({ password: 'no es esta' }, { answer: 'PASSWORD_WRONG' }),
  'account.addPasskey': asked({ name: 'Llave', response: {} }, { answer: 'PASSKEY_INVALID' }),
  'account.linkedIdentities': asked(),
  'account.returnedIdentity': asked({ attempt: ATTEMPT }, { answer: 'EXTERNAL_MISMATCH', ownAnswer: true }),
  'account.linkExternal': asked({ attempt: ATTEMPT }, { answer: 'EXTERNAL_MISMATCH', ownAnswer: true }),
  'account.unlinkExternal': asked({ provider: 'line' }, { answer: 'NOT_FOUND' }),
  'account.renamePasskey': asked({ id: 'nadie', name: 'Llave' }, { answer: 'NOT_FOUND' }),
  'account.removePasskey': asked({ id: 'nadie' }, { answer: 'NOT_FOUND' }),
  'account.sendProofCode': asked(undefined, { answer: 'OPERATION_NOT_ALLOWED' }),
  'account.prove': asked({ way: 'totp', code: '000000' }, { answer: 'OPERATION_NOT_ALLOWED' }),
  'account.requestContactCode': asked({ kind: 'email', contact: 'nada' }, { answer: 'FIELD_INVALID' }),
  'account.bindContact': asked(
    { kind: 'email', contact: 'nada', verificationCode: '000000' },
    { answer: 'FIELD_INVALID' },
  ),

  'agentContracts.list': asked({ kind: 'daily', ...PAGE }),
  'agentContracts.detail': asked({ contractId: 'AC00000000' }, { answer: 'CONTRACT_NOT_FOUND' }),
  'agentContracts.process': asked(
    { kind: 'daily', action: 'accept', contractId: 'AC00000000', version: 1 },
    { answer: 'CONTRACT_NOT_FOUND' },
  ),
  'agentContracts.preview': asked({ memberId: 'M000000', terms: SALARY }, { answer: 'NOT_DIRECT_DOWNLINE' }),
  'agentContracts.bills': asked(({ range }: Resources) => ({ ...range, pageSize: 10 })),
  'agentContracts.bill': asked({ billId: 'AB00000000' }, { answer: 'BILL_NOT_FOUND' }),

  'agentReports.betting': asked(({ days }: Resources) => ({ ...days, sort: 'stake', order: 'desc', pageSize: 10 })),
  'agentReports.exportBetting': asked(({ days }: Resources) => ({ ...days, sort: 'stake', order: 'desc' })),
  'agentReports.losses': asked(({ days }: Resources) => ({ ...days, order: 'losers', pageSize: 10 })),
  'agentReports.exportLosses': asked(({ days }: Resources) => ({ ...days, order: 'losers' })),
  'agentReports.income': asked(({ days }: Resources) => days),
  'agentReports.exportIncome': asked(({ days }: Resources) => days),
  'agentReports.movements': asked(({ days }: Resources) => ({ ...days, pageSize: 10 })),
  'agentReports.exportMovements': asked(({ days }: Resources) => days),

  'cashier.depositChannels': asked(),
  'cashier.deposits': asked(PAGE),
  'cashier.deposit': { ...asked(({ depositId }: Resources) => ({ id: depositId })), others: 'ORDER_NOT_FOUND' },
  'cashier.decideHeldDeposit': owned(
    ({ depositId }) => ({ id: depositId, choice: 'RETURN' }),
    'ORDER_NOT_FOUND',
    'ORDER_CLOSED',
  ),
  'cashier.createDeposit': asked({ channelId: 'nadie', amountMinor: 20_000 }, { answer: 'CHANNEL_UNAVAILABLE' }),
  'cashier.banks': asked(),
  'cashier.bankAccounts': asked(),
  'cashier.addBankAccount': asked({ clabe: '1', holder: 'Ana Luna' }, { answer: 'CLABE_INVALID' }),
  'cashier.chooseBankAccount': owned(({ bankAccountId }) => ({ id: bankAccountId }), 'BANK_ACCOUNT_NOT_FOUND'),
  'cashier.withdrawalRules': asked(),
  'cashier.withdrawals': asked(PAGE),
  'bonuses.list': asked(ES),
  'bonuses.bets': asked({ ...ES, ...PAGE, id: 'nadie' }, { answer: 'BONUS_NOT_FOUND' }),
  'bonuses.cancel': asked({ id: 'nadie' }, { answer: 'BONUS_NOT_FOUND' }),
  'bonuses.free': asked(ES),
  'bonuses.cancelFree': asked({ id: 'nadie' }, { answer: 'BONUS_NOT_FOUND' }),
  'bonuses.offers': asked(ES),
  'bonuses.ofGame': asked({ nodeId: 'nadie' }),

  'cashier.createWithdrawal': asked(
    { accountId: 'nadie', amountMinor: 50_000, paymentPassword: PAYMENT_PASSWORD },
    { answer: 'BANK_ACCOUNT_NOT_FOUND' },
  ),
  'cashier.confirmReceipt': owned(({ withdrawalId }) => ({ id: withdrawalId, receipt: 'FULL' }), 'ORDER_NOT_FOUND'),
  'cashier.reportNotReceived': owned(
    ({ withdrawalId }) => ({ id: withdrawalId, images: [PICTURE] }),
    'ORDER_NOT_FOUND',
    'ORDER_CLOSED',
  ),
  'cashier.removeBankAccount': owned(({ bankAccountId }) => ({ id: bankAccountId }), 'BANK_ACCOUNT_NOT_FOUND'),

  'content.announcements': asked(ES),
  'content.popups': asked({ ...ES, audience: 'visitor' }),
  'content.winners': asked(ES),
  'content.winnersOf': asked({ ...ES, period: 'day' }),
  'content.jackpot': asked(),
  'downlines.list': asked({ limit: 10 }),
  'downlines.detail': asked({ memberId: 'nadie' }, { answer: 'DOWNLINE_NOT_FOUND' }),
  'downlines.setRates': asked({ memberId: 'nadie', rates: { RNG: 0 } }, { answer: 'DOWNLINE_NOT_FOUND' }),
  'downlines.registerCenter': asked(),
  'downlines.checkAccounts': asked({ accounts: [NOBODYS_ACCOUNT] }),
  'downlines.openAccounts': asked({
    batchId: '0b8e1c5e-7a1f-4c3b-9f0a-5d7c1f1f2a11',
    accounts: [NOBODYS_ACCOUNT],
  }),
  'downlines.invites': asked(),
  'downlines.createInvite': asked(
    { kind: 'member', rates: {}, site: 'https://nadie.example', expiresAt: null, maxUses: null, note: '' },
    { answer: 'DOMAIN_UNKNOWN' },
  ),
  'downlines.changeInvite': asked({ code: 'NADIE', enabled: false }, { answer: 'NOT_FOUND' }),
  'downlines.activity': asked({ limit: 10 }),
  'playTime.read': asked(),
  'playTime.chooseInterval': asked({ everyMin: 30 }),
  'playTime.answerCheck': asked({ id: 'none-0' }, { answer: 'NOT_FOUND' }),
  'policy.read': asked(),

  'help.topics': asked(ES),
  'help.topic': asked({ ...ES, id: 'deposits' }),
  'help.search': asked({ ...ES, text: 'retiro' }),
  'help.document': asked({ ...ES, id: 'terms' }),
  'help.paymentMethods': asked(),
  'help.feedback': asked(PAGE),
  'help.sendFeedback': asked({ content: 'Todo bien', topic: 'SITE', images: [] }),
  'help.image': owned(({ imageId }) => ({ id: imageId }), 'NOT_FOUND'),

  ...CLOSING_CALLS,
  ...REWARD_CALLS,
  'identityCheck.read': asked(),
  // None was sent; there is no other member's to ask for.
  'identityCheck.document': asked({ part: 'selfie' }, { answer: 'NOT_FOUND' }),
  // The identity of whoever is minted has been checked.
  'identityCheck.upload': asked({ part: 'selfie', images: [PICTURE] }, { answer: 'IDENTITY_CHECK_CLOSED' }),
  'identityCheck.submit': asked({ photoId: 'INE' }, { answer: 'IDENTITY_CHECK_CLOSED' }),

  'lobby.home': asked(ES),
  'lobby.menu': asked(ES),
  'lobby.game': asked(({ game }: Resources) => ({ ...ES, gameId: game.gameId })),
  'lobby.games': asked({ ...ES, ...PAGE }),
  'lobby.favoriteIds': asked(),
  'lobby.favorites': asked({ ...ES, ...PAGE }),
  'lobby.recent': asked({ ...ES, ...PAGE }),
  'lobby.addFavorite': asked(({ game }: Resources) => game),
  'lobby.removeFavorite': asked(({ game }: Resources) => game),

  'lottery.games': asked(ES),
  'lottery.recent': asked(ES),
  'lottery.game': asked(({ lottery }: Resources) => ({ ...ES, gameCode: lottery.gameCode })),
  'lottery.issues': asked(({ lottery }: Resources) => ({ gameCode: lottery.gameCode, most: 5 })),
  'lottery.results': asked(({ lottery }: Resources) => ({ gameCode: lottery.gameCode, area: 'LOTT', pageSize: 5 })),
  'lottery.proof': asked(({ lottery }: Resources) => ({ gameCode: lottery.gameCode, issue: lottery.drawnIssue })),
  'lottery.launch': asked(({ lottery }: Resources) => ({
    ...{ ...ES, gameCode: lottery.gameCode, area: 'LOTT', prizeMode: 'ELOTT', view: 'betting' },
    backUrl: 'http://localhost:4000/lottery',
  })),
  'lottery.placeOrder': asked(({ lottery }: Resources) => lottery.order),
  'lottery.orders': asked({ ...ES, pageSize: 5 }),
  'lottery.order': owned(({ lottery }) => ({ ...ES, orderId: lottery.orderId }), 'ORDER_NOT_FOUND'),
  'lottery.stopChase': owned(({ lottery }) => ({ ...ES, orderId: lottery.chaseId }), 'ORDER_NOT_FOUND'),
  'lottery.cancelOrder': owned(({ lottery }) => ({ ...ES, orderId: lottery.orderId }), 'ORDER_NOT_FOUND'),

  'missions.list': asked(ES),
  'missions.leaderboard': asked(),
  'missions.claim': asked({ id: 'nadie', windowFrom: 0 }, { answer: 'BONUS_NOT_FOUND' }),

  'rebates.own': asked(),
  'rebates.claims': asked(PAGE),
  'rebates.claim': asked({}, { answer: 'REBATE_NOT_AVAILABLE' }),

  'memberTransfers.desk': asked({}),
  'memberTransfers.list': asked(PAGE),
  'memberTransfers.toUpline': asked(
    { amountMinor: 1, paymentPassword: PAYMENT_PASSWORD },
    { answer: 'AMOUNT_OUT_OF_RANGE' },
  ),
  'memberTransfers.toDownline': asked(
    { downlineId: 'NADIE', amountMinor: 10_000, paymentPassword: PAYMENT_PASSWORD },
    { answer: 'DOWNLINE_NOT_FOUND' },
  ),

  'messages.unread': asked(),
  'messages.list': asked({ ...ES, ...PAGE, filter: 'all' }),
  'messages.detail': owned(({ messageId }) => ({ ...ES, id: messageId }), 'NOT_FOUND'),
  'messages.read': owned(({ messageId }) => ({ ids: [messageId] }), 'NOT_FOUND'),
  'messages.delete': owned(({ messageId }) => ({ ids: [messageId] }), 'NOT_FOUND'),
  'messages.restore': owned(({ messageId }) => ({ ids: [messageId] }), 'NOT_FOUND'),

  'chat.models': asked({ language: 'es' }),
  'chat.ownModels': asked({ language: 'es' }),
  'chat.launch': asked({ modelId: 'renata', backPath: '/' }),

  'play.tables': asked({ ids: ['none'] }),
  'play.rooms': asked(ES),
  'play.launch': asked(({ game }: Resources) => ({ ...game, device: 'WEB', backPath: '/' })),

  'points.overview': asked(),
  'points.rewards': asked(ES),
  'points.redemptions': asked({ ...ES, ...PAGE }),
  'points.entries': asked({ ...ES, ...PAGE }),
  'points.redeem': asked(
    { rewardId: 'nadie', quantity: 1, paymentPassword: PAYMENT_PASSWORD },
    { answer: 'POINT_REWARD_NOT_FOUND' },
  ),
  'points.convert': asked({ points: 1_000, paymentPassword: PAYMENT_PASSWORD }, { answer: 'POINTS_INSUFFICIENT' }),

  'promotions.list': asked(ES),
  'promotions.detail': asked(({ promotionId }: Resources) => ({ ...ES, id: promotionId })),
  'promotions.openCount': asked(),
  'promotions.mine': asked(),
  'promotions.mineOf': asked({ ...ES, id: 'vip-gift' }),
  // Each asks for more than anybody has, or is taken part in otherwise.
  'promotions.join': asked({ ...ES, id: 'vip-gift' }, { answer: 'NOT_FOUND' }),
  'promotions.claim': asked({ ...ES, id: 'none' }, { answer: 'NOT_FOUND' }),
  'promotions.sign': asked({ ...ES, id: 'vip-gift' }, { answer: 'NOT_FOUND' }),
  'promotions.applyFor': asked({ ...ES, id: 'vip-gift', remark: 'Ana', images: [] }, { answer: 'NOT_FOUND' }),

  'records.bets': asked(({ range }: Resources) => ({ ...ES, ...PAGE, ...range })),
  'records.betDetail': { ...asked(({ betId }: Resources) => ({ ...ES, betId })), others: 'ROUND_NOT_FOUND' },
  'records.exportBets': asked(({ range }: Resources) => ({ ...ES, ...range })),
  'records.open': asked(() => ES),
  'records.movements': asked(({ range }: Resources) => ({ ...PAGE, ...range })),
  'records.exportMovements': asked(({ range }: Resources) => range),
  'records.profit': asked(({ days }: Resources) => days),
  'records.statements': asked(),
  'records.statement': asked({ month: '2001-01' }, { answer: 'NOT_FOUND' }),
  'records.printStatement': asked({ ...ES, month: '2001-01' }, { answer: 'NOT_FOUND' }),
  'records.exportStatement': asked({ month: '2001-01' }, { answer: 'NOT_FOUND' }),

  'consents.read': asked(),
  'consents.set': asked({ product: 'casino', channel: 'inbox', isGiven: true }),
  'finances.read': asked(),
  'harmMarkers.read': asked(),
  'harmMarkers.answer': asked({ checkInId: 'H00000001', answer: 'fine' }, { answer: 'NOT_FOUND' }),
  'limits.read': asked(),
  'limits.change': asked({ kind: 'stake', limits: { monthly: 90_000_000 } }),
  'limits.confirm': owned(
    ({ limitChangeId }) => ({ id: limitChangeId }),
    'LIMIT_CHANGE_NOT_FOUND',
    'LIMIT_CHANGE_TOO_EARLY',
  ),
  'limits.cancel': owned(({ limitChangeId }) => ({ id: limitChangeId }), 'LIMIT_CHANGE_NOT_FOUND'),
  'limits.answerReminder': asked({ answer: 'REVIEWED' }),
  'breaks.mine': asked(),
  // What the default jurisdiction does not offer: whoever takes a break can do nothing afterwards.
  'breaks.take': asked({ choice: '6w' }, { answer: 'BREAK_INVALID' }),
  'breaks.askForReturn': asked(undefined, { answer: 'NOT_FOUND' }),
  'breaks.confirmReturn': asked(undefined, { answer: 'NOT_FOUND' }),
  'breaks.leave': asked(),

  'referral.info': asked(),
  'referral.invited': asked(PAGE),
  'referral.earnings': asked(PAGE),

  'registration.register': asked(
    { method: 'username', fields: {}, agreedToTerms: true, ageConfirmed: true },
    { answer: 'FIELD_INVALID' },
  ),
  'registration.checkAffiliate': asked({ code: 'NADIE' }, { answer: 'AFFILIATE_CODE_INVALID' }),
  'registration.checkUsername': asked({ username: '1' }, { answer: 'FIELD_INVALID' }),
  'registration.requestCode': asked(
    { mobileNum: '1', countryDialingCode: '52', method: 'username' },
    { answer: 'PHONE_INVALID' },
  ),
  'registration.countries': asked(ES),

  'rewards.count': asked(),
  'rewards.waiting': asked(ES),
  'rewards.past': asked({ ...PAGE, ...ES }),
  'rewards.claim': asked({ rewardId: 'nadie' }, { answer: 'BONUS_NOT_FOUND' }),
  'rewards.claimAll': asked(),
  'session.login': asked({ type: 'username', username: 'nadie', password: 'ninguna' }, { answer: 'LOGIN_FAILED' }),
  'session.enterExternal': asked({ attempt: ATTEMPT }, { answer: 'EXTERNAL_MISMATCH', ownAnswer: true }),
  'session.beginPasskeyLogin': asked(),
  'session.logInByPasskey': asked({ response: {} }, { answer: 'PASSKEY_INVALID' }),
  'session.humanChallenge': asked(),
  'session.verifyLogin': asked({ token: 'ninguno', way: 'totp', code: '000000' }, { answer: 'SECOND_STEP_EXPIRED' }),
  'session.sendLoginStepCode': asked({ token: 'ninguno', way: 'email' }, { answer: 'SECOND_STEP_EXPIRED' }),
  'session.requestPasswordMail': asked(
    { username: 'nadie', email: 'nadie@tonalli.test' },
    { answer: 'USER_NOT_FOUND' },
  ),
  'session.requestPasswordCode': asked({ mobileNum: '1', countryDialingCode: '52' }, { answer: 'PHONE_INVALID' }),
  'session.resetPasswordByCode': asked(
    { mobileNum: '1', countryDialingCode: '52', verificationCode: '000000', newPassword: 'Nueva12345' },
    { answer: 'PHONE_INVALID' },
  ),
  'session.checkPasswordLink': asked({ token: 'ninguno' }, { answer: 'PASSWORD_LINK_INVALID' }),
  'session.resetPasswordByLink': asked(
    { token: 'ninguno', newPassword: 'Nueva12345', confirmNewPassword: 'Nueva12345' },
    { answer: 'PASSWORD_LINK_INVALID' },
  ),
  'session.resume': asked(),
  'session.captcha': asked(),
  'session.requestLoginCode': asked({ mobileNum: '1', countryDialingCode: '52' }, { answer: 'PHONE_INVALID' }),

  'system.bootstrap': asked(ES),
  'system.bankLogos': asked(),
  'system.clock': asked(),
  'system.contact': asked(),
  'system.verifyRepresentative': asked({ channel: 'PHONE', handle: 'nadie' }),
  'team.announcement': asked({ id: 'nobody', language: 'es' }, { answer: 'NOT_FOUND' }),
  'team.announcements': asked({ language: 'es', page: 1, pageSize: 10 }),
  'team.consolidated': asked(),
  'team.overview': asked(({ days }: Resources) => days),

  'vip.info': asked(ES),
  'vip.claim': asked({ bonusId: 'nadie' }, { answer: 'BONUS_NOT_FOUND' }),
  'vip.received': asked(PAGE),
  'wallet.balance': asked(),
  'wallet.merchant': asked(),
  'wallet.movements': asked(PAGE),
  'wallet.transfer': asked({ from: 'MAIN', to: 'NADIE', amountMinor: 1_000 }, { answer: 'WALLET_UNKNOWN' }),
  'wallet.collect': asked(),

  // These change who calls, so they come last.
  'account.revokeSession': owned(({ sessionId }) => ({ id: sessionId }), 'NOT_FOUND'),
  'account.revokeOtherSessions': asked(),
  'session.logout': asked(undefined, { ownAnswer: true }),
  'session.freePlay': asked(),
};

function rowOf(path: string, call: Call): Row {
  const access = ACCESS[path];
  if (!access) throw new Error(`nothing says who may call ${path}`);
  return { ...call, access };
}

/** Procedures whose rights are proven elsewhere, and where. */
export const ELSEWHERE: Record<string, string> = {
  'live.events': 'apps/gateway/src/live/live.test.ts',
};

interface Difference {
  /** Who may call all of the endpoints that the procedure called. */
  readonly endpoints: Access;
  readonly because: string;
}

const NO_ACCOUNT: Difference = { endpoints: 'signed in', because: 'a trial account owns nothing of the kind' };
const NOTHING_CALLED: Difference = { endpoints: 'everybody', because: 'the way to the other service was not begun' };

/** The procedures whose right is not that of the endpoints that they call. */
export const DIFFERENCES: Record<string, Difference> = {
  'account.linkExternal': NOTHING_CALLED,
  'account.returnedIdentity': NOTHING_CALLED,
  'cashier.chooseBankAccount': NO_ACCOUNT,
  'cashier.confirmReceipt': NO_ACCOUNT,
  'cashier.removeBankAccount': NO_ACCOUNT,
  'cashier.reportNotReceived': NO_ACCOUNT,
  'chat.ownModels': { endpoints: 'everybody', because: 'a trial account sees the list, and no room' },
  'lottery.game': { endpoints: 'everybody', because: 'it tells which odds the caller may choose' },
  'messages.unread': { endpoints: 'member', because: 'the gateway tells a trial account that there is nothing' },
  'session.freePlay': { endpoints: 'signed in', because: 'it goes on with the session that it began' },
  'session.resume': { endpoints: 'signed in', because: 'it answers those without a session by itself' },
};

const isAskedPlainly = (path: string) => !(path in CALLS) && !(path in ELSEWHERE);

/**
 * Who may call what, procedure by procedure (S2). A procedure that nothing says it of fails the build; one that takes no
 * input and answers those who may is asked so by itself.
 */
export const ROWS: Record<string, Row> = Object.fromEntries([
  ...Object.keys(ACCESS)
    .filter(isAskedPlainly)
    .map((path) => [path, rowOf(path, asked())]),
  ...Object.entries(CALLS).map(([path, call]) => [path, rowOf(path, call)]),
]);
