import { type ControlClient, createControlClient } from '@tonalli/contracts/qa/client';
import { login } from '@tonalli/contracts/session/wire';
import { moveMoney, testRoutes } from '../http/test-routes';
import { createTestPlatform, type TestPlatform } from '../testing';

export interface JournalFixture {
  readonly platform: TestPlatform;
  /** The world of the running test, as calls name it. */
  here: { world: string };
  qa: ControlClient;
  /** Another world, for the next test. */
  renew(): void;
}

export async function createJournalFixture(): Promise<JournalFixture> {
  const platform = await createTestPlatform({ extraRoutes: testRoutes });
  const open = () => {
    const world = platform.worlds.create().name;
    return { here: { world }, qa: createControlClient({ url: platform.url, world }) };
  };
  const fixture: JournalFixture = { platform, ...open(), renew: () => void Object.assign(fixture, open()) };
  return fixture;
}

/** A member who has logged in. */
export async function player(
  { platform, here, qa }: JournalFixture,
  request: { username?: string; balance?: string } = {},
) {
  const minted = await qa.run('mintMember', { username: 'ana', password: 'Secreta99', ...request });
  const { username, password } = minted;
  const { token } = await platform.value(login, { username, password, type: 'username' }, here);
  return { ...minted, token };
}

export const move = ({ platform, here }: JournalFixture, amount: string, idempotencyKey: string) =>
  platform.call(
    moveMoney,
    { amount },
    { ...here, idempotencyKey, headers: { 'x-request-id': `request-${idempotencyKey}` } },
  );
