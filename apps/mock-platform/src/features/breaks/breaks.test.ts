import type { AccessRow } from '@tonalli/contracts/access-row';
import { askForReturn, type BreakView, confirmReturn, fetchBreak, takeBreak } from '@tonalli/contracts/breaks/wire';
import type { Endpoint } from '@tonalli/contracts/endpoint';
import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { HEADERS } from '@tonalli/contracts/envelope';
import type { LiveEvent } from '@tonalli/contracts/live';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ACCESS } from '../../features';
import { protectionOf } from '../../people/player-protection';
import { mintPlayer, type Player, playerOf, tryLogIn } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { POLICY_PACK } from '../policy/policy-settings';
import { startBreak } from './take-break';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const stage = await serveMember({ balanceMinor: 50_000 });
const { platform } = stage;
let keys = 0;
let ana: Player;
beforeEach(() => {
  ana = playerOf(stage.world, stage.ana.id);
});

const again = (): Player => playerOf(stage.world, ana.id);

async function ask(
  endpoint: typeof takeBreak | typeof askForReturn | typeof confirmReturn,
  input: object,
  key?: string,
) {
  keys += 1;
  const { envelope } = await platform.call(endpoint, input, { ...ana, idempotencyKey: key ?? `break-${keys}` });
  return envelope.success ? 'OK' : envelope.code;
}
const take = (choice: string, key?: string) => ask(takeBreak, { choice }, key);
const view = async (): Promise<z.output<typeof BreakView>> => platform.value(fetchBreak, {}, again());
const current = () => protectionOf(stage.world, ana.id).break;
const rows = () => stage.world.sqlite.prepare('SELECT event FROM break_events ORDER BY id').pluck().all();

/** From noon of 15 January 2026 in Mexico City, counted by hand. */
const ENDS = [
  ['24h', 'TIME_OUT', '2026-01-16T18:00:00.000Z'],
  ['7d', 'TIME_OUT', '2026-01-22T18:00:00.000Z'],
  ['1m', 'TIME_OUT', '2026-02-15T18:00:00.000Z'],
  ['2m', 'TIME_OUT', '2026-03-15T18:00:00.000Z'],
  ['3m', 'TIME_OUT', '2026-04-15T18:00:00.000Z'],
  ['6m', 'SELF_EXCLUSION', '2026-07-15T18:00:00.000Z'],
  ['1y', 'SELF_EXCLUSION', '2027-01-15T18:00:00.000Z'],
  ['5y', 'SELF_EXCLUSION', '2031-01-15T18:00:00.000Z'],
  ['indefinite', 'SELF_EXCLUSION', null],
] as const;

