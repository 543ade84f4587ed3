import type { ErrorCode } from '@tonalli/contracts/errors';
import { PICTURE, type Things } from './things';

/** `everybody`: without a session too. `signed in`: trial accounts too. `member`: agents too, trial accounts not. */
export type Access = 'everybody' | 'signed in' | 'member' | 'agent';
type Answer = ErrorCode | 'OK';

export interface Row {
  readonly access: Access;
  readonly input?: (things: Things) => unknown;
  /** What those get who are let in; `OK` when left out. */
  readonly answer?: Answer;
  /** For an input that names the owner's thing: what everybody else gets who is let in. */
  readonly others?: Answer;
  /** The gateway answers so whatever the platform says. */
  readonly ownAnswer?: boolean;
}

const PAGE = { page: 1, pageSize: 10 };
const ES = { language: 'es' } as const;
const ATTEMPT = 'nobody-began-this-login';
const PAYMENT_PASSWORD = '246810';

type Given = Pick<Row, 'answer' | 'others' | 'ownAnswer'>;
const row =
  (access: Access) =>
  (input?: unknown, given: Given = {}): Row => ({
    access,
    ...(input === undefined ? {} : { input: isMaker(input) ? input : () => input }),
    ...given,
  });
const isMaker = (input: unknown): input is (things: Things) => unknown => typeof input === 'function';

const everybody = row('everybody');
const signedIn = row('signed in');
const member = row('member');
const agent = row('agent');
/** Of an input that names what is the owner's. */
const owned = (make: (things: Things) => unknown, others: ErrorCode, answer: Answer = 'OK'): Row =>
  member(make, { others, answer });

/**
 * Who may call what, procedure by procedure (S2). A procedure without a row fails the build. Inputs are valid, so that what
 * answers is the right to call and not the form; where the call itself would do harm to the caller, its input is refused
 * for a reason of its own.
 */
