import { enabledModules, WhitelabelNode } from '@tonalli/contracts/modules';
import { openUnderSharedKey } from '@tonalli/contracts/sealing';
import * as system from '@tonalli/contracts/system/wire';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toIso } from '../../clock/system-time';
import { code } from '../../testing/answer-codes';
import { mintPlayer } from '../../testing/log-in';
import { servePlatform } from '../../testing/stage';
import { MODULES_OFF } from '../../world/operator-settings';
import { contactData } from './contact-data';
import { SERVICE_CHANNELS } from './system-settings';

const platform = await servePlatform();

describe('the first call', () => {
  it('SYS-01 has all that the first screen needs', async () => {
    const permission = await platform.value(system.fetchPermission, {});
    const { info, location, maintenance, regionRestriction } = permission;
    expect({ location, maintenance, regionRestriction }).toEqual({
      location: { ip: '127.0.0.1' },
      maintenance: null,
      regionRestriction: false,
    });
    expect(info.domainRoute.length).toBeGreaterThan(1);
    expect(info.imageCDNs).toEqual([platform.url]);
    expect(info.launchGameCDNs).toEqual([platform.url]);
    expect(info.register.rules.filter(({ required }) => required).map(({ field }) => field)).toEqual([
      'username',
      'password',
      'confirmPassword',
    ]);
    for (const { labelNameEn, labelNameCn, url } of Object.values(info.resources)) {
      expect([labelNameEn, labelNameCn, url].every((text) => text.length > 0)).toBe(true);
    }
  });

  it('SYS-01 has customer service sealed for the merchant', async () => {
    const { info } = await platform.value(system.fetchPermission, {});
    expect(info.customerService.map(({ csType }) => csType).sort()).toEqual([...system.CUSTOMER_SERVICE_TYPES].sort());
    const key = platform.world.platform.merchant.key;
    const urls = await Promise.all(info.customerService.map(({ path }) => openUnderSharedKey(key, path)));
    expect(urls).toEqual(
      contactData().customerService.map(({ csType }) => `${platform.url}/service/default/${csType}`),
    );
    expect(JSON.stringify(info)).not.toContain(urls[0]);
  });

  it('SYS-07 has a tree of modules that follows the switches', async () => {
    const world = platform.worlds.create();
    const modules = async () =>
      enabledModules(
        z.array(WhitelabelNode).parse(await platform.value(system.fetchWhitelabel, {}, { world: world.name })),
      );
    expect([...(await modules())].sort()).toEqual([
      'AGENTPOLICY3',
      'CHNGPASSMAIL3',
      'CHNGPASSVERIF3',
      'FREEPLAY3',
      'MOBILENUMPASSREG3',
      'MOBILENUMREG3',
      'MOBILEVERCODELOGIN3',
      'PTSYS3',
      'PWDEXPFORCECHANGE3',
      'USERNAMEREG3',
    ]);
    world.settings.set(MODULES_OFF, ['PTSYS3']);
    expect((await modules()).has('PTSYS3')).toBe(false);
    expect((await modules()).has('REGMOBVERF3')).toBe(true);
  });
});

describe('the countries', () => {
  it.each([
    ['ES', 'México', 'Alemania'],
    ['EN', 'Mexico', 'Germany'],
  ] as const)('SYS-01 are named in %s, the home country first', async (language, home, germany) => {
    const { list } = await platform.value(system.fetchCountries, {}, { language });
    expect(list[0]).toEqual({ countryCode: 'MX', countryDialingCode: '52', name: home });
    expect(list.find(({ countryCode }) => countryCode === 'DE')).toMatchObject({
      countryDialingCode: '49',
      name: germany,
    });
    expect(list.length).toBeGreaterThan(240);
  });
});

it('NAV-09 names the 23 banks with their logos, each of which is there', async () => {
  const { list } = await platform.value(system.listBankLogos, {});
  expect(list.map(({ bankId }) => bankId)).toEqual(Array.from({ length: 23 }, (_, index) => `bank-${index + 1}`));
  expect(new Set(list.map(({ name }) => name)).size).toBe(23);
  const served = await Promise.all(list.map(async ({ logo }) => (await platform.fetch(logo)).status));
  expect(new Set(served)).toEqual(new Set([200]));
});

it('NAV-07 leaves out closed channels, and a damaged path does not open', async () => {
  const world = platform.worlds.create();
  world.settings.set(SERVICE_CHANNELS, { closed: ['IG', 'LINE'], damaged: ['LIVECHAT'] });
  const { info } = await platform.value(system.fetchPermission, {}, { world: world.name });
  const open = async (path: string) =>
    openUnderSharedKey(world.platform.merchant.key, path).then(
      () => true,
      () => false,
    );
  const channels = await Promise.all(
    info.customerService.map(async ({ csType, path }) => [csType, await open(path)] as const),
  );
  expect(channels).toEqual([
    ['LIVECHAT', false],
    ['TELEGRAM', true],
    ['TELEGRAM2', true],
    ['WHATSAPP', true],
    ['TWITTER', true],
    ['FACEBOOK', true],
  ]);
});

it('SYS-04 names the mirrors', async () => {
  const mirrors = await platform.value(system.fetchDomainRoute, {});
  expect(mirrors.length).toBeGreaterThan(1);
});

it("AG-01 MEM-07 the clock that pages ask for is the world's, wherever that was set to, and nobody's without a session", async () => {
  const { token } = await mintPlayer(platform.world, { username: 'clock-reader' });
  const asked = () => platform.value(system.fetchClock, {}, { token });
  const { now } = await asked();
  expect(now).toBe(toIso(platform.world.clock.now()));
  platform.world.clock.advance(42_000);
  expect(Date.parse((await asked()).now) - Date.parse(now)).toBe(42_000);
  expect(await code(platform.call(system.fetchClock, {}))).toBe('TOKEN_MISSING');
});