describe('taking a break', () => {
  it('RG-03 RG-04 offers what the rules of the place name, with when each would end', async () => {
    stage.world.clock.freeze(Date.parse('2026-01-15T18:00:00.000Z'));
    const offered = ENDS.map(([choice, kind, until]) => ({ choice, kind, until }));
    expect(await view()).toEqual({
      current: null,
      choices: offered,
      return: null,
      balanceReturnDays: 30,
      asksForLimits: false,
    });
    stage.world.settings.set(POLICY_PACK, 'GB-2026');
    expect((await view()).choices.map(({ choice, until }) => [choice, until])).toEqual([
      ['24h', '2026-01-16T18:00:00.000Z'],
      ['7d', '2026-01-22T18:00:00.000Z'],
      ['1m', '2026-02-15T18:00:00.000Z'],
      ['6w', '2026-02-26T18:00:00.000Z'],
      ['6m', '2026-07-15T18:00:00.000Z'],
      ['1y', '2027-01-15T18:00:00.000Z'],
      ['5y', '2031-01-15T18:00:00.000Z'],
    ]);
  });

  it('RG-03 of months ends on the last day of one that is too short', async () => {
    stage.world.clock.freeze(Date.parse('2026-01-31T18:00:00.000Z'));
    const ends = (await view()).choices.map(({ until }) => until);
    expect(ends.slice(2, 4)).toEqual(['2026-02-28T18:00:00.000Z', '2026-03-31T18:00:00.000Z']);
  });

  it('RG-03 ends the sessions of three tabs at once, and tells each until when', async () => {
    const heard: LiveEvent[] = [];
    stage.world.events.subscribe((event) => heard.push(event));
    const tabs = [ana, again(), again()];
    expect(await take('24h')).toBe('OK');
    const until = new Date(current()?.until ?? 0).toISOString();
    const ended = heard.filter(({ type }) => type === 'session-ended');
    expect(ended).toHaveLength(3);
    for (const event of ended) expect(event).toMatchObject({ customerId: ana.id, break: { kind: 'TIME_OUT', until } });
    for (const tab of tabs) {
      const { envelope } = await platform.call(fetchBalance, {}, tab);
      expect(envelope).toMatchObject({ success: false, code: 'TOKEN_INVALID' });
    }
  });

  it('RG-03 leaves a login that says so, and nothing but the money, its records, help and the way back', async () => {
    startBreak(stage.world, ana.id, '7d');
    const answer = await tryLogIn(platform, stage.ana, stage.here);
    expect(answer.envelope).toMatchObject({ success: true, value: { onBreak: true } });
    ana = again();
    const until = new Date(current()?.until ?? 0).toISOString();
    for (const [name, endpoint] of Object.entries(ENDPOINTS)) {
      if (endpoint.token === 'none' || endpoint.token === 'game' || OPEN_ON_BREAK.includes(name)) continue;
      const { input } = z.custom<AccessRow>().parse(ACCESS[name]);
      if (ACCESS[name]?.may === 'agent') continue;
      keys += 1;
      const envelope = await answerTo(endpoint, input, `closed-${keys}`);
      expect([name, envelope]).toMatchObject([
        name,
        { success: false, code: 'ACCOUNT_ON_BREAK', break: { kind: 'TIME_OUT', until } },
      ]);
    }
  });

  it('RG-03 closes what is not named for a break: the list is this one', () => {
    const named = Object.entries(ACCESS).flatMap(([name, { onBreak }]) => (onBreak === 'allowed' ? [name] : []));
    expect(named.sort()).toEqual([...OPEN_ON_BREAK].sort());
  });

  it('RG-03 opens no session for a member without one, as before', async () => {
    const { envelope } = await platform.call(fetchBalance, {}, again());
    expect(envelope.success).toBe(true);
  });

  it('RG-03 is refused without a session, for trial accounts, for what is not offered, and without a key', async () => {
    const choice = { choice: '24h' };
    const trial = await mintPlayer(stage.world, { type: 4 });
    const codes = await Promise.all(
      [
        platform.call(takeBreak, choice, { ...stage.here, idempotencyKey: 'a' }),
        platform.call(takeBreak, choice, { ...trial, idempotencyKey: 'a' }),
        platform.call(takeBreak, { choice: '6w' }, { ...ana, idempotencyKey: 'a' }),
        platform.call(takeBreak, { choice: '1h' }, { ...ana, idempotencyKey: 'b' }),
        platform.call(takeBreak, {}, { ...ana, idempotencyKey: 'c' }),
        platform.call(takeBreak, choice, ana),
      ].map(async (answer) => {
        const { envelope } = await answer;
        return envelope.success ? 'OK' : envelope.code;
      }),
    );
    expect(codes).toEqual([
      'TOKEN_MISSING',
      'TRIAL_ACCOUNT',
      'BREAK_INVALID',
      'INVALID_REQUEST',
      'INVALID_REQUEST',
      'IDEMPOTENCY_KEY_REQUIRED',
    ]);
    expect([current(), rows()]).toEqual([null, []]);
  });

  it('RG-03 is one break however many ask at once or ask again', async () => {
    stage.world.clock.freeze(stage.world.clock.now());
    const codes = await Promise.all([
      ...Array.from({ length: 10 }, (_, number) => take('24h', `at-once-${number}`)),
      ...Array.from({ length: 10 }, () => take('24h', 'at-once-0')),
    ]);
    expect(codes).toContain('OK');
    expect(codes.filter((code) => !['OK', 'BREAK_INVALID', 'TOKEN_INVALID'].includes(code))).toEqual([]);
    expect(rows()).toEqual(['TAKEN']);
    const first = current();
    ana = again();
    expect(await take('24h', 'at-once-0')).toBe('OK');
    expect([rows(), current()]).toEqual([['TAKEN'], first]);
  });

  it('RG-03 is for agents too, who still see their statements', async () => {
    const agent = await mintPlayer(stage.world, { type: 1 });
    startBreak(stage.world, agent.id, '6m');
    const back = playerOf(stage.world, agent.id);
    const period = { from: '2026-01-01', to: '2026-01-02' };
    const answers = [
      platform.call(ENDPOINTS.fetchTeamOverview, period, back),
      platform.call(ENDPOINTS.fetchReferral, {}, back),
    ];
    expect((await Promise.all(answers)).map(({ envelope }) => (envelope.success ? 'OK' : envelope.code))).toEqual([
      'OK',
      'ACCOUNT_ON_BREAK',
    ]);
  });

  it('RG-03 is undone wholly where something that ends with it fails', () => {
    const { sqlite } = stage.world;
    sqlite.exec(`CREATE TRIGGER fails BEFORE DELETE ON sessions BEGIN SELECT RAISE(ABORT, 'on purpose'); END`);
    expect(() => startBreak(stage.world, ana.id, '24h')).toThrow('on purpose');
    expect([current(), rows()]).toEqual([null, []]);
  });

  it('RG-03 keeps what was done about it for ever', () => {
    startBreak(stage.world, ana.id, '24h');
    for (const sql of ['DELETE FROM break_events', "UPDATE break_events SET choice = '7d'"])
      expect(() => stage.world.sqlite.exec(sql)).toThrow('append-only');
  });
});