export const ROWS: Record<string, Row> = {
  'account.me': signedIn(),
  'account.updateLanguage': signedIn(ES),
  'account.security': member(),
  'account.changePassword': member(
    { oldPassword: 'no es esta', newPassword: 'Nueva12345', confirmNewPassword: 'Nueva12345' },
    { answer: 'PASSWORD_WRONG' },
  ),
  'account.setPaymentPassword': member(
    { paymentPassword: '135790', confirmPaymentPassword: '135790', oldPaymentPassword: '000000' },
    { answer: 'PAYMENT_PASSWORD_WRONG' },
  ),
  'account.avatars': member(),
  'account.chooseAvatar': member(({ avatarId }: Things) => ({ id: avatarId })),
  'account.changeNickname': member({ nickname: 'Luna' }),
  'account.sessions': member(),
  'account.logins': member(),
  'account.registeredIps': member(),
  'account.removeRegisteredIp': member({ ip: '203.0.113.9' }, { answer: 'NOT_FOUND' }),

  'account.beginTotp': member({ password: 'no es esta' }, { answer: 'PASSWORD_WRONG' }),
  'account.confirmTotp': member({ code: '000000' }, { answer: 'CODE_INVALID' }),
  'account.removeTotp': member({ code: '000000' }, { answer: 'OPERATION_NOT_ALLOWED' }),
  'account.passkeys': member(),
  'account.beginPasskey': member({ password: 'no es esta' }, { answer: 'PASSWORD_WRONG' }),
  'account.addPasskey': member({ name: 'Llave', response: {} }, { answer: 'PASSKEY_INVALID' }),
  'account.linkedIdentities': member(),
  'account.returnedIdentity': member({ attempt: ATTEMPT }, { answer: 'EXTERNAL_MISMATCH', ownAnswer: true }),
  'account.linkExternal': member({ attempt: ATTEMPT }, { answer: 'EXTERNAL_MISMATCH', ownAnswer: true }),
  'account.unlinkExternal': member({ provider: 'line' }, { answer: 'NOT_FOUND' }),
  'account.renamePasskey': member({ id: 'nadie', name: 'Llave' }, { answer: 'NOT_FOUND' }),
  'account.removePasskey': member({ id: 'nadie' }, { answer: 'NOT_FOUND' }),
  'account.sendProofCode': member(undefined, { answer: 'OPERATION_NOT_ALLOWED' }),
  'account.prove': member({ way: 'totp', code: '000000' }, { answer: 'OPERATION_NOT_ALLOWED' }),
  'account.requestContactCode': member({ kind: 'email', contact: 'nada' }, { answer: 'FIELD_INVALID' }),
  'account.bindContact': member(
    { kind: 'email', contact: 'nada', verificationCode: '000000' },
    { answer: 'FIELD_INVALID' },
  ),

  'cashier.depositChannels': signedIn(),
  'cashier.deposits': signedIn(PAGE),
  'cashier.deposit': { ...signedIn(({ depositId }: Things) => ({ id: depositId })), others: 'ORDER_NOT_FOUND' },
  'cashier.createDeposit': member({ channelId: 'nadie', amountMinor: 20_000 }, { answer: 'CHANNEL_UNAVAILABLE' }),
  'cashier.banks': signedIn(),
  'cashier.bankAccounts': signedIn(),
  'cashier.addBankAccount': member({ clabe: '1', holder: 'Ana Luna' }, { answer: 'CLABE_INVALID' }),
  'cashier.chooseBankAccount': owned(({ bankAccountId }) => ({ id: bankAccountId }), 'BANK_ACCOUNT_NOT_FOUND'),
  'cashier.withdrawalRules': signedIn(),
  'cashier.withdrawals': signedIn(PAGE),
  'cashier.createWithdrawal': member(
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

  'content.announcements': everybody(ES),
  'content.popups': everybody({ ...ES, audience: 'visitor' }),
  'content.winners': everybody(ES),
  'content.jackpot': everybody(),

  'help.topics': everybody(ES),
  'help.document': everybody({ ...ES, id: 'terms' }),
  'help.paymentMethods': everybody(),
  'help.feedback': member(PAGE),
  'help.sendFeedback': member({ content: 'Todo bien', topic: 'SITE', images: [] }),
  'help.image': owned(({ imageId }) => ({ id: imageId }), 'NOT_FOUND'),

  'lobby.home': everybody(ES),
  'lobby.menu': everybody(ES),
  'lobby.game': everybody(({ game }: Things) => ({ ...ES, gameId: game.gameId })),
  'lobby.games': everybody({ ...ES, ...PAGE }),
  'lobby.favoriteIds': signedIn(),
  'lobby.favorites': signedIn({ ...ES, ...PAGE }),
  'lobby.recent': signedIn({ ...ES, ...PAGE }),
  'lobby.addFavorite': member(({ game }: Things) => game),
  'lobby.removeFavorite': member(({ game }: Things) => game),

  'messages.unread': signedIn(),
  'messages.list': member({ ...ES, ...PAGE, filter: 'all' }),
  'messages.detail': owned(({ messageId }) => ({ ...ES, id: messageId }), 'NOT_FOUND'),
  'messages.read': owned(({ messageId }) => ({ ids: [messageId] }), 'NOT_FOUND'),
  'messages.delete': owned(({ messageId }) => ({ ids: [messageId] }), 'NOT_FOUND'),
  'messages.restore': owned(({ messageId }) => ({ ids: [messageId] }), 'NOT_FOUND'),

  'play.launch': signedIn(({ game }: Things) => ({ ...game, device: 'WEB', backPath: '/' })),

  'points.overview': member(),
  'points.rewards': member(ES),
  'points.redemptions': member({ ...ES, ...PAGE }),
  'points.entries': member({ ...ES, ...PAGE }),
  'points.redeem': member(
    { rewardId: 'nadie', quantity: 1, paymentPassword: PAYMENT_PASSWORD },
    { answer: 'POINT_REWARD_NOT_FOUND' },
  ),
  'points.convert': member({ points: 1_000, paymentPassword: PAYMENT_PASSWORD }, { answer: 'POINTS_INSUFFICIENT' }),

  'promotions.list': everybody(ES),
  'promotions.detail': everybody(({ promotionId }: Things) => ({ ...ES, id: promotionId })),

  'records.bets': signedIn(({ range }: Things) => ({ ...ES, ...PAGE, ...range })),
  'records.betDetail': { ...signedIn(({ betId }: Things) => ({ ...ES, betId })), others: 'ROUND_NOT_FOUND' },
  'records.exportBets': signedIn(({ range }: Things) => ({ ...ES, ...range })),
  'records.movements': member(({ range }: Things) => ({ ...PAGE, ...range })),
  'records.exportMovements': member(({ range }: Things) => range),
  'records.profit': member(({ days }: Things) => days),

  'limits.deposit': member(),

  'referral.info': member(),
  'referral.invited': member(PAGE),
  'referral.earnings': member(PAGE),

  'registration.register': everybody(
    { method: 'username', fields: {}, agreedToTerms: true, ageConfirmed: true },
    { answer: 'FIELD_INVALID' },
  ),
  'registration.checkAffiliate': everybody({ code: 'NADIE' }, { answer: 'AFFILIATE_CODE_INVALID' }),
  'registration.checkUsername': everybody({ username: '1' }, { answer: 'FIELD_INVALID' }),
  'registration.requestCode': everybody(
    { mobileNum: '1', countryDialingCode: '52', method: 'username' },
    { answer: 'PHONE_INVALID' },
  ),
  'registration.countries': everybody(ES),

  'session.login': everybody({ type: 'username', username: 'nadie', password: 'ninguna' }, { answer: 'LOGIN_FAILED' }),
  'session.enterExternal': everybody({ attempt: ATTEMPT }, { answer: 'EXTERNAL_MISMATCH', ownAnswer: true }),
  'session.beginPasskeyLogin': everybody(),
  'session.logInByPasskey': everybody({ response: {} }, { answer: 'PASSKEY_INVALID' }),
  'session.humanChallenge': everybody(),
  'session.verifyLogin': everybody(
    { token: 'ninguno', way: 'totp', code: '000000' },
    { answer: 'SECOND_STEP_EXPIRED' },
  ),
  'session.sendLoginStepCode': everybody({ token: 'ninguno', way: 'email' }, { answer: 'SECOND_STEP_EXPIRED' }),
  'session.requestPasswordMail': everybody(
    { username: 'nadie', email: 'nadie@tonalli.test' },
    { answer: 'USER_NOT_FOUND' },
  ),
  'session.requestPasswordCode': everybody({ mobileNum: '1', countryDialingCode: '52' }, { answer: 'PHONE_INVALID' }),
  'session.resetPasswordByCode': everybody(
    { mobileNum: '1', countryDialingCode: '52', verificationCode: '000000', newPassword: 'Nueva12345' },
    { answer: 'PHONE_INVALID' },
  ),
  'session.checkPasswordLink': everybody({ token: 'ninguno' }, { answer: 'PASSWORD_LINK_INVALID' }),
  'session.resetPasswordByLink': everybody(
    { token: 'ninguno', newPassword: 'Nueva12345', confirmNewPassword: 'Nueva12345' },
    { answer: 'PASSWORD_LINK_INVALID' },
  ),
  'session.resume': everybody(undefined, { ownAnswer: true }),
  'session.captcha': everybody(),
  'session.requestLoginCode': everybody({ mobileNum: '1', countryDialingCode: '52' }, { answer: 'PHONE_INVALID' }),

  'system.bootstrap': everybody(ES),
  'system.bankLogos': everybody(),
  'system.contact': everybody(),
  'system.verifyRepresentative': everybody({ channel: 'PHONE', handle: 'nadie' }),
  'team.overview': agent(({ range }: Things) => range),

  'vip.info': member(ES),
  'vip.claim': member({ bonusId: 'nadie' }, { answer: 'BONUS_NOT_FOUND' }),
  'vip.received': member(PAGE),
  'wallet.balance': signedIn(),
  'wallet.merchant': signedIn(),
  'wallet.movements': member(PAGE),
  'wallet.transfer': member({ from: 'MAIN', to: 'NADIE', amountMinor: 1_000 }, { answer: 'WALLET_UNKNOWN' }),
  'wallet.collect': member(),

  // These change who calls, so they come last.
  'account.revokeSession': owned(({ sessionId }) => ({ id: sessionId }), 'NOT_FOUND'),
  'account.revokeOtherSessions': member(),
  'session.logout': signedIn(undefined, { ownAnswer: true }),
  'session.freePlay': everybody(),
};

/** Procedures whose rights are proven elsewhere, and where. */
export const ELSEWHERE: Record<string, string> = {
  'live.events': 'apps/gateway/src/live/live.test.ts',
};
