import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOGGED_IN, permissionOf } from '../testing/fixtures';
import { startGateway, type TestGateway } from '../testing/start-gateway';

const ANSWERS = {
  login: () => LOGGED_IN,
  fetchPermission: () => permissionOf(),
  fetchMenu: () => ({ categories: [] }),
};
const LOGINS_A_MINUTE = 20;

let gateway: TestGateway;
beforeAll(async () => {
  const startedAt = Date.now();
  gateway = await startGateway({ trustedProxies: 1, nowMs: () => startedAt }, ANSWERS);
});
afterAll(() => gateway.stop());

const logIn = async (address: string) => {
  const input = { type: 'username', username: 'demo', password: 'Demo1234' };
  const answer = await gateway.mutate('session.login', input, { headers: { 'x-forwarded-for': address } });
  return answer.error?.data.platform.code ?? 'OK';
};

it('AUTH-14 counts the calls of two addresses apart: one that asks too often shuts nobody else out', async () => {
  const codes: unknown[] = [];
  for (let call = 0; call <= LOGINS_A_MINUTE; call += 1) codes.push(await logIn('203.0.113.1'));
  expect(codes).toEqual([...Array(LOGINS_A_MINUTE).fill('OK'), 'RATE_LIMITED']);
  expect(await logIn('203.0.113.2')).toBe('OK');
});

it('AUTH-14 counts what one address asks of two procedures apart', async () => {
  for (let call = 0; call <= LOGINS_A_MINUTE; call += 1) await logIn('203.0.113.3');
  const headers = { 'x-forwarded-for': '203.0.113.3' };
  expect((await gateway.query('system.bootstrap', { language: 'es' }, { headers })).error).toBeNull();
});
