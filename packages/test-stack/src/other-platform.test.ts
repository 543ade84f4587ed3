import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, type OtherPlatform, startOtherPlatform } from './other-platform';
import { startGateway } from './stack';
import { codeOf, createTestBrowser } from './test-browser';

const KEY = Buffer.alloc(32, 9).toString('base64url');
const LOGIN = {
  token: 'a-token-of-another-make',
  userName: 'ana',
  customerId: 'X-1',
  account: 'X-1',
  nickname: 'Ana',
  type: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  defaultPassword: false,
  onBreak: false,
} as const;

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const { stop } of running.splice(0).toReversed()) await stop();
});

async function pointAt(answers: Answers): Promise<{ other: OtherPlatform; gatewayUrl: string }> {
  const other = await startOtherPlatform(answers);
  running.push({ stop: () => other.close() });
  const { gateway, gatewayUrl } = await startGateway({
    platformUrl: other.url,
    merchant: { code: 'OTRA', key: KEY },
    worlds: false,
  });
  running.push(gateway);
  return { other, gatewayUrl };
}

describe('another platform', () => {
  it('WIRE-06 is spoken to by configuration alone: URL, merchant and keys', async () => {
    const { other, gatewayUrl } = await pointAt({
      login: () => LOGIN,
      fetchBalance: () => ({ main: '1234.50', vendors: [{ vassalage: 'SOL', balance: '0.05' }] }),
      logout: () => null,
    });
    const browser = createTestBrowser(gatewayUrl, null);
    const view = await browser.login('ana', 'Clave2026');
    expect(view).toMatchObject({ username: 'ana', customerId: 'X-1' });
    expect(other.calls[0]?.payload).toMatchObject({ username: 'ana', password: 'Clave2026', type: 'username' });
    expect(other.calls[0]?.headers.merchant).toBe('OTRA');
    expect(await browser.client.wallet.balance.query()).toEqual({
      mainMinor: 123_450,
      vendors: [{ vendor: 'SOL', name: 'SOL', balanceMinor: 5, isOpen: true }],
    });
    expect(other.calls[1]?.headers.authorization).toBe(`Bearer ${LOGIN.token}`);
    await browser.client.session.logout.mutate();
    expect(other.count('logout')).toBe(1);
  });

  it('WIRE-06 an unknown extra field is no error, a value of another shape is', async () => {
    const answers: Answers = {
      login: () => ({ ...LOGIN, addedLater: { anything: true } }),
      fetchBalance: () => ({ main: '12.5', vendors: [] }),
    };
    const { gatewayUrl } = await pointAt(answers);
    const browser = createTestBrowser(gatewayUrl, null);
    await browser.login('ana', 'Clave2026');
    expect(await codeOf(browser.client.wallet.balance.query())).toBe('UPSTREAM_INVALID');
  });

  it('WIRE-06 a call that the other platform does not have answers its code', async () => {
    const { gatewayUrl } = await pointAt({ login: () => LOGIN });
    const browser = createTestBrowser(gatewayUrl, null);
    await browser.login('ana', 'Clave2026');
    expect(await codeOf(browser.client.wallet.balance.query())).toBe('NOT_FOUND');
  });
});
