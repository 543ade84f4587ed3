import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint, HttpMethod } from './endpoint';
import { ENDPOINTS, endpointName } from './endpoints';

/** T: token required, t: optional, E: sealed, S: its answer too, F: form, M: multipart, X: extension of the specification. */
type Row = readonly [method: HttpMethod, path: string, flags?: string];

/** The platform's whole interface, as `platform-api.md` and section 7 of the specification name it. */
const INTERFACE: readonly Row[] = [
  ['POST', '/wps/session/login', 'ES'],
  ['POST', '/wps/session/login/freeplay', 'S'],
  ['DELETE', '/wps/session/logout', 'T'],
  ['POST', '/wps/verification/sms/noLogin'],
  ['POST', '/wps/verification/sms/register'],
  ['GET', '/wps/member/info', 'T'],
  ['GET', '/wps/member/info/icon', 'T'],
  ['POST', '/wps/member/info/icon', 'T'],
  ['GET', '/wps/member/info/funds/consolidated', 'T'],
  ['PUT', '/wps/member/register', 'ES'],
  ['PUT', '/wps/member/register/mobile', 'ES'],
  ['POST', '/wps/member/password', 'TE'],
  ['POST', '/wps/member/password/email', 'F'],
  ['POST', '/wps/member/password/verification', 'ES'],
  ['GET', '/wps/agent/affiliate'],
  ['GET', '/wps/system/setting/register'],
  ['GET', '/wps/captcha'],
  ['GET', '/wps/system/whitelabel'],
  ['GET', '/wps/system/status'],
  ['GET', '/wps/system/domainRoute'],
  ['GET', '/wps/system/helpCenter'],
  ['PUT', '/wps/feedback', 'TM'],
  ['GET', '/wps/system/permission', 'X'],
  ['GET', '/wps/system/menu', 'X'],
  ['GET', '/wps/system/countries', 'X'],
  ['POST', '/wps/member/language', 'TX'],
  ['POST', '/wps/member/firstLogin', 'TX'],
  ['POST', '/wps/session/login/verify', 'ESX'],
  ['GET', '/wps/verification/human', 'X'],
  ['POST', '/wps/session/login/external', 'ESX'],
  ['POST', '/wps/member/proof', 'TEX'],
  ['POST', '/wps/member/proof/code', 'TX'],

  ['GET', '/wps/v2/wallets/balance', 'T'],
  ['POST', '/wps/relay/GCS_walletTransfer', 'T'],
  ['GET', '/wps/relay/GCS_merchantWallet', 'T'],
  ['GET', '/lgw/games/game_menus'],
  ['POST', '/wps/relay/GCS_gameLaunchFB', 'TS'],
  ['GET', '/wps/relay/GCSGAME_gameList', 't'],
  ['GET', '/wps/relay/GCSGAME_hotGamesV2'],
  ['GET', '/wps/relay/GCSGAME_getVassGameType', 'T'],
  ['GET', '/wps/relay/GCSGAME_newGameVendor'],
  ['GET', '/wps/relay/GCSGAME_getRankList'],
  ['GET', '/wps/relay/MCSFE_getListAnnouncements'],
  ['GET', '/wps/relay/MCSFE_getFavoriteGames', 'T'],
  ['GET', '/wps/relay/MCSFE_getFavoriteGamesList', 'T'],
  ['POST', '/wps/relay/MCSFE_addFavoriteGameV2', 'T'],
  ['DELETE', '/wps/relay/MCSFE_removeFavoriteGameV2', 'T'],
  ['GET', '/wps/relay/GCS_recentGame', 'T'],
  ['GET', '/wps/relay/GLS2_roomList', 'T'],
  ['POST', '/wps/game/launchGame', 'T'],

  ['GET', '/lgw/vn/games/game_menu'],
  ['GET', '/lgw/vn/games/game_menu/recent', 'T'],
  ['GET', '/lgw/vn/numeros/opened/game'],
  ['GET', '/lotto/lgw/games/opened/numero', 'T'],
  ['GET', '/wps/relay/MCSFE_getMissionSummaryDetails', 'T'],
  ['GET', '/wps/relay/MCSFE_getMissionLeaderboard', 'T'],
  ['POST', '/wps/relay/MCS2_processDividendReq', 'T'],
  ['POST', '/wps/relay/MCS2_processDailySalContract', 'T'],
  ['POST', '/wps/relay/MCS2_processContractHourSalary', 'T'],
  ['POST', '/wps/relay/MCSFE_processRealTimeSalaryContract', 'T'],
  ['POST', '/wps/relay/MCS2_claimRafflePromotion', 'T'],
  ['GET', '/wps/relay/CSP_unreadCount', 'T'],
  ['GET', '/wps/relay/MCS2_getPointBalance', 'T'],
  ['GET', '/wps/relay/MCS2_getPointReward', 'T'],
  ['GET', '/wps/relay/MCS2_getRedeemPointList', 'T'],
  ['GET', '/wps/relay/MCS2_getPointConfig', 'T'],
  ['GET', '/wps/relay/ODSFE2_MemTransDet', 'T'],
  ['POST', '/wps/relay/passwordCheck/MCS2_redeemPointReward', 'TE'],
  ['POST', '/wps/relay/passwordCheck/MCS2_convertPoint', 'TE'],
  ['GET', '/wps/relay/CBS_modelList', 't'],
  ['GET', '/wps/relay/CBS_launchChat', 'TS'],
];

