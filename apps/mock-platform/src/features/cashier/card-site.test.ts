import * as wire from '@tonalli/contracts/cashier/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../testing/log-in';
import { TEST_TIME_MS } from '../../testing/test-time';
import { serveCashier } from './cashier-fixture';
import { DEPOSIT_AUTO_CONFIRM } from './cashier-settings';

const fixture = await serveCashier();
let player: Player;
let orderId: string;
let payUrl: string;

beforeEach(async () => {
  fixture.world.clock.set(TEST_TIME_MS);
  player = await fixture.player(0);
  orderId = await fixture.deposit(player, 100_000, 'card');
  const { instructions } = await read();
  if (instructions.kind !== 'CARD') throw new Error('not by card');
  payUrl = instructions.payUrl;
});

const read = () => fixture.platform.value(wire.fetchDeposit, { orderId }, { token: player.token });
const answer = (value: string, url = payUrl) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer: value }) });

describe('the payment page of a card', () => {
  it('MEM-03 shows the sum without a script, and nobody else may frame it', async () => {
    const page = await fetch(`${payUrl}?lang=en`);
    const html = await page.text();
    expect([page.status, html.includes('$1000.00'), html.includes('Authorise')]).toEqual([200, true, true]);
    expect(html).not.toContain('<script');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('MEM-03 credits the sum less the fee once, however often it is answered', async () => {
    const pages = await Promise.all([answer('pay'), answer('pay'), answer('decline')]);
    expect(pages.map(({ status, url }) => [status, url])).toEqual(pages.map(() => [200, payUrl]));
    expect(await pages[0]?.text()).toContain('Pago autorizado');
    expect(await read()).toMatchObject({ status: 'CONFIRMED', credit: '971.00' });
    expect(fixture.balance(player)).toBe(97_100);
  });

  it('MEM-03 declines, upon which nothing is credited', async () => {
    expect(await (await answer('decline')).text()).toContain('Pago rechazado');
    await answer('pay');
    expect((await read()).status).toBe('REJECTED');
    expect(fixture.balance(player)).toBe(0);
  });

  it('MEM-03 does nothing with another answer, and nothing once the time is over', async () => {
    await answer('maybe');
    expect((await read()).status).toBe('PENDING');
    fixture.world.clock.advance(20 * 60_000);
    expect(await (await answer('pay')).text()).toContain('se agotó');
    expect((await read()).status).toBe('EXPIRED');
    expect(fixture.balance(player)).toBe(0);
  });

  it('S2 MEM-03 does not open for a link that was made up, of another order, of another kind or in another world', async () => {
    const other = fixture.platform.worlds.create({ frozenAtMs: TEST_TIME_MS });
    const [token = ''] = payUrl.split('/').slice(-1);
    const [id = '', mac = ''] = token.split('.');
    const base = payUrl.slice(0, -token.length);
    const made = [
      `${base}${Number(id) + 1}.${mac}`,
      `${base}${id}.${'x'.repeat(32)}`,
      `${base}${id}`,
      payUrl.replace('/default/', `/${other.name}/`),
      payUrl.replace('/default/', '/nowhere/'),
    ];
    for (const url of made)
      expect([url, (await fetch(url)).status, (await answer('pay', url)).status]).toEqual([url, 404, 404]);
    expect(fixture.balance(player)).toBe(0);
  });

  it('MEM-03 is not paid by itself', async () => {
    fixture.world.settings.set(DEPOSIT_AUTO_CONFIRM, 5);
    orderId = await fixture.deposit(player, 100_000, 'card');
    fixture.world.clock.advance(10_000);
    fixture.world.settings.set(DEPOSIT_AUTO_CONFIRM, 0);
    expect((await read()).status).toBe('PENDING');
  });
});
