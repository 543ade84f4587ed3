import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../testing/log-in';
import { createTestWorld } from '../../testing/test-world';
import type { World } from '../../world/world';
import { serveCashier } from './cashier-fixture';
import { WITHDRAWAL_AUTO_PAY, WITHDRAWAL_RULES } from './cashier-settings';
import { raiseTurnover, turnoverOf } from './turnover';

const fixture = await serveCashier();
const { clock, settings } = fixture.world;
let player: Player;

beforeEach(async () => {
  settings.set(WITHDRAWAL_AUTO_PAY, 45);
  settings.set(WITHDRAWAL_RULES, {
    ...settings.get(WITHDRAWAL_RULES),
    turnoverPercent: 0,
  });
  player = await fixture.player(200_000);
});

const CLOSED = expect.objectContaining({ code: 'ORDER_CLOSED' });
const jobsOf = (orderId: string) =>
  clock.pending().filter(({ kind, key }) => kind.startsWith('withdrawal.') && Number(key) === Number(orderId.slice(1)));

describe('an order that has ended', () => {
  it('MEM-03 is not rejected after its money was credited, nor credited after it was rejected', async () => {
    const credited = await fixture.deposit(player, 50_000);
    fixture.simulate(credited, 'approve');
    expect(() => fixture.simulate(credited, 'reject')).toThrow(CLOSED);
    const rejected = await fixture.deposit(player, 50_000);
    fixture.simulate(rejected, 'reject');
    expect(() => fixture.simulate(rejected, 'approve')).toThrow(CLOSED);
    expect(fixture.balance(player)).toBe(250_000);
  });

  it('MEM-04 is not returned once it was sent, though the house holds enough of others', async () => {
    const sent = await fixture.withdrawal(player, 50_000);
    await fixture.withdrawal(player, 50_000);
    fixture.simulate(sent, 'approve');
    expect(() => fixture.simulate(sent, 'reject')).toThrow(CLOSED);
    expect(fixture.balance(player)).toBe(100_000);
  });

  it('MEM-04 leaves no job behind when it was rejected, and only the one that asks for the receipt when it was sent', async () => {
    const rejected = await fixture.withdrawal(player, 50_000);
    const sent = await fixture.withdrawal(player, 50_000);
    expect(jobsOf(rejected)).not.toEqual([]);
    fixture.simulate(rejected, 'reject');
    fixture.simulate(sent, 'approve');
    expect(jobsOf(rejected)).toEqual([]);
    expect(jobsOf(sent).map(({ kind }) => kind)).toEqual(['withdrawal.receive']);
  });
});

it('MEM-04 asks for a whole number of centavos to be staked, the share rounded up', () => {
  const world = createTestWorld();
  world.settings.set(WITHDRAWAL_RULES, { ...world.settings.get(WITHDRAWAL_RULES), turnoverPercent: 33 });
  raiseTurnover(world, 'M1', 101);
  raiseTurnover(world, 'M1', 1);
  expect(turnoverOf(world, 'M1').requiredMinor).toBe(34 + 1);
  world.close();
});

const round = { memberId: 'M1', roundId: 'R', gameType: 'RNG', placedAt: 1 } as const;
const bet = (world: World, stakeMinor: number) =>
  world.transaction(() =>
    world.tell('bets.settled', [{ ...round, nodeId: 'n', stakeMinor, validMinor: stakeMinor, payoutMinor: 0, at: 1 }]),
  );
const takeBack = (world: World, minor: number) =>
  world.transaction(() =>
    world.tell('bet.corrected', { ...round, validDeltaMinor: -minor, payoutDeltaMinor: minor, at: 2 }),
  );

it('MEM-04 asks for what a correction took back of bets from before the deposit as well, and shows no less than nothing', () => {
  const world = createTestWorld();
  bet(world, 1_000);
  raiseTurnover(world, 'M1', 500);
  takeBack(world, 1_000);
  expect(turnoverOf(world, 'M1')).toEqual({ requiredMinor: 1_500, doneMinor: 0 });
  bet(world, 1_200);
  expect(turnoverOf(world, 'M1')).toEqual({ requiredMinor: 500, doneMinor: 200 });
  world.close();
});

it('MEM-04 asks for nothing after a correction where deposits ask for nothing', () => {
  const world = createTestWorld();
  world.settings.set(WITHDRAWAL_RULES, { ...world.settings.get(WITHDRAWAL_RULES), turnoverPercent: 0 });
  bet(world, 1_000);
  raiseTurnover(world, 'M1', 500);
  takeBack(world, 1_000);
  expect(turnoverOf(world, 'M1')).toEqual({ requiredMinor: 0, doneMinor: 0 });
  world.close();
});