describe('a break that is on', () => {
  it.each([
    ['7d', ['24h'], ['1m', '6m', 'indefinite']],
    ['3m', ['24h', '7d', '1m', '2m', '3m'], ['6m', '1y', 'indefinite']],
    ['6m', ['24h', '7d', '1m', '2m', '3m', '6m'], ['1y', '5y', 'indefinite']],
    ['indefinite', ['24h', '3m', '6m', '1y', '5y', 'indefinite'], []],
  ] as const)('RG-03 of %s is not made shorter by %j, and longer by %j', async (taken, shorter, longer) => {
    stage.world.clock.freeze(stage.world.clock.now());
    startBreak(stage.world, ana.id, taken);
    ana = again();
    for (const choice of shorter) expect([choice, await take(choice)]).toEqual([choice, 'BREAK_INVALID']);
    for (const choice of longer) {
      expect([choice, await take(choice)]).toEqual([choice, 'OK']);
      ana = again();
    }
  });

  it('RG-03 of an exclusion whose time is over does not become a time-out', async () => {
    startBreak(stage.world, ana.id, '6m');
    stage.world.clock.advance(200 * DAY_MS);
    ana = again();
    expect([await take('3m'), await take('6m')]).toEqual(['BREAK_INVALID', 'OK']);
  });

  it('RG-03 of 24 hours ends by itself to the millisecond', async () => {
    stage.world.clock.freeze(stage.world.clock.now());
    startBreak(stage.world, ana.id, '24h');
    const codeNow = async () => {
      const { envelope } = await platform.call(ENDPOINTS.fetchUnreadCount, {}, again());
      return envelope.success ? 'OK' : envelope.code;
    };
    stage.world.clock.advance(DAY_MS - 1);
    expect([await codeNow(), (await view()).return]).toEqual(['ACCOUNT_ON_BREAK', null]);
    stage.world.clock.advance(1);
    expect([await codeNow(), (await view()).current]).toEqual(['OK', null]);
  });
});