const callOf = ([method, path]: readonly [string, string, ...unknown[]]) => `${method} ${path}`;
const built = new Map<string, Endpoint>(Object.values(ENDPOINTS).map((each) => [`${each.method} ${each.path}`, each]));

function expectedOf([method, , flags = '']: Row) {
  const inQuery = method === 'GET' || method === 'DELETE';
  const has = (flag: string) => flags.includes(flag);
  const body = has('E') ? 'sealed' : has('F') ? 'form' : has('M') ? 'multipart' : 'json';
  return {
    token: has('T') ? 'required' : has('t') ? 'optional' : 'none',
    body: inQuery ? 'query' : body,
    answer: has('S') ? 'sealed' : 'open',
    extension: has('X'),
  };
}

describe('endpoints', () => {
  it.each(INTERFACE.map((row) => ({ call: callOf(row), row })))(
    'WIRE-01 $call is built with its flags',
    ({ call, row }) => {
      const endpoint = built.get(call);
      if (!endpoint) throw new Error(`nothing speaks ${call}`);
      const { token, body, answer, extension } = endpoint;
      expect({ token, body, answer, extension }).toEqual(expectedOf(row));
    },
  );

  it('WIRE-01 builds each call of the interface once', async ({ annotate }) => {
    const calls = INTERFACE.map(callOf);
    expect(new Set(calls).size).toBe(calls.length);
    expect(built.size).toBe(Object.keys(ENDPOINTS).length);
    const done = calls.filter((call) => built.has(call)).length;
    expect(done).toBe(calls.length);
    await annotate(`${done} of ${calls.length} calls are built; ${built.size - done} beside the list`);
  });

  it.each([
    ['beginTotp', 'sealed', 'sealed'],
    ['confirmTotp', 'sealed', 'sealed'],
    ['removeTotp', 'sealed', 'open'],
    ['sendLoginStepCode', 'sealed', 'open'],
    ['logInByPasskey', 'sealed', 'sealed'],
    ['checkPasswordLink', 'sealed', 'open'],
    ['resetPasswordByLink', 'sealed', 'open'],
    ['bindContact', 'sealed', 'open'],
  ] as const)('WIRE-03 %s sends its codes and secrets %s, and answers %s', (name, body, answer) => {
    expect(ENDPOINTS[name]).toMatchObject({ body, answer });
  });

  it('WIRE-07 marks every call beside the interface as an extension', () => {
    const known = new Set(INTERFACE.map(callOf));
    const unmarked = [...built].filter(([call, { extension }]) => !known.has(call) && !extension);
    expect(unmarked.map(([call]) => call)).toEqual([]);
  });

  describe.each(Object.entries<Endpoint>(ENDPOINTS))('%s', (name, endpoint) => {
    it('WIRE-05 refuses a field that it does not know', () => {
      const { error } = z.safeParse(endpoint.request, { fieldOfNobody: 1 });
      expect(error?.issues.map((issue) => issue.code)).toContain('unrecognized_keys');
    });

    it('WIRE-05 describes its request and its value in JSON schema, as they travel', () => {
      for (const schema of [endpoint.request, endpoint.value]) {
        expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow();
      }
      expect(endpoint.summary).toMatch(/\S/);
      expect(endpointName(endpoint)).toBe(name);
    });
  });

  it('WIRE-05 has no name for an endpoint outside the registry', () => {
    expect(() => endpointName({ ...ENDPOINTS.login })).toThrow('not in the endpoint registry');
  });
});
