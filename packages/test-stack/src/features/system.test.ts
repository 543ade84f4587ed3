import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { base64url, compactDecrypt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { askedOf, lastRecordedCall, type RecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { StackWorld } from '../stack';
import { codeOf, createTestBrowser } from '../test-browser';

const stack = await useStack();
let world: StackWorld;
beforeAll(async () => {
  world = await stack.world();
});

const bootstrapIn = ({ visitor }: StackWorld, language: 'es' | 'en' = 'es') =>
  visitor().client.system.bootstrap.query({ language });

type Channels = RecordedCall<'fetchContact'>['value']['customerService'];
const opened = (channels: Channels) =>
  Promise.all(
    channels.map(async ({ csType, title, path }) => {
      const { plaintext } = await compactDecrypt(path, base64url.decode(DEVELOPMENT_MERCHANT.key));
      return { type: csType, title, url: new TextDecoder().decode(plaintext) };
    }),
  );
describe('the bootstrap', () => {
  it('SYS-01 joins all that the first screen needs into one answer', async () => {
    const { modules, categories, ...bootstrap } = await bootstrapIn(world);
    const { info, location } = (await lastRecordedCall(stack, world, 'fetchPermission')).value;
    const menu = (await lastRecordedCall(stack, world, 'fetchMenu')).value.categories;
    expect(bootstrap).toEqual({
      status: 0,
      maintenanceEndsAt: null,
      ip: location.ip,
      merchant: 'TONALLI',
      currencySymbol: '$',
      externalLogins: ['google', 'facebook', 'line'],
      imageHosts: info.imageCDNs,
      launchHosts: info.launchGameCDNs,
      mainDomain: info.mainDomain,
      mirrors: info.domainRoute,
      gtagId: info.analytics.gtagId,
      offers: { vip: info.publicState.hasVip, referral: info.publicState.availablePromo.REFERRAL.enabled },
      jackpot: 'progressive',
      walletVendors: info.publicState.walletVendors,
      customerService: await opened(info.customerService),
      resources: info.resources,
      register: info.register,
    });
    const states = Object.entries(await world.control.run('listModules', {}));
    expect([...modules].sort()).toEqual(states.flatMap(([name, isOn]) => (isOn ? [name] : [])).sort());
    expect([info.customerService.length > 2, info.domainRoute.length > 0]).toEqual([true, true]);
    const vendorsIn = (type: string) =>
      menu
        .find(({ gameCategory }) => gameCategory === type)
        ?.vendors.map(({ vassalage, isGame, ...same }) => {
          return { ...same, code: vassalage, opensList: isGame === 'VASSALAGE' };
        });
    for (const type of ['RNG', 'LIVE'] as const)
      expect(categories.find((category) => category.type === type)?.vendors).toEqual(vendorsIn(type));
  });

  it('SYS-07 says what the operator has switched off', async () => {
    const own = await stack.world();
    await own.control.run('setOffers', { vip: false, referral: false });
    await own.control.setModules({ FREEPLAY3: false });
    await own.control.apply('jackpot-ticker', 'analytics-on', 'no-external-login');
    const { offers, modules, jackpot, gtagId, externalLogins } = await bootstrapIn(own);
    expect({ offers, jackpot, gtagId, externalLogins }).toEqual({
      offers: { vip: false, referral: false },
      jackpot: 'ticker',
      gtagId: 'G-TONALLI0001',
      externalLogins: [],
    });
    expect(modules).not.toContain('FREEPLAY3');
  });

  it('NAV-07 leaves out the channels whose path does not open', async () => {
    const own = await stack.world();
    await own.control.apply('service-paths-damaged');
    const { customerService } = await bootstrapIn(own);
    const { info } = (await lastRecordedCall(stack, own, 'fetchPermission')).value;
    const whole = info.customerService.filter(({ csType }) => csType !== 'LIVECHAT' && csType !== 'WHATSAPP');
    expect(whole).toHaveLength(info.customerService.length - 2);
    expect(customerService).toEqual(await opened(whole));
  });

  it('SYS-02 SYS-03 says that the platform is closed, to whom, and until when', async () => {
    const ENDS = '2030-03-01T00:00:00.000Z';
    const own = await stack.world();
    await own.control.setStatus(1, ENDS);
    expect(await bootstrapIn(own)).toMatchObject({ status: 1, maintenanceEndsAt: ENDS });
    await own.control.setStatus(2);
    // In another language, since what was answered is kept for a moment.
    expect(await bootstrapIn(own, 'en')).toMatchObject({ status: 2, maintenanceEndsAt: null });
  });

  it('SYS-02 is answered without a menu while the platform is closed, and only then', async () => {
    const own = await stack.world();
    await own.control.fault({ endpoint: 'fetchMenu', effect: { kind: 'error', code: 'MAINTENANCE' } });
    expect(await codeOf(bootstrapIn(own))).toBe('MAINTENANCE');
    await own.control.setStatus(1);
    expect(await bootstrapIn(own)).toMatchObject({ status: 1, categories: [] });
  });
});

describe('ways to the operator', () => {
  it('SYS-04 SYS-11 are there while the bootstrap is refused, and teach the policy where the mirrors are', async () => {
    const own = await stack.world();
    await own.control.apply('domain-unknown');
    expect(await codeOf(bootstrapIn(own))).toBe('DOMAIN_UNKNOWN');
    const visitor = own.visitor();
    const contact = await visitor.client.system.contact.query();
    const { customerService, domainRoute, ...told } = (await lastRecordedCall(stack, own, 'fetchContact')).value;
    expect(contact).toEqual({ customerService: await opened(customerService), mirrors: domainRoute, ...told });
    const policy = (await visitor.fetch('/')).headers.get('content-security-policy');
    expect(domainRoute.length).toBeGreaterThan(0);
    for (const { url } of domainRoute) expect(policy).toContain(new URL(url).origin);
  });

  it('NAV-09 the banks of the footer are read without a session', async () => {
    const banks = await world.visitor().client.system.bankLogos.query();
    const { list } = (await lastRecordedCall(stack, world, 'listBankLogos')).value;
    expect(banks).toEqual(list.map(({ bankId, name, logo }) => ({ id: bankId, name, logo })));
    expect(banks.length).toBeGreaterThan(3);
  });

  it('REG-01 the countries of a registration are those of the platform', async () => {
    const countries = await world.visitor().client.registration.countries.query({ language: 'es' });
    expect(countries).toEqual((await lastRecordedCall(stack, world, 'fetchCountries')).value.list);
    expect(countries).toContainEqual({ countryCode: 'MX', countryDialingCode: '52', name: expect.any(String) });
  });
});

describe('somebody who says that they are of the operator', () => {
  const verify = (input: unknown, address?: string) =>
    createTestBrowser(stack.gatewayUrl, world.name, address).fetch('/trpc/system.verifyRepresentative', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });

  it('SYS-04 is asked about without the spaces around, and the answer comes as it is', async () => {
    const { system } = world.visitor().client;
    const answer = await system.verifyRepresentative.mutate({ channel: 'TELEGRAM', handle: '  @tonalli_oficial ' });
    expect(answer).toEqual({ verdict: 'official', name: 'Atención a clientes' });
    const { request } = await lastRecordedCall(stack, world, 'verifyRepresentative');
    expect(request).toEqual({ channel: 'TELEGRAM', handle: '@tonalli_oficial' });
  });

  it.each([
    [{ channel: 'PIGEON', handle: 'x' }],
    [{ channel: 'EMAIL', handle: '   ' }],
    [{ channel: 'EMAIL', handle: 'x'.repeat(121) }],
    [{ channel: 'EMAIL' }],
    [{ channel: 'EMAIL', handle: 'x', more: 1 }],
  ])('SYS-04 S3 %j is refused without asking', async (input) => {
    const before = askedOf(stack, world);
    expect((await verify(input)).status).toBe(400);
    expect(askedOf(stack, world)).toEqual(before);
  });

  it('SYS-04 S5 cannot be looked up in bulk', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await verify({ channel: 'EMAIL', handle: `a${attempt}` }, '203.0.113.44')).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
