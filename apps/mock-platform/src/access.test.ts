import type { AccessRow } from '@tonalli/contracts/access-row';
import type { Endpoint } from '@tonalli/contracts/endpoint';
import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { Envelope } from '@tonalli/contracts/envelope';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ACCESS } from './features';
import { enterGame } from './testing/enter-game';
import { mintPlayer } from './testing/log-in';
import { servePlatform } from './testing/stage';

/** Written by hand, feature by feature: what nobody needs a session for. */
const FOR_VISITORS: readonly string[] = [
  ...['beginPasskeyLogin', 'logInByPasskey'],
  ...['fetchJackpot', 'listAnnouncements', 'listWinners', 'fetchPlayPolicy'],
  ...['fetchDocument', 'fetchHelpCenter', 'fetchHelpTopic', 'fetchPaymentMethods'],
  ...['listTables', 'play.open', 'play.verify', 'listModels', 'chat.open', 'sports.verify'],
  ...['fetchGame', 'listGameMenus', 'listGames', 'listHotGames', 'listVendors'],
  ...['fetchPromotion', 'listPromotions'],
  ...['listLotteries', 'listOpenedNumbersVn', 'fetchLottery', 'listIssues', 'fetchIssueProof'],
  ...[
    'checkAffiliate',
    'checkUsername',
    'fetchRegisterRules',
    'registerMember',
    'registerMemberByMobile',
    'requestRegistrationCode',
  ],
  ...[
    'checkPasswordLink',
    'fetchCaptcha',
    'fetchHumanChallenge',
    'logInExternal',
    'login',
    'loginFreePlay',
    'requestLoginCode',
    'requestPasswordCode',
    'requestPasswordMail',
    'resetPasswordByCode',
    'resetPasswordByLink',
    'sendLoginStepCode',
    'verifyLogin',
  ],
  ...[
    'fetchContact',
    'fetchCountries',
    'fetchDomainRoute',
    'fetchMenu',
    'fetchPermission',
    'fetchStatus',
    'fetchWhitelabel',
    'listBankLogos',
    'verifyRepresentative',
  ],
];

/** And what no trial account may call. */
const NOT_FOR_TRIALS: readonly string[] = [
  ...['answerCheckIn', 'answerRealityCheck', 'chooseCheckInterval', 'fetchCheckIn', 'fetchPlayTime'],
  ...['fetchReferral', 'listInvited', 'listReferralEarnings'],
  'fetchConsolidated',
  'launchChat',
  'listActivity',
  ...[
    'addPasskey',
    'beginPasskey',
    'beginTotp',
    'bindContact',
    'changeNickname',
    'changePassword',
    'chooseAvatar',
    'confirmTotp',
    'fetchAvatars',
    'fetchOwnData',
    'fetchSecurity',
    'linkIdentity',
    'listLinkedIdentities',
    'listLogins',
    'listPasskeys',
    'listRegisteredIps',
    'listSessions',
    'prove',
    'removePasskey',
    'removeRegisteredIp',
    'removeTotp',
    'renamePasskey',
    'closeAccount',
    'fetchClosing',
    'requestOwnData',
    'requestContactCode',
    'revokeOtherSessions',
    'revokeSession',
    'sendProofCode',
    'setPaymentPassword',
    'unlinkIdentity',
  ],
  ...['addBankAccount', 'createDeposit', 'createWithdrawal', 'decideHeldDeposit'],
  ...['askForReturn', 'confirmReturn', 'fetchBreak', 'takeBreak'],
  ...['fetchConsents', 'fetchFinanceCheck', 'setConsent'],
  ...['fetchImage', 'listFeedback', 'sendFeedback'],
  ...['fetchIdentityCheck', 'fetchIdentityDocument', 'submitIdentityCheck', 'uploadIdentityDocument'],
  ...[
    'answerLimitReminder',
    'cancelLimitChange',
    'changeLimits',
    'confirmLimitChange',
    'fetchLimitHistory',
    'fetchLimits',
  ],
  ...['addFavorite', 'removeFavorite'],
  ...['applyForPromotion', 'claimPromotion', 'fetchMyPromotion', 'joinPromotion', 'listMyPromotions', 'signInToday'],
  ...['fetchTransferDesk', 'listMemberTransfers', 'transferUpline'],
  ...['deleteMessages', 'fetchMessage', 'fetchUnreadCount', 'listMessages', 'readMessages', 'restoreMessages'],
  ...[
    'convertPoints',
    'fetchPointBalance',
    'fetchPointConfig',
    'listPointEntries',
    'listPointRewards',
    'listRedemptions',
    'redeemPointReward',
  ],
  ...['claimAllRewards', 'claimReward', 'fetchRewardCount', 'listPastRewards', 'listWaitingRewards'],
  ...['claimRafflePromotion', 'fetchWheel', 'listWheelSpins'],
  ...['fetchManualRebate', 'listManualRebates', 'manualRebate'],
  ...['claimMission', 'fetchMissionLeaderboard', 'fetchMissionSummary'],
  ...['listTournaments', 'joinTournament'],
  ...['listRaffles', 'fetchRaffleProof'],
  ...['listRains', 'takeEnvelope', 'openPersonalEnvelope'],
  ...['fetchProfit', 'listMovements', 'listStatements'],
  ...['claimVipBonus', 'fetchVip', 'listBonuses'],
  ...[
    'cancelFreePlays',
    'cancelGrant',
    'fetchGameBonus',
    'listDepositBonuses',
    'listFreePlays',
    'listGrantBets',
    'listGrants',
  ],
  ...['collectWallets', 'listWalletMovements', 'walletTransfer'],
];

