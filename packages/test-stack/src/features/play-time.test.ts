import { beforeAll, describe, expect, it } from 'vitest';
import { openDice } from '../dice-player';
import { lastRecordedCall, minor } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { codeOf } from '../test-browser';

const stack = await useStack();
let world: StackWorld;
let player: LoggedIn;
beforeAll(async () => {
  world = await stack.world();
  player = await world.member({ balanceMinor: 500_000 });
});

const bet = { side: 'under', target: 4_850, stakeMinor: 1_000 } as const;

describe('the time of play', () => {
  it('RG-02 GAME-14 is read as the platform counts it, in minor units', async () => {
    const game = await openDice(player);
    await game.place('round-of-time', bet);
    await world.control.run('advanceClock', { by: '12m' });
    await game.place('round-of-time-2', bet);
    const time = await player.client.playTime.read.query();
    const { value } = await lastRecordedCall(stack, world, 'fetchPlayTime');
    const inMinor = ({ staked, paid }: { staked: string; paid: string }) => ({
      staked: minor(staked),
      paid: minor(paid),
    });
    expect(time).toEqual({
      ...value,
      period: { ...value.period, ...inMinor(value.period) },
      today: { ...value.today, ...inMinor(value.today) },
    });
    expect(time.period.staked).toBe(2_000);
    expect(time.period.elapsedMs).toBeGreaterThanOrEqual(12 * 60_000);
  });

  it('RG-02 takes an interval that is offered, and says of another that it is none', async () => {
    expect(await player.client.playTime.chooseInterval.mutate({ everyMin: 15 })).toMatchObject({
      everyMin: 15,
      choicesMin: [15, 30, 60],
    });
    expect(await codeOf(player.client.playTime.chooseInterval.mutate({ everyMin: 45 }))).toBe('INVALID_REQUEST');
  });

  it('RG-02 a check that is due is answered from the account as well as from a game', async () => {
    await world.control.run('advanceClock', { by: '15m' });
    const game = await openDice(player);
    await expect(game.place('round-that-waits', bet)).rejects.toThrow('REALITY_CHECK_DUE');
    const { check } = await player.client.playTime.read.query();
    expect(check?.dueInMs).toBe(0);
    expect(await codeOf(player.client.playTime.answerCheck.mutate({ id: 'none-0' }))).toBe('NOT_FOUND');
    const answered = await player.client.playTime.answerCheck.mutate({ id: check?.id ?? '' });
    expect(answered.check?.dueInMs).toBeGreaterThan(14 * 60_000);
    expect(await game.place('round-that-waits', bet)).toMatchObject({ isOver: true });
  });
});
