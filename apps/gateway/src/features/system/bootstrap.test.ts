import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import type { MenuCategory } from '@tonalli/contracts/system/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformError } from '../../platform/platform-error';
import { FAKE_VALUES } from '../../testing/fake-values';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { toCategories } from './categories';

const PERMISSION = FAKE_VALUES.fetchPermission;

describe('the bootstrap', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.stop());

  const bootstrap = async () => {
    const { data } = await gateway.query('system.bootstrap', { language: 'es' });
    // The procedure's declared answer.
    return data as Bootstrap;
  };

  it('SYS-01 joins all that the first screen needs into one answer', async () => {
    gateway.platform.answer({ fetchMenu: () => ({ categories: [category('RNG', 'TNL')] }) });
    expect(await bootstrap()).toEqual({
      status: 0,
      maintenanceEndsAt: null,
      ip: '203.0.113.7',
      merchant: 'TONALLI',
      currencySymbol: '$',
      modules: ['FREEPLAY3'],
      externalLogins: ['google', 'line'],
      imageHosts: ['http://img.example'],
      launchHosts: ['http://play.example'],
      mainDomain: 'tonalli.example',
      mirrors: [{ name: 'Espejo 1', url: 'https://uno.example' }],
      gtagId: '',
      offers: { vip: true, referral: false },
      jackpot: 'ticker',
      walletVendors: [],
      customerService: [],
      resources: {},
      register: PERMISSION.info.register,
      categories: [
        {
          type: 'RNG',
          vendors: [{ code: 'TNL', name: 'Vendor TNL', icon: '/TNL.svg', opensList: false, gameCount: 3 }],
        },
      ],
    });
  });

  it('NAV-07 opens the paths of customer-service channels and leaves out those that do not open or are no web address', async () => {
    const seal = (text: string) => sealUnderSharedKey(DEVELOPMENT_MERCHANT.key, text);
    const otherKey = Buffer.alloc(32, 7).toString('base64url');
    const paths = {
      LIVECHAT: await seal('https://help.example/chat'),
      TELEGRAM: await sealUnderSharedKey(otherKey, 'https://help.example/telegram'),
      IG: await seal('javascript:alert(1)'),
      LINE: 'rubbish',
    } as const;
    const customerService = (['LIVECHAT', 'TELEGRAM', 'IG', 'LINE'] as const).map((csType) => ({
      csType,
      title: csType,
      path: paths[csType],
    }));
    gateway.platform.answer({
      fetchPermission: () => ({ ...PERMISSION, info: { ...PERMISSION.info, customerService } }),
    });
    expect((await bootstrap()).customerService).toEqual([
      { type: 'LIVECHAT', title: 'LIVECHAT', url: 'https://help.example/chat' },
    ]);
  });

  it.each([
    ['open', null, false, 0],
    ['closed for maintenance', { endsAt: '2026-03-01T00:00:00.000Z' }, false, 1],
    ['closed to a region', null, true, 2],
    ['closed to a region in maintenance', { endsAt: null }, true, 1],
  ])(
    'SYS-02 SYS-03 says the status of a platform that is %s',
    async (...[, maintenance, regionRestriction, status]) => {
      gateway.platform.answer({ fetchPermission: () => ({ ...PERMISSION, maintenance, regionRestriction }) });
      expect(await bootstrap()).toMatchObject({ status, maintenanceEndsAt: maintenance?.endsAt ?? null });
    },
  );
});

it('NAV-09 the banks of the footer are read without a session', async () => {
  const gateway = await startGateway();
  try {
    const answer = await gateway.query('system.bankLogos');
    expect(answer.data).toEqual([{ id: 'bank-1', name: 'Banco Uno', logo: '/art/banks/bank-1.svg' }]);
  } finally {
    await gateway.stop();
  }
});

describe('the bootstrap of a platform whose menu fails', () => {
  it.each([
    [{ endsAt: null }, 200],
    [null, 503],
  ])(
    'SYS-02 is answered without a menu while the platform is closed, and only then (%j)',
    async (maintenance, status) => {
      const gateway = await startGateway();
      gateway.platform.answer({
        fetchPermission: () => ({ ...PERMISSION, maintenance }),
        fetchMenu: () => {
          throw new PlatformError('MAINTENANCE');
        },
      });
      const answer = await gateway.query('system.bootstrap', { language: 'es' });
      expect(answer.status).toBe(status);
      if (status === 200) expect(answer.data).toMatchObject({ status: 1, categories: [] });
      await gateway.stop();
    },
  );
});

describe('the categories of the navigation', () => {
  it('NAV-02 shows a category only with a vendor, and passes over one that it does not know', () => {
    expect(
      toCategories([category('FISH'), category('CASINO', 'TNL'), category('RNG', 'TNL')]).map(({ type }) => type),
    ).toEqual(['RNG']);
  });

  it('LOBBY-06 splits e-sports and cockfight vendors out of sports, once, wherever the platform puts them', () => {
    const menu = [category('SPORTS', 'SBX', 'AV', 'SV3'), category('ESPORTS', 'AV', 'TF')];
    const split = Object.fromEntries(
      toCategories(menu).map(({ type, vendors }) => [type, vendors.map(({ code }) => code)]),
    );
    expect(split).toEqual({ SPORTS: ['SBX'], ESPORTS: ['AV', 'TF'], COCKFIGHT: ['SV3'] });
  });
});

function category(gameCategory: string, ...codes: string[]): MenuCategory {
  const vendors = codes.map((code) => ({
    vassalage: code,
    name: `Vendor ${code}`,
    icon: `/${code}.svg`,
    isGame: 'GAME' as const,
    gameCount: 3,
  }));
  return { gameCategory, vendors };
}