const FOR_AGENTS_ALONE: readonly string[] = [
  'fetchTeamOverview',
  ...['fetchAgentAnnouncement', 'listAgentAnnouncements'],
  'transferDownline',
  'listTeamBetting',
  'listPlayerLosses',
  'listAgentIncome',
  'listTeamMovements',
  ...['listDownline', 'fetchDownline', 'setDownlineRates', 'fetchRegisterCenter', 'checkNewAccounts', 'openAccounts'],
  ...['listInvites', 'createInvite', 'changeInvite'],
  ...['processDividend', 'processDailySalary', 'processHourlySalary', 'processRealtimeSalary'],
  ...['listContracts', 'fetchContract', 'previewOffer', 'listBills', 'fetchBill'],
];

const platform = await servePlatform({ seed: 'catalogue' });
const { world } = platform;
const PEOPLE = {
  visitor: null,
  trial: (await mintPlayer(world, { type: 4 })).token,
  member: (await mintPlayer(world, { balanceMinor: 10_000 })).token,
  agent: (await mintPlayer(world, { balanceMinor: 10_000, type: 1 })).token,
};
type Person = keyof typeof PEOPLE;

/** What each of them plays with. */
const GAMES: Record<Person, string | null> = {
  visitor: null,
  trial: await enterGame(platform, PEOPLE.trial),
  member: await enterGame(platform, PEOPLE.member),
  agent: await enterGame(platform, PEOPLE.agent),
};

let keys = 0;

async function answerTo(person: Person, endpoint: Endpoint, input: object): Promise<string> {
  keys += 1;
  const token = endpoint.token === 'game' ? GAMES[person] : PEOPLE[person];
  const idempotencyKey = `access-${keys}`;
  const options = token === null ? { idempotencyKey } : { token, idempotencyKey };
  if (endpoint.body !== 'form' && endpoint.body !== 'multipart')
    return codeOf((await platform.call(endpoint, input, options)).envelope);
  const { method, path } = endpoint;
  const body = endpoint.body === 'form' ? new URLSearchParams({ ...input }) : formOf(input);
  const headers = { 'idempotency-key': idempotencyKey, ...(token && { authorization: `Bearer ${token}` }) };
  return codeOf(Envelope.parse(await (await platform.fetch(path, { method, body, headers })).json()));
}

const codeOf = (envelope: Envelope): string => (envelope.success ? 'OK' : (envelope.code ?? ''));

function formOf(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input))
    for (const each of [value].flat()) form.append(name, each instanceof File ? each : String(each));
  return form;
}

const REFUSALS = ['TOKEN_MISSING', 'TRIAL_ACCOUNT', 'ACCOUNT_NOT_AGENT'];

function refusalOf(person: Person, name: string): string | null {
  if (person === 'visitor') return FOR_VISITORS.includes(name) ? null : 'TOKEN_MISSING';
  if (person === 'trial' && NOT_FOR_TRIALS.includes(name)) return 'TRIAL_ACCOUNT';
  return person !== 'agent' && FOR_AGENTS_ALONE.includes(name) ? 'ACCOUNT_NOT_AGENT' : null;
}

/** Whoever logs out can call nothing afterwards. */
const calls = Object.entries(ENDPOINTS).sort(([one], [other]) => Number(one === 'logout') - Number(other === 'logout'));

const inGame = Object.entries<Endpoint>(ENDPOINTS).filter(([name]) => name.startsWith('play.'));

/** What the owner of a game is told of the requests of `access.ts`, which stake nothing. */
const REFUSED_IN_GAME: Readonly<Record<string, string>> = {
  'play.check': 'NOT_FOUND',
  'play.spin': 'STAKE_INVALID',
  'play.place': 'BET_INVALID',
  'play.step': 'ROUND_NOT_FOUND',
  'play.round': 'ROUND_NOT_FOUND',
  'play.table': 'GAME_UNAVAILABLE',
  'play.withdraw': 'ROUND_NOT_FOUND',
};

describe('who may call what', { shuffle: false }, () => {
  it.each(inGame.filter(([name]) => !FOR_VISITORS.includes(name)))(
    'S2 GAME-04 %s takes the token of a game, and no other',
    async (name, endpoint) => {
      const own = REFUSED_IN_GAME[name] ?? 'OK';
      const input = z.custom<AccessRow>().parse(ACCESS[name]).input;
      const codes = [GAMES.member, PEOPLE.member, `no-such-world~${GAMES.member?.split('~')[1]}`].map(async (token) =>
        codeOf((await platform.call(endpoint, input, { token: token ?? '' })).envelope),
      );
      expect(await Promise.all(codes)).toEqual([own, 'TOKEN_INVALID', 'TOKEN_INVALID']);
    },
  );

  it('S2 GAME-04 the token of a game opens nothing else', async () => {
    const token = GAMES.member ?? '';
    expect(codeOf((await platform.call(ENDPOINTS.fetchBalance, {}, { token })).envelope)).toBe('TOKEN_INVALID');
  });

  it('S2 is said of every endpoint, and of nothing else', () => {
    expect(Object.keys(ACCESS).sort()).toEqual(Object.keys(ENDPOINTS).sort());
  });

  it.each(calls)('S2 AUTH-15 %s refuses whom it has to, and nobody else', async (name, endpoint) => {
    const row = z.custom<AccessRow>().parse(ACCESS[name]);
    for (const person of ['visitor', 'trial', 'member', 'agent'] as const) {
      const code = await answerTo(person, endpoint, row.input);
      const refusal = refusalOf(person, name);
      if (refusal !== null) expect([person, code]).toEqual([person, refusal]);
      else {
        expect([person, REFUSALS.includes(code), code === 'INVALID_REQUEST']).toEqual([person, false, false]);
        if (row.owns !== undefined) expect([person, code]).not.toEqual([person, 'OK']);
      }
    }
  });
});
