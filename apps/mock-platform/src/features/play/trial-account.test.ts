import * as account from '@tonalli/contracts/account/wire';
import * as banks from '@tonalli/contracts/cashier/wire-banks';
import * as cashier from '@tonalli/contracts/cashier/wire-deposits';
import * as withdrawals from '@tonalli/contracts/cashier/wire-withdrawals';
import type { Endpoint } from '@tonalli/contracts/endpoint';
import * as messages from '@tonalli/contracts/messages/wire';
import * as points from '@tonalli/contracts/points/wire';
import * as records from '@tonalli/contracts/records/wire';
import * as referral from '@tonalli/contracts/referral/wire';
import { loginFreePlay } from '@tonalli/contracts/session/wire';
import * as vip from '@tonalli/contracts/vip/wire';
import * as wallet from '@tonalli/contracts/wallet/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Player, servePlay } from './play-fixture';

const PAYMENT_PASSWORD = '246810';
const RANGE = { from: '2026-01-01T00:00:00.000Z', to: '2026-01-02T00:00:00.000Z' };
const PAGE = { pageNo: '1', pageSize: '10' };

/** What only real accounts have, each with input that would do for one. */
const REFUSED: readonly (readonly [string, Endpoint, Record<string, unknown>])[] = [
  ['a deposit', cashier.createDeposit, { channelId: 'spei', amount: '500.00' }],
  [
    'a withdrawal',
    withdrawals.createWithdrawal,
    { accountId: 'A00000001', amount: '400.00', paymentPassword: PAYMENT_PASSWORD },
  ],
  ['a bank account', banks.addBankAccount, { clabe: '032180000118359719', holder: 'Ana Solis' }],
  ['a transfer between wallets', wallet.walletTransfer, { from: 'MAIN', to: 'SLR', amount: '1.00' }],
  ['collecting wallets', wallet.collectWallets, {}],
  ['movements between wallets', wallet.listWalletMovements, PAGE],
  ['points', points.fetchPointBalance, {}],
  ['redeeming points', points.redeemPointReward, { rewardId: 'taza', quantity: 1, paymentPassword: PAYMENT_PASSWORD }],
  ['converting points', points.convertPoints, { points: 500, paymentPassword: PAYMENT_PASSWORD }],
  ['VIP levels', vip.fetchVip, {}],
  ['claiming a bonus', vip.claimVipBonus, { bonusId: 'G1' }],
  ['an invitation', referral.fetchReferral, {}],
  ['messages', messages.listMessages, { filter: 'all', ...PAGE, language: 'ES' }],
  ['the account record', records.listMovements, { ...RANGE, ...PAGE }],
  ['profit and loss', records.fetchProfit, { from: '2026-01-01', to: '2026-01-02' }],
  ['security', account.fetchSecurity, {}],
  ['a nickname', account.changeNickname, { nickname: 'Sol' }],
  ['an avatar', account.chooseAvatar, { icon: 'a1' }],
  ['sessions', account.listSessions, {}],
];

const fixture = await servePlay();
let trial: Player;
beforeEach(async () => {
  trial = await fixture.player(0, 4);
});

describe('a trial account', () => {
  it.each(REFUSED)('GAME-06 GAME-02 is refused %s', async (_what, endpoint, input) => {
    const entries = () => fixture.world.sqlite.prepare('SELECT count(*) FROM postings').pluck().get();
    const before = entries();
    const { envelope } = await fixture.platform.call(endpoint, input, {
      token: trial.login,
      idempotencyKey: `trial-${crypto.randomUUID()}`,
    });
    expect(envelope).toMatchObject({ success: false, code: 'TRIAL_ACCOUNT' });
    expect(entries()).toBe(before);
  });

  it('GAME-06 plays at once with practice money, in games that offer it, and leaves the real books alone', async () => {
    const main = () =>
      fixture.world.sqlite.prepare("SELECT sum(balance_minor) FROM accounts WHERE kind = 'house.games'").pluck().get();
    const before = main();
    const { token, wallet: played, balanceMinor } = await fixture.enter(trial);
    expect([played, balanceMinor > 0]).toEqual(['trial', true]);
    expect((await fixture.spin(token, 'trial-round')).value?.jackpotPoolMinor).toBeNull();
    expect(main()).toBe(before);
  });

  it('GAME-06 ends by itself: its session is over after half a day, and its game with it', async () => {
    const visitor = await fixture.player(0, 4);
    const { token } = await fixture.enter(visitor);
    fixture.world.clock.advance(12 * 60 * 60_000 + 1);
    expect((await fixture.spin(token, 'too-late-now')).code).toBe('TOKEN_INVALID');
    const { envelope } = await fixture.platform.call(wallet.fetchBalance, {}, { token: visitor.login });
    expect(envelope).toMatchObject({ code: 'TOKEN_INVALID' });
  });

  it('GAME-06 is opened only by the merchant, with a random text sealed under its key', async () => {
    const body = { os: 'Windows', platform: 'W', random: 'not.sealed', gatewayVersion: 3 };
    const { envelope } = await fixture.platform.call(loginFreePlay, body as never);
    expect(envelope.success).toBe(false);
  });
});
