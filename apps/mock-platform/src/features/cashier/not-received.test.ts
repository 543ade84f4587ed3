import * as wire from '@tonalli/contracts/cashier/wire';
import { fetchImage } from '@tonalli/contracts/help/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../testing/log-in';
import { formOf, pictureOf } from '../../transport/uploads/picture-fixture';
import { codeOf, serveCashier } from './cashier-fixture';
import { WITHDRAWAL_AUTO_PAY, WITHDRAWAL_RULES } from './cashier-settings';

const AMOUNT = 50_000;
const START = 200_000;
const fixture = await serveCashier();
const proof = await pictureOf('png');
let player: Player;
let id: string;
let before: number;

beforeEach(async () => {
  fixture.world.settings.set(WITHDRAWAL_AUTO_PAY, 0);
  player = await fixture.player(START);
  before = fixture.heldMinor();
  id = await fixture.withdrawal(player, AMOUNT);
});

interface Reporting {
  who?: Player;
  key?: string;
  files?: readonly Buffer[];
  order?: string;
}

async function report({ who = player, key = `report-${id}`, files = [proof], order = id }: Reporting = {}) {
  const response = await fixture.platform.fetch(wire.reportNotReceived.path, {
    method: 'POST',
    body: formOf({ withdrawalId: order }, files),
    headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': key },
  });
  // The envelope of the interface.
  return ((await response.json()) as { code?: string }).code ?? 'OK';
}

const newest = () => fixture.newestWithdrawal(player);

describe('a payout that never came', () => {
  it('MEM-04 is reported with a picture; nothing moves, and the deadline no longer decides', async () => {
    fixture.simulate(id, 'approve');
    expect(await report()).toBe('OK');
    const reported = await newest();
    expect(reported).toMatchObject({ status: 'NOT_RECEIVED', received: '0.00', remaining: '492.00', answerBy: null });
    const [imageId = ''] = reported?.proof ?? [];
    expect((await fixture.platform.value(fetchImage, { imageId }, { token: player.token })).type).toBe('image/png');
    fixture.world.clock.advance(fixture.world.settings.get(WITHDRAWAL_RULES).receiptMinutes * 60_000 + 1);
    player = fixture.again(player);
    expect((await newest())?.status).toBe('NOT_RECEIVED');
    expect(fixture.balance(player)).toBe(START - AMOUNT);
  });

  it('MEM-04 comes back whole, with its fee, once the operator believes it', async () => {
    fixture.simulate(id, 'approve');
    await report();
    fixture.simulate(id, 'approve');
    expect(await newest()).toMatchObject({
      status: 'REFUNDED',
      received: '0.00',
      remaining: '492.00',
      refunded: '500.00',
    });
    expect([fixture.balance(player), fixture.heldMinor()]).toEqual([START, before]);
    expect((await fixture.inbox(player))[0]?.title).toBe('We returned $500.00 to your balance');
    for (const action of ['approve', 'reject', 'partly'] as const) {
      expect(() => fixture.simulate(id, action)).toThrow(expect.objectContaining({ code: 'ORDER_CLOSED' }));
    }
  });

  it('MEM-04 comes back whole also when only a part had been sent', async () => {
    fixture.simulate(id, 'partly', 30_000);
    await report();
    fixture.simulate(id, 'approve');
    expect([fixture.balance(player), fixture.heldMinor()]).toEqual([START, before]);
  });

  it('MEM-04 counts as received when the operator finds that it came, and gives nothing back', async () => {
    fixture.simulate(id, 'approve');
    await report();
    expect(() => fixture.simulate(id, 'partly')).toThrow(expect.objectContaining({ code: 'ORDER_CLOSED' }));
    fixture.simulate(id, 'reject');
    expect(await newest()).toMatchObject({
      status: 'CONFIRMED_FULL',
      received: '492.00',
      remaining: '0.00',
      refunded: '0.00',
      forced: true,
    });
    expect([fixture.balance(player), fixture.heldMinor()]).toEqual([START - AMOUNT, before]);
    expect((await fixture.inbox(player))[0]?.title).toBe('Your withdrawal was delivered');
  });

  it('MEM-04 needs a picture, and a payout that was made', async () => {
    expect(await report()).toBe('ORDER_CLOSED');
    fixture.simulate(id, 'approve');
    expect(await report({ files: [], key: 'no-picture' })).toBe('INVALID_REQUEST');
    expect(await report({ files: [Buffer.from('x')], key: 'no-image' })).toBe('IMAGE_INVALID');
    expect(await newest()).toMatchObject({ status: 'PAID', proof: [] });
  });

  it('MEM-04 is reported once: a repeat gets the first answer, another key finds it reported', async () => {
    fixture.simulate(id, 'approve');
    const same = await Promise.all(Array.from({ length: 4 }, () => report()));
    expect(new Set(same)).toEqual(new Set(['OK']));
    expect(await report({ key: `again-${id}` })).toBe('ORDER_CLOSED');
    expect((await newest())?.proof).toHaveLength(1);
    const body = { withdrawalId: id, receipt: 'FULL' };
    const confirm = fixture.platform.call(wire.confirmReceipt, body, {
      token: player.token,
      idempotencyKey: `confirm-${id}`,
    });
    expect(await codeOf(confirm)).toBe('ORDER_CLOSED');
  });

  it("S2 MEM-04 cannot be reported for another member's payout, nor its proof be seen", async () => {
    fixture.simulate(id, 'approve');
    const other = await fixture.player(0);
    expect(await report({ who: other })).toBe('ORDER_NOT_FOUND');
    expect(await report({ order: 'W99999999', key: 'nowhere' })).toBe('ORDER_NOT_FOUND');
    await report();
    const [imageId = ''] = (await newest())?.proof ?? [];
    const answer = fixture.platform.call(fetchImage, { imageId }, { token: other.token });
    expect(await codeOf(answer)).toBe('NOT_FOUND');
  });
});
