import * as wire from '@tonalli/contracts/cashier/wire';
import type { DepositLimits } from '@tonalli/contracts/limits/periods';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepLimits } from '../../people/player-protection';
import type { Player } from '../../testing/log-in';
import { postPermitted } from '../../testing/permitted';
import { TEST_TIME_MS } from '../../testing/test-time';
import { DEPOSIT_AUTO_CONFIRM, openDeposit, simulatePayment } from '../cashier';
import { codeOf, serveCashier } from '../cashier/cashier-fixture';
import { keepDepositLimits } from './keep-limits';

const DAY_MS = 86_400_000;
/** Thursday, 15 January 2026, noon in Mexico City; the day ends at 06:00 UTC. */
const NEXT_DAY = '2026-01-16T06:00:00.000Z';
const NEXT_WEEK = '2026-01-19T06:00:00.000Z';
const NEXT_MONTH = '2026-02-01T06:00:00.000Z';

const fixture = await serveCashier();
let player: Player;
let heldBefore = 0;

async function limited(limits: DepositLimits): Promise<void> {
  player = await fixture.player(0);
  keepDepositLimits(fixture.world, { memberId: player.id, limits, at: fixture.world.clock.now() });
}

beforeEach(() => {
  fixture.world.settings.set(DEPOSIT_AUTO_CONFIRM, 0);
  fixture.world.clock.set(TEST_TIME_MS);
  heldBefore = houseBalance();
});

const refused = async (amountMinor: number) =>
  (await fixture.createDeposit(player, amountMinor)).envelope as { code?: string; limit?: object };
const settle = (orderId: string, action: 'approve' | 'reject' | 'partly', amountMinor?: number) =>
  simulatePayment(fixture.world, { orderId, action, amountMinor });
const read = (orderId: string) => fixture.platform.value(wire.fetchDeposit, { orderId }, { token: player.token });
function houseBalance(): number {
  const kept = fixture.world.sqlite.prepare("SELECT balance_minor FROM accounts WHERE kind = 'house.overLimit'");
  return Number(kept.pluck().get() ?? 0);
}
/** What the house holds of this test's deposits. */
const houseHolds = () => houseBalance() - heldBefore;

function waitUntil(at: number): void {
  fixture.world.clock.set(at);
  player = fixture.again(player);
}

