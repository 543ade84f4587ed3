import * as wire from '@tonalli/contracts/cashier/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../testing/log-in';
import { TEST_TIME_MS } from '../../testing/test-time';
import { POLICY_PACK } from '../policy';
import { assertTakesCard, CardRanges, isCardNumber } from './card-issuers';
import { serveCashier } from './cashier-fixture';
import { DEPOSIT_AUTO_CONFIRM } from './cashier-settings';

const fixture = await serveCashier();
let player: Player;
let orderId: string;
let payUrl: string;

const CREDIT = '4242 4242 4242 4242';
const DEBIT = '4000056655665556';

beforeEach(async () => {
  fixture.world.clock.set(TEST_TIME_MS);
  fixture.world.settings.set(POLICY_PACK, 'MX-TONALLI');
  player = await fixture.player(0);
  orderId = await fixture.deposit(player, 100_000, 'card');
  const { instructions } = await read();
  if (instructions.kind !== 'CARD') throw new Error('not by card');
  payUrl = instructions.payUrl;
});

const read = () => fixture.platform.value(wire.fetchDeposit, { orderId }, { token: player.token });
const answer = (value: string, url = payUrl, card = DEBIT) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer: value, card }) });
const payBy = (card: string) => answer('pay', `${payUrl}?lang=en`, card);

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

/** Whatever a browser's `pattern` does with what is typed: the whole of it has to match. */
const takenBefore = async (typed: string) => {
  const html = await (await fetch(payUrl)).text();
  const [, pattern = 'none'] = /pattern="([^"]+)"/.exec(html) ?? [];
  return new RegExp(`^(?:${pattern})$`, 'v').test(typed);
};

describe('a card of credit', () => {
  it('RG-04 pays in Mexico', async () => {
    expect((await payBy(CREDIT)).status).toBe(200);
    expect((await read()).status).toBe('CONFIRMED');
    const { channels } = await fixture.platform.value(wire.listDepositChannels, {}, { token: player.token });
    expect(channels.filter(({ debitOnly }) => debitOnly)).toEqual([]);
  });

  it('RG-04 is refused in Great Britain: the order waits, what was typed stays, and one of debit pays', async () => {
    fixture.world.settings.set(POLICY_PACK, 'GB-2026');
    const refused = await payBy(CREDIT);
    const html = await refused.text();
    expect([refused.status, refused.url]).toEqual([422, `${payUrl}?lang=en`]);
    expect(html).toContain('This is a credit card, which is not taken here.');
    expect(html).toContain(`value="${CREDIT}"`);
    expect(() => assertTakesCard(fixture.world, CREDIT)).toThrow(
      expect.objectContaining({ code: 'CREDIT_CARD_REFUSED' }),
    );
    expect([(await read()).status, fixture.balance(player)]).toEqual(['PENDING', 0]);
    expect((await payBy('4000 0566 5566 5556')).status).toBe(200);
    expect([(await read()).status, fixture.balance(player)]).toEqual(['CONFIRMED', 97_100]);
    const { channels } = await fixture.platform.value(wire.listDepositChannels, {}, { token: player.token });
    expect(channels.filter(({ debitOnly }) => debitOnly).map(({ kind }) => kind)).toEqual(['CARD']);
  });

  it('RG-04 is known to the page before anything is sent, however it is typed', async () => {
    for (const typed of [CREDIT, '4242424242424242', '4000056655665556', '5555-5555-5555-4444'])
      expect([typed, await takenBefore(typed)]).toEqual([typed, true]);
    fixture.world.settings.set(POLICY_PACK, 'GB-2026');
    for (const typed of [CREDIT, '42 42424242424242', '5555-5555-5555-4444', '378282246310005', '4000', 'mi tarjeta'])
      expect([typed, await takenBefore(typed)]).toEqual([typed, false]);
    for (const typed of [DEBIT, ' 4000 0566 5566 5556 ', '5200-8282-8282-8210'])
      expect([typed, await takenBefore(typed)]).toEqual([typed, true]);
  });

  it('S2 RG-04 nothing but a whole number of the simulated issuers pays, and what was typed does no harm', async () => {
    const typed = ['', '4000056655665557', '4111111111111111', '4000', `"><script>alert(1)</script>`, '4'.repeat(400)];
    for (const card of typed) {
      const page = await payBy(card);
      const html = await page.text();
      expect([card, page.status, html.includes('not the number of a test card')]).toEqual([card, 422, true]);
      expect(html).not.toContain('<script');
      expect(html).not.toContain('4'.repeat(33));
      expect(() => assertTakesCard(fixture.world, card)).toThrow(expect.objectContaining({ code: 'CARD_INVALID' }));
    }
    expect([(await read()).status, fixture.balance(player)]).toEqual(['PENDING', 0]);
  });

  it('S2 RG-04 leaves nothing of its number in the world', async () => {
    await payBy(CREDIT);
    await payBy(DEBIT);
    const { sqlite } = fixture.world;
    const tables = sqlite.prepare<[], { name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const kept = tables.flatMap(({ name }) => JSON.stringify(sqlite.prepare(`SELECT * FROM "${name}"`).all()));
    expect(kept.join().includes(orderId.slice(1).replace(/^0+/, ''))).toBe(true);
    for (const digits of [DEBIT, CREDIT, CREDIT.replaceAll(' ', '')]) expect(kept.join()).not.toContain(digits);
  });

  it('RG-04 is told from one of debit by ranges of data, which do not meet and whose examples are of them', () => {
    const debit = { begins: '400005', funding: 'debit', example: DEBIT };
    const said = (ranges: unknown) => CardRanges.safeParse(ranges).error?.issues.map(({ message }) => message) ?? [];
    expect(said([debit])).toEqual([]);
    expect(said([debit, { ...debit, begins: '4000' }])).toEqual(['meets 400005']);
    expect(said([{ ...debit, begins: '424242' }])).toEqual(['is not of the range']);
    expect(said([{ ...debit, example: '4000056655665557' }])).toEqual(['is no card number']);
    expect(['4242424242424242', '4242424242424241', '42424242424'].map(isCardNumber)).toEqual([true, false, false]);
  });
});
