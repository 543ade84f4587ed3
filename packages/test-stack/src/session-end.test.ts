import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EMBEDDED_SESSION_ID } from '@tonalli/contracts/session/embedded-session';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type LiveTab, openLiveTab } from './live-tab';
import { useStack } from './shared-stack';
import { type LoggedIn, type StackWorld, startGateway } from './stack';
import { codeOf, createTestBrowser, movedTo, type TestBrowser } from './test-browser';

const stack = await useStack();
const NEW_PASSWORD = 'Otra12345';

async function listen(browser: TestBrowser, lastEventId?: string): Promise<LiveTab> {
  const tab = await openLiveTab(browser, lastEventId);
  onTestFinished(() => tab.close());
  return tab;
}

const types = (tab: LiveTab) => tab.heard.map(({ type }) => type);
/** Tells the member's tabs of a balance, as a posting does. */
const tellBalance = ({ name }: StackWorld, { id }: LoggedIn) =>
  stack.platform.worlds.find(name)?.events.publish({ type: 'balance', customerId: id, balance: 500 });

/** Hears what is personal: the feed is there, and the platform has said that the session is open. */
async function listenUntilTold(world: StackWorld, member: LoggedIn, browser: TestBrowser = member): Promise<LiveTab> {
  const tab = await listen(browser);
  await expect
    .poll(() => {
      tellBalance(world, member);
      return types(tab);
    })
    .toContain('balance');
  return tab;
}

/** Another browser of the same member. */
async function elsewhere(world: StackWorld, { username, password }: LoggedIn): Promise<TestBrowser> {
  const browser = world.visitor();
  await browser.login(username, password);
  return browser;
}

const WAYS: Record<string, (world: StackWorld, member: LoggedIn) => Promise<unknown>> = {
  'logging out': (_, member) => movedTo(stack.gatewayUrl, member).client.session.logout.mutate(),
  'a new password': async (world, member) => {
    const other = await elsewhere(world, member);
    await other.client.account.changePassword.mutate({
      oldPassword: member.password,
      newPassword: NEW_PASSWORD,
      confirmNewPassword: NEW_PASSWORD,
    });
  },
  'ending the other sessions': async (world, member) => {
    await (await elsewhere(world, member)).client.account.revokeOtherSessions.mutate();
  },
  'a suspension': ({ control }, { id }) => control.run('setMemberStatus', { id, status: 'suspended' }),
  'an hour without use': ({ control }) => control.advance('61m'),
};

describe.each(Object.entries(WAYS))('a session that was ended by %s', (_way, end) => {
  it('AUTH-15 S7 closes its live channel at once, and neither a channel nor a tab opens for it again', async () => {
    const world = await stack.world();
    const member = await world.member({ balanceMinor: 10_000 });
    const tab = await listenUntilTold(world, member);
    const carried = movedTo(stack.gatewayUrl, member);
    await end(world, member);
    await tab.ended;
    expect(types(tab).at(-1)).toBe('session-ended');

    for (const lastEventId of [undefined, '0']) {
      const again = await listen(carried, lastEventId);
      await again.ended;
      expect(types(again)).toEqual(['session-ended']);
    }
    expect(await carried.client.session.resume.mutate()).toBeNull();
    expect(carried.cookies.has('__Host-session'), 'the cookie is taken back').toBe(false);
  });
});

describe('a session that goes on', () => {
  it('AUTH-15 keeps its channel when another one of the same member ends', async () => {
    const world = await stack.world();
    const member = await world.member();
    const other = await elsewhere(world, member);
    const [kept, left] = [await listenUntilTold(world, member), await listenUntilTold(world, member, other)];
    await other.client.session.logout.mutate();
    await left.ended;
    const before = kept.heard.length;
    tellBalance(world, member);
    await expect.poll(() => types(kept).slice(before)).toEqual(['balance']);
    expect(await member.client.session.resume.mutate()).toMatchObject({ username: member.username });
  });

  it('AUTH-15 is told nothing personal while the platform cannot say that it is open, and reads again afterwards', async () => {
    const world = await stack.world();
    const member = await world.member();
    await world.control.fault({ endpoint: 'fetchMemberInfo', effect: { kind: 'error', code: 'MAINTENANCE' } });
    const tab = await listen(member);
    await expect.poll(() => types(tab)).toContain('resync');
    tellBalance(world, member);
    await expect.poll(async () => (await world.control.run('listFaults', {}))[0]?.fired).toBeGreaterThan(2);
    expect(types(tab)).not.toContain('balance');
    const before = tab.heard.length;
    await world.control.clearFaults();
    tellBalance(world, member);
    await expect.poll(() => types(tab).slice(before)).toEqual(['resync']);
    tellBalance(world, member);
    await expect.poll(() => types(tab).slice(before)).toEqual(['resync', 'balance']);
  });

  it('QA-03 AUTH-15 is not kept in use by a channel that comes back by itself', async () => {
    const world = await stack.world();
    const member = await world.member();
    await world.control.freeze();
    await codeOf(member.client.wallet.balance.query());
    await world.control.advance('59m');
    const tab = await listenUntilTold(world, member);
    await world.control.advance('2m');
    await tab.ended;
    expect(types(tab).at(-1)).toBe('session-ended');
  });
});

describe('the page of a session that ended', () => {
  it('AUTH-15 SYS-08 says whose it is only while the platform takes the session', async () => {
    const webDist = mkdtempSync(join(tmpdir(), 'web-dist-'));
    onTestFinished(() => rmSync(webDist, { recursive: true }));
    writeFileSync(join(webDist, 'index.html'), '<!doctype html><!--first-view--><div id="root"></div>');
    const { gateway, gatewayUrl } = await startGateway({ platformUrl: stack.platform.url, webDist });
    onTestFinished(() => gateway.stop());
    const world = await stack.world();
    const { username, password, id } = await world.member();
    const browser = createTestBrowser(gatewayUrl, world.name);
    await browser.login(username, password);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = () => openPage(gatewayUrl, cookie);
    expect(await page()).toContain(EMBEDDED_SESSION_ID);
    await world.control.endSessions(id);
    expect(await page()).not.toContain(EMBEDDED_SESSION_ID);
  });
});

/** As a browser does that opens a page; `fetch` would say that it does not. */
async function openPage(url: string, cookie: string): Promise<string> {
  const headers = { cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers }, resolve).on('error', reject),
  );
  return text(response);
}