describe('the way back from an exclusion', () => {
  const wait = (ms: number) => {
    stage.world.clock.advance(ms);
    ana = again();
  };
  const asked = async (endpoint: typeof askForReturn | typeof confirmReturn) => ask(endpoint, {});

  it.each([
    ['6m', 181 * DAY_MS, 24 * HOUR_MS],
    ['indefinite', 180 * DAY_MS, 7 * DAY_MS],
  ] as const)('RG-03 of %s is asked for after its time, waited for and confirmed', async (choice, timeMs, waitMs) => {
    stage.world.clock.freeze(Date.parse('2026-01-15T18:00:00.000Z'));
    startBreak(stage.world, ana.id, choice);
    wait(timeMs - 1);
    expect((await view()).return?.mayAsk).toBe(false);
    expect([await asked(askForReturn), await asked(confirmReturn)]).toEqual(['RETURN_TOO_EARLY', 'RETURN_TOO_EARLY']);
    wait(1);
    expect([await asked(confirmReturn), await asked(askForReturn)]).toEqual(['RETURN_TOO_EARLY', 'OK']);
    const { return: way } = await view();
    expect(Date.parse(way?.asked?.mayConfirmFrom ?? '') - stage.world.clock.now()).toBe(waitMs);
    wait(waitMs - 1);
    expect([await asked(askForReturn), await asked(confirmReturn)]).toEqual(['OK', 'RETURN_TOO_EARLY']);
    expect((await view()).return).toEqual(way);
    expect([way?.mayAsk, way?.asked?.mayConfirm]).toEqual([true, false]);
    wait(1);
    expect((await view()).return?.asked?.mayConfirm).toBe(true);
    expect([await asked(confirmReturn), await asked(confirmReturn)]).toEqual(['OK', 'NOT_FOUND']);
    expect([current(), rows()]).toEqual([null, ['TAKEN', 'RETURN_ASKED', 'RETURNED']]);
    expect((await view()).asksForLimits).toBe(true);
    wait(7 * DAY_MS);
    expect((await view()).asksForLimits).toBe(false);
  });

  it('RG-03 lapses a week after the wait, and is asked for anew', async () => {
    startBreak(stage.world, ana.id, '6m');
    wait(181 * DAY_MS);
    await asked(askForReturn);
    wait(8 * DAY_MS);
    expect([await asked(confirmReturn), current()?.kind]).toEqual(['RETURN_TOO_EARLY', 'SELF_EXCLUSION']);
    expect((await view()).return?.asked).toBeNull();
    expect(await asked(askForReturn)).toBe('OK');
    wait(8 * DAY_MS - 1);
    expect(await asked(confirmReturn)).toBe('OK');
  });

  it('RG-03 is closed again by a longer exclusion', async () => {
    startBreak(stage.world, ana.id, '6m');
    wait(181 * DAY_MS);
    await asked(askForReturn);
    startBreak(stage.world, ana.id, '6m');
    wait(DAY_MS);
    expect([await asked(confirmReturn), (await view()).return?.asked]).toEqual(['RETURN_TOO_EARLY', null]);
  });

  it('RG-03 is none from a time-out, nor for who is on no break', async () => {
    expect([await asked(askForReturn), await asked(confirmReturn)]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    startBreak(stage.world, ana.id, '3m');
    ana = again();
    expect([await asked(askForReturn), await asked(confirmReturn)]).toEqual(['RETURN_TOO_EARLY', 'RETURN_TOO_EARLY']);
  });
});

/** Written by hand: what a member on a break may still do. */
/** A call of the member's, as a form where it takes one. */
async function answerTo(endpoint: Endpoint, input: object, idempotencyKey: string): Promise<unknown> {
  if (endpoint.body !== 'multipart') return (await platform.call(endpoint, input, { ...ana, idempotencyKey })).envelope;
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) body.append(name, String(value));
  const headers = {
    ...{ authorization: `Bearer ${ana.token}`, [HEADERS.world]: stage.world.name },
    [HEADERS.idempotencyKey]: idempotencyKey,
  };
  return (await platform.fetch(endpoint.path, { method: endpoint.method, body, headers })).json();
}

const OPEN_ON_BREAK: readonly string[] = [
  ...['logout', 'noteFirstLogin', 'fetchMemberInfo', 'fetchBalance', 'fetchMerchantWallet', 'updateLanguage'],
  ...['fetchBreak', 'takeBreak', 'askForReturn', 'confirmReturn'],
  ...['createWithdrawal', 'fetchWithdrawalRules', 'listWithdrawals', 'confirmReceipt', 'reportNotReceived'],
  ...['listBanks', 'listBankAccounts', 'addBankAccount', 'chooseBankAccount', 'removeBankAccount'],
  ...[
    'fetchSecurity',
    'setPaymentPassword',
    'prove',
    'sendProofCode',
    'collectWallets',
    'requestOwnData',
    'fetchOwnData',
    'fetchClosing',
    'closeAccount',
  ],
  ...[
    'listAgentAnnouncements',
    'fetchAgentAnnouncement',
    'listDeposits',
    'fetchDeposit',
    'fetchLotteryOrder',
    'listLotteryOrders',
    'listBets',
    'listOpenBets',
    'fetchBetDetail',
    'listMovements',
    'listStatements',
    'listWalletMovements',
    'fetchProfit',
  ],
  ...['cancelFreePlays', 'cancelGrant', 'listFreePlays', 'listGrantBets', 'listGrants'],
  ...['listFeedback', 'sendFeedback', 'fetchImage', 'fetchTeamOverview'],
  ...['fetchIdentityCheck', 'fetchIdentityDocument', 'submitIdentityCheck', 'uploadIdentityDocument'],
  ...['listTeamBetting', 'listPlayerLosses', 'listAgentIncome', 'listTeamMovements'],
  ...[
    'fetchClock',
    'fetchConsolidated',
    'listDownline',
    'fetchDownline',
    'fetchRegisterCenter',
    'listInvites',
    'listActivity',
  ],
  ...['fetchBill', 'fetchContract', 'listBills', 'listContracts', 'listManualRebates', 'listMemberTransfers'],
];
