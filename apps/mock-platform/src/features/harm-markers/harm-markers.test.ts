import { createDeposit } from '@tonalli/contracts/cashier/wire';
import type { HarmBand } from '@tonalli/contracts/harm-markers/markers';
import { answerCheckIn, fetchCheckIn } from '@tonalli/contracts/harm-markers/wire';
import { listMessages } from '@tonalli/contracts/messages/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { decide, permitAct, requireStake } from '../../guard/decide';
import { code } from '../../testing/answer-codes';
import { playerOf, tokenFor } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { keepBet } from '../../wagering/bets';
import { openDeposit } from '../cashier';
import { notePlay } from '../play-time';

const stage = await serveMember();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Midnight of a Monday in Mexico City. */
const MONDAY_MS = Date.UTC(2026, 1, 2, 6);
const TITLE = { nodeId: 'dice', vassalage: 'OMT', gameType: 'RNG' } as const;

let rounds = 0;
beforeEach(() => {
  rounds = 0;
  stage.world.clock.freeze(MONDAY_MS);
});
const moveTo = (at: number) => {
  const { clock } = stage.world;
  if (at > clock.now()) clock.advance(at - clock.now());
};

/** A bet and its end, and the time that it took. */
function bet(stakeMinor: number, payoutMinor: number): void {
  const { world } = stage;
  const memberId = stage.ana.id;
  const at = world.clock.now();
  rounds += 1;
  world.transaction(() => {
    const { nodeId } = TITLE;
    notePlay(world, { memberId, nodeId, family: 'dice', isStart: true, counted: { stakeMinor: 0, payoutMinor: 0 } });
    const bought = { roundId: `HARM-${rounds}`, memberId, ...TITLE, stakeMinor, payoutMinor, at };
    keepBet(world, { ...bought, isTrial: false, detail: { k: 'dice' } });
  });
}
async function deposit(amountMinor: number, action: 'approve' | 'reject' = 'approve'): Promise<void> {
  const { world } = stage;
  const order = { memberId: stage.ana.id, channelId: 'spei', amountMinor, at: world.clock.now() };
  const { id } = world.transaction(() => openDeposit(world, order));
  await stage.qa.run('settleOrder', { id: `D${String(id).padStart(8, '0')}`, action });
}

interface Evening {
  readonly startsAt: number;
  readonly hours: number;
  readonly stakeMinor: number;
  /** After so many lost bets they deposit. */
  readonly deposits?: number;
  readonly doubles?: boolean;
}

/** Bets each ten minutes, of which each third wins; whoever doubles does so after each loss, four times at most. */
async function play({ startsAt, hours, stakeMinor, deposits = 0, doubles = false }: Evening): Promise<void> {
  let [losses, paidIn] = [0, 0];
  for (let turn = 0; turn < hours * 6; turn += 1) {
    moveTo(startsAt + turn * 10 * MINUTE_MS);
    const stake = stakeMinor * (doubles ? 2 ** Math.min(losses, 4) : 1);
    const isWon = turn % 3 === 2;
    bet(stake, isWon ? 2 * stake : 0);
    losses = isWon ? 0 : losses + 1;
    if (!isWon && paidIn < deposits) {
      moveTo(stage.world.clock.now() + 2 * MINUTE_MS);
      await deposit(50_000);
      paidIn += 1;
    }
  }
}

const show = () => stage.qa.run('showHarm', { memberId: stage.ana.id });
const logIn = () => void tokenFor(stage.world, stage.ana.id);
const dayStart = (day: number) => MONDAY_MS + day * DAY_MS;
const at = (day: number, hour: number) => dayStart(day) + hour * HOUR_MS;

/** Four weeks of an hour each second evening, with a deposit a week. */
async function playForFun(weeks = 4): Promise<void> {
  for (let day = 0; day < weeks * 7; day += 2) {
    moveTo(at(day, 20));
    logIn();
    if (day % 8 === 0) await deposit(10_000);
    await play({ startsAt: at(day, 20), hours: 1, stakeMinor: 1_000 });
  }
}
const bands = async (): Promise<HarmBand[]> => [...new Set((await show()).days.map(({ band }) => band))];

