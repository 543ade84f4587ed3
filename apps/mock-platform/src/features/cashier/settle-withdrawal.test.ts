import * as wire from '@tonalli/contracts/cashier/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../testing/log-in';
import { TEST_TIME_MS } from '../../testing/test-time';
import { codeOf, serveCashier } from './cashier-fixture';
import { WITHDRAWAL_AUTO_PAY, WITHDRAWAL_RULES } from './cashier-settings';

const FEE = 800;
const fixture = await serveCashier();
let player: Player;

beforeEach(async () => {
  fixture.world.settings.set(WITHDRAWAL_AUTO_PAY, 0);
  fixture.world.clock.set(TEST_TIME_MS);
  player = await fixture.player(200_000);
  await fixture.bind(player);
});

const confirm = (withdrawalId: string, change: object, options: { key?: string; who?: Player } = {}) =>
  fixture.platform.call(
    wire.confirmReceipt,
    { withdrawalId, receipt: 'FULL', ...change },
    { token: (options.who ?? player).token, idempotencyKey: options.key ?? `receipt-${withdrawalId}` },
  );

describe('a withdrawal', () => {
  it('MEM-04 returns everything when it is rejected, once', async () => {
    const before = fixture.heldMinor();
    const id = await fixture.withdrawal(player, 50_000);
    fixture.simulate(id, 'reject');
    expect(fixture.balance(player)).toBe(200_000);
    expect(await fixture.newestWithdrawal(player)).toMatchObject({ status: 'REJECTED', refunded: '500.00' });
    for (const action of ['approve', 'reject', 'partly'] as const) {
      expect(() => fixture.simulate(id, action)).toThrow(expect.objectContaining({ code: 'ORDER_CLOSED' }));
    }
    expect([fixture.balance(player), fixture.heldMinor()]).toEqual([200_000, before]);
  });

  it('MEM-04 is confirmed in full by the member, after which nothing is held', async () => {
    const before = fixture.heldMinor();
    const id = await fixture.withdrawal(player, 50_000);
    expect(await codeOf(confirm(id, {}, { key: 'too-early' }))).toBe('ORDER_CLOSED');
    fixture.simulate(id, 'approve');
    expect(await fixture.newestWithdrawal(player)).toMatchObject({ status: 'PAID', paid: '492.00' });
    expect(await codeOf(confirm(id, {}))).toBe('OK');
    expect(await fixture.newestWithdrawal(player)).toMatchObject({
      status: 'CONFIRMED_FULL',
      received: '492.00',
      remaining: '0.00',
      refunded: '0.00',
      forced: false,
    });
    expect([fixture.balance(player), fixture.heldMinor()]).toEqual([150_000, before]);
    const key = String(Number(id.slice(1)));
    const left = fixture.world.clock.pending().filter((job) => job.kind.startsWith('withdrawal') && job.key === key);
    expect(left).toEqual([]);
  });

  it('MEM-14 tells the member what was sent, and nothing of one that was rejected', async () => {
    fixture.simulate(await fixture.withdrawal(player, 40_000), 'reject');
    expect(await fixture.inbox(player)).toEqual([]);
    const id = await fixture.withdrawal(player, 50_000);
    fixture.simulate(id, 'partly', 30_000);
    await confirm(id, { receipt: 'PARTLY', received: '300.00' });
    const title = 'Your withdrawal of $300.00 was paid';
    expect(await fixture.inbox(player)).toEqual([{ kind: 'withdrawalPaid', title }]);
  });

  it('MEM-04 that was paid in part gives the rest back when the member says so; received and remaining add up', async () => {
    const before = fixture.heldMinor();
    const id = await fixture.withdrawal(player, 50_000);
    fixture.simulate(id, 'partly', 30_000);
    await confirm(id, { receipt: 'PARTLY', received: '300.00' });
    expect(await fixture.newestWithdrawal(player)).toMatchObject({
      status: 'CONFIRMED_PARTLY',
      net: '492.00',
      received: '300.00',
      remaining: '192.00',
      refunded: '192.00',
    });
    expect([fixture.balance(player), fixture.heldMinor()]).toEqual([150_000 + 19_200, before]);
  });

  it('MEM-04 gives back only what the operator has kept, whatever the member says', async () => {
    const id = await fixture.withdrawal(player, 50_000);
    fixture.simulate(id, 'approve');
    await confirm(id, { receipt: 'PARTLY', received: '0.01' });
    expect(await fixture.newestWithdrawal(player)).toMatchObject({
      received: '0.01',
      remaining: '491.99',
      refunded: '0.00',
    });
    expect(fixture.balance(player)).toBe(150_000);
  });

  it.each(['492.00', '999.00', undefined])('MEM-04 refuses %s as a part of 492.00', async (received) => {
    const id = await fixture.withdrawal(player, 50_000);
    fixture.simulate(id, 'approve');
    expect(await codeOf(confirm(id, { receipt: 'PARTLY', ...(received && { received }) }))).toBe('AMOUNT_OUT_OF_RANGE');
    expect((await fixture.newestWithdrawal(player))?.status).toBe('PAID');
  });

  it('MEM-04 counts as received when nobody answers in time, and gives nothing back', async () => {
    const before = fixture.heldMinor();
    const id = await fixture.withdrawal(player, 50_000);
    fixture.simulate(id, 'partly', 10_000);
    const { receiptMinutes } = fixture.world.settings.get(WITHDRAWAL_RULES);
    fixture.world.clock.advance(receiptMinutes * 60_000);
    player = fixture.again(player);
    expect(await fixture.newestWithdrawal(player)).toMatchObject({
      status: 'CONFIRMED_FULL',
      received: '492.00',
      refunded: '0.00',
      forced: true,
    });
    expect([fixture.balance(player), fixture.heldMinor()]).toEqual([150_000, before]);
    expect(await codeOf(confirm(id, { receipt: 'PARTLY', received: '1.00' }))).toBe('ORDER_CLOSED');
  });

  it('MEM-04 answers a repeated receipt with the first answer, and gives back once when many come at once', async () => {
    const id = await fixture.withdrawal(player, 50_000);
    fixture.simulate(id, 'partly', 30_000);
    const part = { receipt: 'PARTLY', received: '300.00' };
    const same = await Promise.all(Array.from({ length: 6 }, () => codeOf(confirm(id, part))));
    const others = await Promise.all([1, 2, 3].map((key) => codeOf(confirm(id, part, { key: `other-${id}-${key}` }))));
    expect([new Set(same), new Set(others)]).toEqual([new Set(['OK']), new Set(['ORDER_CLOSED'])]);
    expect(fixture.balance(player)).toBe(150_000 + 19_200);
  });

  it("S2 MEM-04 takes no receipt for another member's payout, nor shows it", async () => {
    const id = await fixture.withdrawal(player, 50_000);
    fixture.simulate(id, 'approve');
    const other = await fixture.player(0);
    expect(await codeOf(confirm(id, {}, { who: other }))).toBe('ORDER_NOT_FOUND');
    expect(await codeOf(confirm('W99999999', {}))).toBe('ORDER_NOT_FOUND');
    expect(await fixture.newestWithdrawal(other)).toBeUndefined();
  });

  it('MEM-04 is reviewed and paid by itself after the seconds of the setting', async () => {
    fixture.world.settings.set(WITHDRAWAL_AUTO_PAY, 30);
    await fixture.withdrawal(player, 50_000);
    fixture.world.clock.advance(10_000);
    expect((await fixture.newestWithdrawal(player))?.status).toBe('REVIEWING');
    fixture.world.clock.advance(19_999);
    expect((await fixture.newestWithdrawal(player))?.status).toBe('REVIEWING');
    fixture.world.clock.advance(1);
    expect((await fixture.newestWithdrawal(player))?.status).toBe('PAID');
    expect(fixture.world.clock.failed()).toEqual([]);
  });

  it.each([[0], [49_201]])('MEM-04 cannot be paid %i centavos of 49,200', async (amountMinor) => {
    const id = await fixture.withdrawal(player, 50_000);
    expect(50_000 - FEE).toBe(49_200);
    expect(() => fixture.simulate(id, 'partly', amountMinor)).toThrow(
      expect.objectContaining({ code: 'AMOUNT_OUT_OF_RANGE' }),
    );
    expect((await fixture.newestWithdrawal(player))?.status).toBe('REQUESTED');
  });
});
