import { createControlClient } from '@tonalli/qa/client';
import { expect, it } from 'vitest';
import { servePlatform } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';

const platform = await servePlatform();

it('QA-08 QA-10 tells what the operator has decided in one world, as it stands after each decision', async () => {
  const { run } = createControlClient({ url: platform.url, world: platform.worlds.create().name });
  expect(await run('fetchOperator', {})).toMatchObject({
    status: { status: 0, endsAt: null },
    offers: { vip: true, referral: true },
    domains: [],
    hosts: { image: [], launch: [] },
    policy: { pack: 'MX-TONALLI', until: null },
    minimumAge: 18,
    registration: expect.arrayContaining([{ field: 'username', use: 'required' }]),
    referralBasisPoints: 50,
    points: { exchangeRatio: 500, minConvertPoints: 500, validBetPerPoint: '1.00' },
    payments: { depositSeconds: 0, withdrawalSeconds: 0 },
  });

  const endsAt = new Date(TEST_TIME_MS + 3_600_000).toISOString();
  await run('setStatus', { status: 1, endsAt });
  await run('setOffers', { vip: false });
  await run('setDomains', { domains: ['127.0.0.1', 'Juega.example'] });
  await run('setHosts', { image: ['https://img.example'] });
  await run('setMinimumAge', { years: 21 });
  await run('setPolicy', { pack: 'GB-2026' });
  await run('setRegistrationField', { field: 'nickname', use: 'required' });
  await run('setRegistrationField', { field: 'birthday', use: 'optional' });
  await run('setRegistrationField', { field: 'email', use: 'off' });
  await run('setReferralRate', { basisPoints: 75 });
  await run('setPointRatios', { validBetPerPoint: '2.50' });
  await run('setPaymentDelays', { depositSeconds: 7 });
  const now = await run('fetchOperator', {});
  expect(now).toMatchObject({
    status: { status: 1, endsAt },
    offers: { vip: false, referral: true },
    domains: ['127.0.0.1', 'juega.example'],
    hosts: { image: ['https://img.example'], launch: [] },
    policy: { pack: 'GB-2026', until: '2026-01-19T06:00:00.000Z' },
    minimumAge: 21,
    referralBasisPoints: 75,
    points: { exchangeRatio: 500, minConvertPoints: 500, validBetPerPoint: '2.50' },
    payments: { depositSeconds: 7, withdrawalSeconds: 0 },
  });
  const uses = Object.fromEntries(now.registration.map(({ field, use }) => [field, use]));
  expect(uses).toMatchObject({ nickname: 'required', birthday: 'optional', email: 'off' });

  const { run: elsewhere } = createControlClient({ url: platform.url });
  expect(await elsewhere('fetchOperator', {})).toMatchObject({
    status: { status: 0 },
    policy: { pack: 'MX-TONALLI' },
    minimumAge: 18,
  });
});