describe('players of whom it is known how they play', () => {
  it('RG-05 who plays for fun has no score that asks for anything', async () => {
    await playForFun();
    moveTo(at(28, 2));
    expect(await bands()).toEqual(['none']);
    expect((await show()).days.length).toBe(14);
  });

  it('RG-05 who bets a great deal evenly, as for a bonus, shows long play and no more', async () => {
    for (let day = 0; day < 10; day += 1) {
      moveTo(at(day, 12));
      logIn();
      await play({ startsAt: at(day, 12), hours: 5, stakeMinor: 20_000 });
    }
    moveTo(at(10, 2));
    expect(await bands()).toEqual(['none']);
    const { parts } = (await show()).days[0] ?? { parts: [] };
    expect(parts.filter(({ points }) => points > 0).map(({ marker }) => marker)).toEqual(['longPlay', 'everyDay']);
  });

  it('RG-05 a binge has a person called, and each point of its score is explained', async () => {
    await playForFun();
    moveTo(at(28, 0) + MINUTE_MS);
    logIn();
    await play({ startsAt: at(28, 0) + MINUTE_MS, hours: 9, stakeMinor: 5_000, deposits: 6 });
    moveTo(at(29, 1));
    const [day] = (await show()).days;
    // Six of six deposits after losses, five times what is usual; 54 bets of which 36 by night; 9.5 hours with the last half hour.
    expect(day).toMatchObject({ day: '2026-03-02', band: 'interact' });
    expect(Object.fromEntries(day?.parts.map(({ marker, points }) => [marker, points]) ?? [])).toEqual({
      ...{ depositCount: 12, depositGrowth: 12, failedDeposits: 0, depositsAfterLoss: 14, stakeGrowth: 12 },
      ...{ nightPlay: 7.47, longPlay: 12, everyDay: 0, chasing: 0 },
    });
    expect(day?.score).toBe(69);
  });

  it('RG-05 who chases losses is met before they go on', async () => {
    await playForFun();
    moveTo(at(28, 18));
    logIn();
    await play({ startsAt: at(28, 18), hours: 4, stakeMinor: 2_000, deposits: 4, doubles: true });
    moveTo(at(29, 1));
    const [day] = (await show()).days;
    expect(day?.band).toBe('interact');
    expect(day?.parts.find(({ marker }) => marker === 'chasing')).toMatchObject({ value: 1, points: 16 });
  });
});

