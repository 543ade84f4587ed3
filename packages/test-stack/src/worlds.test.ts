import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useStack } from './shared-stack';
import { startGateway } from './stack';
import { codeOf, createTestBrowser } from './test-browser';

const Status = z.object({ value: z.object({ status: z.int() }) });

/** As many as parallel tests may well use at once. */
const WORLDS = 50;

const stack = await useStack();

describe('worlds', () => {
  it('QA-02 fifty worlds at once do not meet: members, money, faults and clocks stay apart', async () => {
    const worlds = await Promise.all(Array.from({ length: WORLDS }, () => stack.world()));
    expect(new Set(worlds.map(({ name }) => name)).size).toBe(WORLDS);
    const players = await Promise.all(
      worlds.map(async (world, index) => {
        await world.control.freeze(new Date(Date.UTC(2026, 5, 1 + index)).toISOString());
        if (index === 7)
          await world.control.fault({ endpoint: 'fetchBalance', effect: { kind: 'error', code: 'WALLET_LOCKED' } });
        const { username, password, id } = await world.control.mint({
          username: 'mismo',
          balanceMinor: 100 * (index + 1),
        });
        const browser = world.visitor();
        await browser.login(username, password);
        return { browser, id };
      }),
    );
    const codes = await Promise.all(players.map(({ browser }) => codeOf(browser.client.wallet.balance.query())));
    expect(
      codes.map((code, index) => (code === (index === 7 ? 'WALLET_LOCKED' : 'OK') ? 'right' : `${index}: ${code}`)),
    ).toEqual(Array.from({ length: WORLDS }, () => 'right'));
    await worlds[7]?.control.clearFaults();
    const balances = await Promise.all(players.map(({ browser }) => browser.client.wallet.balance.query()));
    expect(balances.map(({ mainMinor }) => mainMinor)).toEqual(worlds.map((_, index) => 100 * (index + 1)));
    const times = await Promise.all(worlds.map(({ control }) => control.now()));
    expect(times).toEqual(worlds.map((_, index) => new Date(Date.UTC(2026, 5, 1 + index)).toISOString()));
    // Fifty databases and fifty hashes of passwords are work of that length.
  }, 180_000);

  it('QA-02 a session of one world opens nothing in another', async () => {
    const [home, abroad] = [await stack.world(), await stack.world()];
    const player = await home.member({ balanceMinor: 5_000 });
    player.cookies.set('world', abroad.name);
    expect(await codeOf(player.client.wallet.balance.query())).toBe('TOKEN_INVALID');
  });

  it('QA-02 public answers are kept for one world only', async () => {
    const [open, closed] = [await stack.world(), await stack.world()];
    expect((await open.visitor().client.system.bootstrap.query({ language: 'es' })).status).toBe(0);
    await closed.control.setStatus(1);
    expect((await closed.visitor().client.system.bootstrap.query({ language: 'es' })).status).toBe(1);
    expect((await open.visitor().client.system.bootstrap.query({ language: 'es' })).status).toBe(0);
  });

  it('QA-02 a world of nobody is refused with its own code', async () => {
    const world = await stack.world();
    const player = await world.member();
    await world.control.remove();
    expect(await codeOf(player.client.wallet.balance.query())).toBe('WORLD_UNKNOWN');
  });

  it('QA-02 a gateway that does not serve worlds leaves the cookie alone', async () => {
    const { gateway, gatewayUrl } = await startGateway({ platformUrl: stack.platform.url, worlds: false });
    const world = await stack.world();
    await world.control.setStatus(1);
    const { system } = createTestBrowser(gatewayUrl, world.name).client;
    expect((await system.bootstrap.query({ language: 'es' })).status).toBe(0);
    await gateway.stop();
  });

  it('QA-03 time moves when it is told to, and what falls due falls due in order', async () => {
    const world = await stack.world();
    await world.control.freeze('2026-03-01T12:00:00.000Z');
    expect(await world.control.now()).toBe('2026-03-01T12:00:00.000Z');
    await world.control.setStatus(1, '2026-03-01T13:00:00.000Z');
    const status = async () => {
      const headers = { merchant: 'TONALLI', 'x-world': world.name };
      const response = await fetch(`${stack.platform.url}/wps/system/status`, { headers });
      return Status.parse(await response.json()).value.status;
    };
    expect(await status()).toBe(1);
    await world.control.advance(3_599_999);
    expect(await status()).toBe(1);
    await world.control.advance(1);
    expect(await status()).toBe(0);
    await expect(world.control.advance(-1)).rejects.toThrow();
  });

  it('QA-09 the default data are on the ledger to the centavo', async () => {
    const world = await stack.world();
    const report = await world.control.audit();
    expect(report).toMatchObject({ clean: true, findings: [] });
    expect(report.postings).toBeGreaterThan(1_000);
  });
});
