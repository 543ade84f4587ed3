import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { expect } from 'vitest';
import { findDice, openDice } from '../dice-player';
import type { LoggedIn, StackWorld } from '../stack';
import { codeOf, type TestBrowser } from '../test-browser';
import { readyToWithdraw } from '../withdrawing';
import { breaksOfBettors } from './lottery-breaks';
import type { PROMISES } from './promises';
import { breaksOfRacers } from './tournament-breaks';

type What = (typeof PROMISES)[number]['what'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONEY = { balanceMinor: 500_000 };
const BET = { side: 'under', target: 4_850, stakeMinor: 1_000 } as const;
const PAGE = { page: 1, pageSize: 10 };

const anew = () => ({ context: { idempotencyKey: crypto.randomUUID() } });
const after = (world: StackWorld, by: number) => world.control.run('advanceClock', { by });
const ms = (from: string, until: string): number => Date.parse(until) - Date.parse(from);

/** After so long, and after a break, one logs in anew. */
async function back(world: StackWorld, { username, password }: Pick<LoggedIn, 'username' | 'password'>) {
  const browser = world.visitor();
  await browser.login(username, password);
  return browser;
}

const order = ({ client }: TestBrowser, amountMinor: number) =>
  client.cashier.createDeposit.mutate({ channelId: 'spei', amountMinor }, anew());

async function heldDeposit(world: StackWorld, player: LoggedIn): Promise<string> {
  const { id } = await order(player, 10_000);
  await world.control.run('settleOrder', { id, action: 'partly', amount: '900.00' });
  expect(await player.client.cashier.deposit.query({ id })).toMatchObject({ status: 'HELD' });
  return id;
}

async function launch(browser: TestBrowser): Promise<string> {
  const { id: gameId, vendor, type } = await findDice(browser);
  const game = { gameId, vendor, type, device: 'WEB', backPath: '/rng' } as const;
  return codeOf(browser.client.play.launch.mutate(game));
}

/** From noon of 16 March 2026 in Mexico City, counted by hand. */
const BREAKS = [
  ['TIME_OUT', '2026-03-17T18:00:00.000Z'],
  ['TIME_OUT', '2026-03-23T18:00:00.000Z'],
  ['TIME_OUT', '2026-04-16T18:00:00.000Z'],
  ['TIME_OUT', '2026-05-16T18:00:00.000Z'],
  ['TIME_OUT', '2026-06-16T18:00:00.000Z'],
  ['SELF_EXCLUSION', '2026-09-16T18:00:00.000Z'],
  ['SELF_EXCLUSION', '2027-03-16T18:00:00.000Z'],
  ['SELF_EXCLUSION', '2031-03-16T18:00:00.000Z'],
  ['SELF_EXCLUSION', null],
];

/** Shows on servers of one's own, by calls as a browser makes them, that each thing promised is so. World: noon of 16 March 2026. */
export const PROOFS: Record<What, (world: StackWorld) => Promise<void>> = {
  'limits of five kinds': async (world) => {
    const { client } = await world.member();
    const calendar = { daily: 100_000, weekly: 200_000, monthly: 300_000 };
    const wanted = [
      { kind: 'deposit', limits: calendar },
      { kind: 'loss', limits: { ...calendar, rolling: 150_000 } },
      { kind: 'stake', limits: calendar },
      { kind: 'singleStake', limits: { each: 5_000 } },
      { kind: 'time', limits: { daily: undefined, minutes: 90 } },
    ] as const;
    for (const limits of wanted) await client.limits.change.mutate(limits);
    const { kinds, states, timeMinutes } = await client.limits.read.query();
    expect([...kinds].sort()).toEqual(['deposit', 'loss', 'singleStake', 'stake', 'time']);
    const held = states.map(({ kind, period, limitMinor }) => `${kind} ${period} ${limitMinor}`);
    expect(held).toEqual([
      ...['deposit daily 100000', 'deposit weekly 200000', 'deposit monthly 300000'],
      ...['loss daily 100000', 'loss weekly 200000', 'loss monthly 300000', 'loss rolling 150000'],
      ...['stake daily 100000', 'stake weekly 200000', 'stake monthly 300000', 'singleStake each 5000'],
    ]);
    expect(timeMinutes).toBe(90);
  },

  'limits hold everywhere': async (world) => {
    for (const limits of [
      { kind: 'loss', limits: { daily: 1_500 } },
      { kind: 'stake', limits: { weekly: 1_500 } },
      { kind: 'singleStake', limits: { each: 999 } },
    ] as const) {
      const player = await world.member(MONEY);
      await player.client.limits.change.mutate(limits);
      const game = await openDice(player);
      const most = limits.kind === 'singleStake' ? 999 : 1_500;
      await expect(game.place('round-above', { ...BET, stakeMinor: most + 1 })).rejects.toThrow('LIMIT_REACHED');
    }
    const player = await world.member(MONEY);
    await player.client.limits.change.mutate({ kind: 'time', limits: { minutes: 20 } });
    await player.client.limits.change.mutate({ kind: 'deposit', limits: { daily: 50_000 } });
    const game = await openDice(player);
    await game.place('round-in-time', BET);
    await after(world, 20 * MINUTE);
    await expect(game.place('round-too-late', BET)).rejects.toThrow('LIMIT_REACHED');
    expect(await codeOf(order(player, 50_001))).toBe('DEPOSIT_LIMIT_REACHED');
  },

  'lower at once, raise by waiting and one’s own word': async (world) => {
    const player = await world.member();
    const { limits } = player.client;
    const want = (daily: number) => limits.change.mutate({ kind: 'deposit', limits: { daily } });
    const held = async () => (await limits.read.query()).states[0]?.limitMinor;
    await want(100_000);
    const { id: pending } = await order(player, 80_000);
    await want(50_000);
    expect([await held(), (await player.client.cashier.deposit.query({ id: pending })).status]).toEqual([
      50_000,
      'REJECTED',
    ]);
    const [first] = (await want(90_000)).changes;
    expect((await limits.cancel.mutate({ id: first?.id ?? '' })).changes).toEqual([]);
    await want(90_000);
    expect((await want(40_000)).changes).toEqual([]);
    const [raise] = (await want(90_000)).changes;
    if (!raise) throw new Error('nothing waits');
    const { id, askedAt, confirmableFrom, confirmableUntil } = raise;
    expect([ms(askedAt, confirmableFrom), ms(confirmableFrom, confirmableUntil)]).toEqual([24 * HOUR, 7 * DAY]);
    await after(world, 24 * HOUR - 1);
    const { limits: later } = (await back(world, player)).client;
    expect(await codeOf(later.confirm.mutate({ id }))).toBe('LIMIT_CHANGE_TOO_EARLY');
    await after(world, 1);
    expect((await later.confirm.mutate({ id })).states[0]?.limitMinor).toBe(90_000);
  },

  'asked before the first deposit, and again': async (world) => {
    const player = await world.member();
    expect(await player.client.limits.read.query()).toMatchObject({ asksBeforeDeposit: true, isReviewDue: false });
    await player.client.limits.change.mutate({ kind: 'deposit', limits: { daily: 50_000 } });
    await after(world, 182 * DAY - 1);
    expect((await (await back(world, player)).client.limits.read.query()).isReviewDue).toBe(false);
    await after(world, 1);
    expect((await (await back(world, player)).client.limits.read.query()).isReviewDue).toBe(true);
  },

  'held deposits': async (world) => {
    const player = await world.member();
    await player.client.limits.change.mutate({ kind: 'deposit', limits: { daily: 50_000 } });
    const decide = async (choice: 'RETURN' | 'CREDIT') => {
      const id = await heldDeposit(world, player);
      return player.client.cashier.decideHeldDeposit.mutate({ id, choice }, anew());
    };
    expect(await decide('RETURN')).toMatchObject({ status: 'REJECTED' });
    expect(await decide('CREDIT')).toMatchObject({ status: 'HELD', creditWhenFits: true });
    expect((await player.client.wallet.balance.query()).mainMinor).toBe(0);
  },

  'time and result in sight': async (world) => {
    const player = await world.member(MONEY);
    const game = await openDice(player);
    await game.place('round-of-time', BET);
    await after(world, 12 * MINUTE);
    const { play } = await game.place('round-of-time-2', BET);
    expect(play).toMatchObject({ elapsedMs: 12 * MINUTE, stakedMinor: 2_000 });
    const { period, today } = await player.client.playTime.read.query();
    expect([period.elapsedMs, period.staked, today.playedMs]).toEqual([12 * MINUTE, 2_000, 12 * MINUTE]);
    expect(await codeOf(player.client.records.profit.query({ from: '2026-03-16', to: '2026-03-16' }))).toBe('OK');
  },

  'a time reminder': async (world) => {
    const player = await world.member(MONEY);
    const { playTime } = player.client;
    expect(await playTime.read.query()).toMatchObject({ everyMin: 60, choicesMin: [15, 30, 60] });
    const game = await openDice(player);
    for (const [index, minutes] of [0, 25, 25].entries()) {
      await after(world, minutes * MINUTE);
      await game.place(`round-of-hour-${index}`, BET);
    }
    await after(world, 10 * MINUTE);
    await expect(game.place('round-that-waits', BET)).rejects.toThrow('REALITY_CHECK_DUE');
    const { check } = await playTime.read.query();
    await playTime.answerCheck.mutate({ id: check?.id ?? '' });
    expect(await game.place('round-that-waits', BET)).toMatchObject({ isOver: true });
    for (const everyMin of [15, 30, 60]) {
      expect((await playTime.chooseInterval.mutate({ everyMin })).everyMin).toBe(everyMin);
    }
  },

  'time-outs and self-exclusion': async (world) => {
    const player = await world.member();
    const { choices } = await player.client.breaks.mine.query();
    expect(choices.map(({ kind, until }) => [kind, until])).toEqual(BREAKS);
    await player.client.breaks.take.mutate({ choice: '24h' }, anew());
    await after(world, DAY);
    expect((await (await back(world, player)).client.breaks.mine.query()).current).toBeNull();
    const again = await back(world, player);
    await again.client.breaks.take.mutate({ choice: '1y' }, anew());
    const excluded = await back(world, player);
    expect((await excluded.client.breaks.mine.query()).choices.map(({ choice }) => choice)).toEqual([
      '5y',
      'indefinite',
    ]);
    expect(await codeOf(excluded.client.breaks.take.mutate({ choice: '6m' }, anew()))).toBe('BREAK_INVALID');
    await after(world, 366 * DAY);
    expect((await (await back(world, player)).client.breaks.mine.query()).current?.kind).toBe('SELF_EXCLUSION');
  },

  'what ends with a break, and what stays one’s own': async (world) => {
    const { player, withdraw } = await readyToWithdraw(world);
    const open = await order(player, 10_000);
    await player.client.breaks.take.mutate({ choice: '6m' }, anew());
    expect(await codeOf(player.client.wallet.balance.query())).not.toBe('OK');
    const excluded = await back(world, player);
    expect([await launch(excluded), await codeOf(order(excluded, 10_000))]).toEqual([
      'ACCOUNT_ON_BREAK',
      'ACCOUNT_ON_BREAK',
    ]);
    const offer = { title: 'Oferta', body: 'Oferta', memberId: player.id, purpose: 'marketing' } as const;
    await expect(world.control.run('sendNotice', offer)).rejects.toThrow('on a break');
    await world.control.run('settleOrder', { id: open.id, action: 'approve' });
    await after(world, 1);
    expect((await excluded.client.wallet.balance.query()).mainMinor).toBe(100_000);
    expect(await withdraw('on-a-break', excluded)).toBe('OK');
    await after(world, 30 * DAY - 2);
    const later = await back(world, player);
    expect((await later.client.wallet.balance.query()).mainMinor).toBe(50_000);
    await after(world, 1);
    const [sent] = (await (await back(world, player)).client.cashier.withdrawals.query(PAGE)).rows;
    expect(sent).toMatchObject({ amountMinor: 50_000 });
    expect((await (await back(world, player)).client.wallet.balance.query()).mainMinor).toBe(0);
  },

  'orders of lotteries in a break': breaksOfBettors,

  'a place in a tournament outlasts a time-out': breaksOfRacers,

  'no bonus waits for the excluded': async (world) => {
    const [vera] = await world.control.apply('vip-player');
    if (!vera) throw new Error('nobody is there');
    const player = await back(world, vera);
    expect((await player.client.vip.info.query({ language: 'es' })).bonuses.length).toBeGreaterThan(0);
    await player.client.breaks.take.mutate({ choice: '6m' }, anew());
    await comeBack(world, vera, { afterMs: 184 * DAY, waitMs: 24 * HOUR });
    expect((await (await back(world, vera)).client.vip.info.query({ language: 'es' })).bonuses).toEqual([]);
  },

  // Of an exclusion with an end, the same is shown with the bonuses.
  'the way back': async (world) => {
    const player = await world.member();
    await player.client.breaks.take.mutate({ choice: 'indefinite' }, anew());
    await comeBack(world, player, { afterMs: 180 * DAY, waitMs: 7 * DAY });
    const { breaks } = (await back(world, player)).client;
    expect(await breaks.mine.query()).toMatchObject({ current: null, asksForLimits: true });
  },

  'who helps': async (world) => {
    const { helpLines } = await world.visitor().client.system.contact.query();
    expect(helpLines).toMatchObject([
      {
        phone: '800 911 2000',
        hours: {
          es: 'gratuita y confidencial, las 24 horas, todos los días',
          en: 'free and confidential, 24 hours, every day',
        },
      },
      { phone: '55 0000 1810' },
    ]);
    expect(Object.keys(ENDPOINTS).filter((name) => /cancelWithdrawal|reverse/i.test(name))).toEqual([]);
  },
};

interface Return {
  afterMs: number;
  waitMs: number;
}

/** Asks once the exclusion's time is over, not before, and confirms when the wait is. */
async function comeBack(
  world: StackWorld,
  who: Pick<LoggedIn, 'username' | 'password'>,
  { afterMs, waitMs }: Return,
): Promise<void> {
  const { breaks } = (await back(world, who)).client;
  const { current, return: way } = await breaks.mine.query();
  expect(ms(current?.from ?? '', way?.mayAskFrom ?? '')).toBe(afterMs);
  expect(await codeOf(breaks.askForReturn.mutate(undefined, anew()))).toBe('RETURN_TOO_EARLY');
  await after(world, afterMs);
  const { client } = await back(world, who);
  const { asked } = await client.breaks.askForReturn.mutate(undefined, anew());
  const { now } = await world.control.run('fetchClock', {});
  if (!asked) throw new Error('no return was asked for');
  expect([ms(now, asked.mayConfirmFrom), ms(asked.mayConfirmFrom, asked.mayConfirmUntil)]).toEqual([waitMs, 7 * DAY]);
  expect(await codeOf(client.breaks.confirmReturn.mutate(undefined, anew()))).toBe('RETURN_TOO_EARLY');
  await after(world, waitMs);
  await (await back(world, who)).client.breaks.confirmReturn.mutate(undefined, anew());
}