describe('what a score asks for', () => {
  const binge = (doubles = false) =>
    play({ startsAt: at(28, 0) + MINUTE_MS, hours: 9, stakeMinor: 5_000, deposits: 6, doubles });
  const here = () => playerOf(stage.world, stage.ana.id);
  const inbox = async () => {
    const asked = { filter: 'all', pageNo: '1', pageSize: '10', language: 'ES' } as const;
    const { content } = await stage.platform.value(listMessages, asked, here());
    return content.filter(({ kind }) => kind === 'playReview');
  };
  const stake = () => {
    const { id: memberId } = stage.ana;
    const title = { nodeId: 'dice', gameType: 'RNG', family: 'dice' } as const;
    try {
      requireStake(stage.world, { memberId, by: 'member', amountMinor: 100, title, isStart: true });
      return 'OK';
    } catch (error) {
      return error instanceof Error && 'code' in error ? error.code : error;
    }
  };
  let keys = 0;
  const order = () => {
    keys += 1;
    const input = { channelId: 'spei', amount: '100.00' };
    return code(stage.platform.call(createDeposit, input, { ...here(), idempotencyKey: `harm-${keys}` }));
  };
  const mayAdvertise = () =>
    permitAct(stage.world, {
      ...{ do: 'marketing', memberId: stage.ana.id, product: null, channel: 'inbox', by: 'operator' },
    }) !== null;
  const mayGive = () => {
    const gift = { kind: 'bonus.reward', memberId: stage.ana.id, amountMinor: 100, by: 'operator' } as const;
    return 'permit' in stage.world.transaction(() => decide(stage.world, gift));
  };
  const act = () => stage.qa.run('setHarmMarkers', { mode: 'act' });
  const askedFor = async () => (await stage.platform.value(fetchCheckIn, {}, here())).checkIn;

  it('RG-05 is done once: a message, no promotions for a week, a check-in before the next round and deposit', async () => {
    await playForFun();
    await act();
    moveTo(at(28, 0) + MINUTE_MS);
    logIn();
    await binge();
    expect([await order(), mayAdvertise(), mayGive()]).toEqual(['OK', true, true]);
    moveTo(at(29, 1));
    const [message] = await inbox();
    expect(message).toMatchObject({ title: 'Así jugaste esta semana' });
    expect(await inbox()).toHaveLength(1);
    expect([await order(), stake(), mayAdvertise(), mayGive()]).toEqual(['CHECK_IN_DUE', 'CHECK_IN_DUE', false, false]);
    const asked = await askedFor();
    // Of this day, and of the last evening of the four weeks.
    expect(asked?.week).toMatchObject({ daysPlayed: 4, deposited: '3100.00' });
    const checkInId = asked?.checkInId ?? '';
    const answer = { checkInId, answer: 'limits' } as const;
    expect(await stage.platform.value(answerCheckIn, answer, here())).toEqual({ checkIn: null });
    expect(await code(stage.platform.call(answerCheckIn, { ...answer, answer: 'fine' }, here()))).toBe('OK');
    expect([await order(), stake(), mayAdvertise(), mayGive()]).toEqual(['OK', 'OK', false, false]);
    const { actions } = await show();
    expect(actions).toMatchObject([{ actionId: checkInId, band: 'interact', answer: 'limits', handledAt: null }]);
    moveTo(at(36, 2));
    expect([mayAdvertise(), mayGive()]).toEqual([true, true]);
  });

  it('RG-05 is not done where scores are only kept, nor looked at where markers are off', async () => {
    await playForFun();
    moveTo(at(28, 0) + MINUTE_MS);
    logIn();
    await binge();
    moveTo(at(29, 1));
    expect([(await show()).actions, await askedFor(), await inbox(), stake()]).toEqual([[], null, [], 'OK']);
    const kept = (await show()).days.length;
    await stage.qa.run('setHarmMarkers', { mode: 'off' });
    logIn();
    await play({ startsAt: at(29, 20), hours: 1, stakeMinor: 1_000 });
    moveTo(at(30, 2));
    expect((await show()).days.length).toBe(kept);
  });

  it('RG-05 RG-03 of the highest band is a pause too, and a person is told until they say what they did', async () => {
    await playForFun();
    await act();
    moveTo(at(28, 0) + MINUTE_MS);
    logIn();
    await binge(true);
    moveTo(at(29, 1));
    const [task, ...others] = await stage.qa.run('listHarmTasks', {});
    expect([task?.band, task?.memberId, others]).toEqual(['protect', stage.ana.id, []]);
    const { breaks } = await stage.qa.run('showProtection', { memberId: stage.ana.id });
    expect(breaks.current?.kind).toBe('TIME_OUT');
    const told = { actionId: task?.actionId ?? '', note: 'Called, wants a limit' };
    expect(await stage.qa.run('handleHarmTask', told)).toMatchObject({ note: told.note });
    expect(await stage.qa.run('listHarmTasks', {})).toEqual([]);
    await expect(stage.qa.run('handleHarmTask', told)).rejects.toThrow();
    // A fortnight later it is known how it went on.
    moveTo(at(30, 20));
    logIn();
    await play({ startsAt: at(30, 20), hours: 1, stakeMinor: 1_000 });
    moveTo(at(44, 2));
    const { actions, days } = await show();
    expect(actions[0]?.outcome).toBe(days[0]?.score);
  });

  it("RG-05 a check-in of somebody else is none, and the other's stays", async () => {
    await playForFun();
    await act();
    moveTo(at(28, 0) + MINUTE_MS);
    logIn();
    await binge();
    moveTo(at(29, 1));
    const checkInId = (await askedFor())?.checkInId ?? '';
    const other = await stage.qa.run('mintMember', {});
    const as = playerOf(stage.world, other.id);
    expect(await code(stage.platform.call(answerCheckIn, { checkInId, answer: 'fine' }, as))).toBe('NOT_FOUND');
    expect((await askedFor())?.checkInId).toBe(checkInId);
  });
});
