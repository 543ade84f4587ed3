import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { fetchMenu, fetchPermission, type Permission } from '@tonalli/contracts/system/wire';
import { expect, it } from 'vitest';
import { createContentHosts } from '../../http/content-hosts';
import { createLoginServices } from '../../platform/login-services';
import { fakeContext, fakeEndpoint } from '../../testing/fake-context';
import type { Context } from '../../trpc/context';
import { loadBootstrap } from './load-bootstrap';

const INFO: Permission['info'] = {
  customerService: [],
  domainRoute: [],
  resources: {},
  whitelabel: [],
  register: { rules: [], minimumAgeYears: 18, firebaseSms: false, asksForConsent: false },
  mainDomain: '',
  analytics: { gtagId: '' },
  imageCDNs: [],
  launchGameCDNs: [],
  publicState: {
    hasVip: false,
    vipLabelName: '',
    vipRankLevel: 0,
    availablePromo: { REFERRAL: { enabled: false } },
    externalLogins: ['line', 'google', 'myspace'],
  },
};
const service = {
  issuer: 'https://id.example',
  clientId: 'c',
  clientSecret: 's',
  tokenEndpoint: null,
  idTokenAlg: null,
};

const bootstrapOf = (permission: Pick<Permission, 'maintenance' | 'regionRestriction'>) => {
  const services: Partial<Context['services']> = {
    merchant: DEVELOPMENT_MERCHANT,
    contentHosts: createContentHosts(),
    loginServices: createLoginServices({ google: service, line: service }),
    warn: () => undefined,
  };
  const answers = [
    fakeEndpoint(fetchPermission, () => ({ info: INFO, location: { ip: '203.0.113.7' }, ...permission })),
    fakeEndpoint(fetchMenu, () => ({ categories: [] })),
  ];
  const request: Partial<Context['request']> = { world: null };
  // Whatever else a bootstrap used would be missing.
  return loadBootstrap(fakeContext(answers, { services, request } as Partial<Context>));
};

it.each([
  ['open', null, false, 0],
  ['closed for maintenance', { endsAt: '2026-03-01T00:00:00.000Z' }, false, 1],
  ['closed to a region', null, true, 2],
  ['closed to a region in maintenance', { endsAt: null }, true, 1],
])('SYS-02 SYS-03 says the status of a platform that is %s', async (...[, maintenance, regionRestriction, status]) => {
  expect(await bootstrapOf({ maintenance, regionRestriction })).toMatchObject({
    status,
    maintenanceEndsAt: maintenance?.endsAt ?? null,
  });
});

it('SYS-07 offers the services that are configured here and switched on there, a ticker and no wallets where nothing is said', async () => {
  expect(await bootstrapOf({ maintenance: null, regionRestriction: false })).toMatchObject({
    externalLogins: ['google', 'line'],
    jackpot: 'ticker',
    walletVendors: [],
  });
});
