import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../testing/log-in';
import { createTestWorld } from '../../testing/test-world';
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
