import { describe, expect, it } from 'vitest';
import { useStack } from './shared-stack';
import { startGateway } from './stack';
import { createTestBrowser } from './test-browser';

const stack = await useStack();

const visitor = () => createTestBrowser(stack.gatewayUrl, null);

describe('links into worlds', () => {
  it('QA-02 put the browser into the world and lead to a path of the site', async () => {
    const world = await stack.world();
    const { username, password } = await world.control.mint({ balanceMinor: 700 });
    const browser = visitor();
    const answer = await browser.fetch(`/__world/${world.name}?to=/member%3Ftab%3Dbets`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/member?tab=bets']);
    expect(answer.headers.getSetCookie()[0]).toBe(`world=${world.name}; Path=/; HttpOnly; SameSite=Lax`);
    await browser.login(username, password);
    expect((await browser.client.wallet.balance.query()).mainMinor).toBe(700);
  });

  it('QA-02 lead out again to the default world', async () => {
    const { name } = await stack.world();
    const browser = visitor();
    await browser.fetch(`/__world/${name}`);
    expect(browser.cookies.get('world')).toBe(name);
    expect((await browser.fetch('/__world/default')).headers.get('location')).toBe('/');
    expect(browser.cookies.has('world')).toBe(false);
    await browser.fetch(`/__world/${name}`);
    expect((await browser.fetch('/__world', { method: 'DELETE' })).status).toBe(204);
    expect(browser.cookies.has('world')).toBe(false);
  });

  it('QA-02 end a session that began in another world, by a page that empties the tab too', async () => {
    const [home, abroad] = [await stack.world(), await stack.world()];
    const player = await home.member();
    const stays = await player.fetch(`/__world/${home.name}`);
    expect([stays.status, player.cookies.has('__Host-session')]).toEqual([303, true]);
    const leaves = await player.fetch(`/__world/${abroad.name}?to=/rng`);
    expect([leaves.status, player.cookies.has('__Host-session')]).toEqual([200, false]);
    expect(await leaves.text()).toContain('data-to="/rng"');
  });

  it('QA-02 that log in carry no password to the server: it stands in the fragment, for a script of our own', async () => {
    const { name } = await stack.world();
    const page = await visitor().fetch(`/__world/${name}/enter?to=/rng`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await page.text()).toContain('<script type="module" src="/__world/enter.js">');
    const script = await visitor().fetch('/__world/enter.js');
    expect(script.headers.get('content-type')).toContain('text/javascript');
  });

  it.each([
    ['/nobody', 404],
    ['/no%20name', 404],
    ['/nobody/enter', 404],
    ['/default?to=//evil.example', 400],
    ['/default?to=https://evil.example', 400],
    ['/default/enter?to=/%5Cevil.example', 400],
    ['/default?to=/a&to=/b', 400],
  ])('QA-02 refuse %s with %i and leave the browser where it is', async (path, status) => {
    const answer = await visitor().fetch(`/__world${path}`);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []]);
  });

  it('QA-11 are not there where worlds are not served', async () => {
    const { gateway, gatewayUrl } = await startGateway({ platformUrl: stack.platform.url, worlds: false });
    for (const path of ['/__world/default', '/__world/default/enter', '/__world/enter.js', '/__world']) {
      const answer = await fetch(gatewayUrl + path, { redirect: 'manual' });
      expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 404, []]);
    }
    await gateway.stop();
  });
});