describe("a member's own deposit limits", () => {
  it.each([
    ['daily', { daily: 50_000 }, NEXT_DAY],
    ['weekly', { weekly: 50_000 }, NEXT_WEEK],
    ['monthly', { monthly: 50_000 }, NEXT_MONTH],
    ['daily', { daily: 50_000, weekly: 100_000, monthly: 100_000 }, NEXT_DAY],
  ] as const)(
    'MEM-16 refuse beyond the %s one, saying what was used and when it begins anew',
    async (period, limits, at) => {
      await limited(limits);
      settle(await fixture.deposit(player, 30_000), 'approve');
      expect(await refused(20_001)).toMatchObject({
        code: 'DEPOSIT_LIMIT_REACHED',
        limit: { period, limitMinor: 50_000, usedMinor: 30_000, startsAnewAt: at },
      });
      await fixture.deposit(player, 20_000);
      waitUntil(Date.parse(at) - 1);
      expect(await codeOf(fixture.createDeposit(player, 30_001))).toBe('DEPOSIT_LIMIT_REACHED');
      waitUntil(Date.parse(at));
      await fixture.deposit(player, 50_000);
      expect(await codeOf(fixture.createDeposit(player, 10_000))).toBe('DEPOSIT_LIMIT_REACHED');
    },
  );

  it('MEM-16 count what waits to be paid, and no longer what was rejected or has expired', async () => {
    await limited({ daily: 50_000 });
    const first = await fixture.deposit(player, 50_000);
    expect(await codeOf(fixture.createDeposit(player, 10_000))).toBe('DEPOSIT_LIMIT_REACHED');
    settle(first, 'reject');
    await fixture.deposit(player, 50_000);
    waitUntil(TEST_TIME_MS + DAY_MS / 4);
    await fixture.deposit(player, 50_000);
  });

  it('MEM-16 count a deposit in the day in which it was credited, not in that of its order', async () => {
    await limited({ daily: 50_000 });
    waitUntil(Date.parse(NEXT_DAY) - 60_000);
    const late = await fixture.deposit(player, 30_000);
    waitUntil(Date.parse(NEXT_DAY) + 60_000);
    settle(late, 'approve');
    expect(await refused(20_001)).toMatchObject({ limit: { usedMinor: 30_000 } });
    await fixture.deposit(player, 20_000);
  });

  it('MEM-16 count gross: what was withdrawn or lost makes no room', async () => {
    await limited({ daily: 50_000 });
    settle(await fixture.deposit(player, 50_000), 'approve');
    postPermitted(fixture.world, {
      kind: 'bet.stake',
      key: 'all',
      reference: 'all',
      memberId: player.id,
      amountMinor: 50_000,
      at: TEST_TIME_MS,
    });
    expect(await codeOf(fixture.createDeposit(player, 10_000))).toBe('DEPOSIT_LIMIT_REACHED');
  });

  it('MEM-16 let exactly the allowed sum through of two hundred orders at once', async () => {
    await limited({ daily: 40_000 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => fixture.createDeposit(player, 10_000)));
    const codes = answers.map(({ envelope }) => (envelope.success ? 'OK' : envelope.code));
    expect(codes.filter((code) => code === 'OK')).toHaveLength(4);
    expect(new Set(codes)).toEqual(new Set(['OK', 'DEPOSIT_LIMIT_REACHED']));
  });

  it('MEM-16 hold what arrives beyond them, tell it, and lose none of it', async () => {
    await limited({ daily: 50_000 });
    const orderId = await fixture.deposit(player, 50_000);
    settle(orderId, 'partly', 60_000);
    expect(await read(orderId)).toMatchObject({ status: 'HELD', received: '600.00' });
    expect([fixture.balance(player), houseHolds()]).toEqual([0, 60_000]);
    expect((await fixture.inbox(player)).map(({ kind }) => kind)).toEqual(['depositHeld']);
    expect(() => settle(orderId, 'approve')).toThrow(expect.objectContaining({ code: 'DEPOSIT_LIMIT_REACHED' }));
    expect([fixture.balance(player), houseHolds()]).toEqual([0, 60_000]);
    expect(fixture.world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-16 credit what was held once they let it in, once, or send it back', async () => {
    await limited({ daily: 50_000, weekly: 70_000 });
    const orderId = await fixture.deposit(player, 50_000);
    settle(orderId, 'partly', 50_100);
    const back = await fixture.deposit(player, 20_000);
    settle(back, 'partly', 90_000);
    expect(houseHolds()).toBe(140_100);
    settle(back, 'reject');
    expect([(await read(back)).status, fixture.balance(player), houseHolds()]).toEqual(['REJECTED', 0, 50_100]);
    expect(() => settle(back, 'approve')).toThrow(expect.objectContaining({ code: 'ORDER_CLOSED' }));
    keepLimits(fixture.world, player.id, { deposit: { daily: 60_000, weekly: 70_000 } });
    settle(orderId, 'approve');
    expect([(await read(orderId)).status, fixture.balance(player), houseHolds()]).toEqual(['CONFIRMED', 50_100, 0]);
    expect(() => settle(orderId, 'approve')).toThrow(expect.objectContaining({ code: 'ORDER_CLOSED' }));
    expect(fixture.world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-16 leave whoever chose none as free as before', () => {
    const order = { memberId: 'M1', channelId: 'spei', amountMinor: 5_000_000, at: TEST_TIME_MS };
    expect(openDeposit(fixture.world, order).status).toBe('PENDING');
  });
});
