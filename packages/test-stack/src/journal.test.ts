import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { expectCall } from './expectations';
import { useStack } from './shared-stack';
import { openSlot } from './slot-player';
import type { StackWorld } from './stack';
import { codeOf } from './test-browser';
import { readyToWithdraw } from './withdrawing';

const stack = await useStack();

const run = promisify(execFile);
const PACKAGE = join(import.meta.dirname, '..');

/** What a run that failed has printed, to be shown by the expectation. */
const asOutput = (error: { stdout?: string }) => ({ stdout: error.stdout ?? String(error) });

/** Plays a story through the gateway that has a bit of everything. */
async function story(world: StackWorld): Promise<void> {
  const { player, withdraw } = await readyToWithdraw(world);
  await codeOf(world.visitor().login(player.username, 'not-the-password'));
  await world.control.fault({ endpoint: 'createWithdrawal', effect: { kind: 'drop-after' }, count: 1 });
  expect([await withdraw('pay-me'), await withdraw('pay-me')]).toEqual(['NETWORK_ERROR', 'OK']);
  await world.control.advance('45m');
  const { rows } = await player.client.cashier.withdrawals.query({ page: 1, pageSize: 10 });
  expect(rows).toHaveLength(1);
  const list = { language: 'es', type: 'RNG', classify: 'SLOT', page: 1, pageSize: 100 } as const;
  const game = (await player.client.lobby.games.query(list)).games.find(({ open, opensList }) => open && !opensList);
  if (!game) throw new Error('no slot can be started');
  const target = { gameId: game.id, vendor: game.vendor, type: game.type, device: 'WEB', backPath: '/' } as const;
  const slot = await openSlot((await player.client.play.launch.mutate(target)).url);
  await slot.spin('spin-of-the-story');
  await world.control.setStatus(1);
  expect(await codeOf(player.client.wallet.balance.query())).toBe('MAINTENANCE');
}

describe('expectCall', () => {
  it('QA-05 finds the calls that fit, by request, member and code, as often as expected', async () => {
    const world = await stack.world();
    const player = await world.member({ balanceMinor: 100 });
    await player.client.wallet.balance.query();
    await player.client.wallet.balance.query();
    await expectCall(world.control, 'fetchBalance', { times: 2, member: player.username, code: 'OK' });
    await expectCall(world.control, 'login', { times: 1, with: { username: player.username, type: 'username' } });
    await world.control.expectCall('createDeposit', { times: 0 });
  });

  it('QA-05 shows the calls that came nearest, and where they differ', async () => {
    const world = await stack.world();
    const player = await world.member();
    const failure = async (...given: Parameters<typeof expectCall> extends [unknown, ...infer Rest] ? Rest : never) =>
      expectCall(world.control, ...given).then(
        () => 'it was found',
        (error: Error) => error.message,
      );
    const wrong = await failure('login', { times: 1, with: { username: 'nobody' }, code: 'LOGIN_FAILED' });
    expect(wrong).toContain(
      'expected login 1 times with {"username":"nobody"}, code "LOGIN_FAILED", found 0 of 1 calls',
    );
    expect(wrong).toContain(`    username: "${player.username}" instead of "nobody"`);
    expect(wrong).toContain('    answered OK instead of LOGIN_FAILED');
    expect(await failure('login', { times: 2 })).toContain('found 1 of 1 calls of that name\n  fits: entry');
    expect(await failure('createDeposit')).toContain('what was called: login');
  });

  it('QA-05 a call carries the request id that the gateway answered with', async () => {
    const world = await stack.world();
    const player = await world.member();
    const response = await player.fetch('/trpc/wallet.balance', {
      headers: { 'x-session': player.tabToken ?? '', 'x-request-id': 'one-id-for-all' },
    });
    const [call] = await expectCall(world.control, 'fetchBalance', { times: 1 });
    expect(call?.requestId).toBe(response.headers.get('x-request-id'));
  });
});

describe('a story as a test', () => {
  it('QA-05 is exported as a Vitest file that runs and is green', async () => {
    const world = await stack.world();
    await world.control.freeze();
    await story(world);
    await world.control.setStatus(0);
    await world.control.apply('vip-player');
    const [vera, demo] = [world.visitor(), world.visitor()];
    await vera.login('vera', 'Clave1234');
    await demo.login('demo', 'Demo1234');
    for (const { client } of [vera, demo]) await client.wallet.balance.query();
    const { source: text, trouble } = await world.control.run('exportTest', {
      title: "what happened in Ana's world",
    });
    expect(trouble).toBeNull();
    expect(text).toContain("const vera = await replay.account('vera');");
    expect(text).toContain("const demo = await replay.account('demo', 'Demo1234');");
    expect(text).toContain("endpoint: 'createWithdrawal', effect: { kind: 'drop-after' }");
    expect(text).toContain("await world.run('setStatus', { status: 1");
    const folder = join(PACKAGE, 'src', '.exported');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'story.test.ts'), text);
    try {
      const vitest = join(PACKAGE, '../../node_modules/vitest/vitest.mjs');
      const { stdout } = await run(process.execPath, [vitest, 'run', '--root', PACKAGE, folder]).catch(asOutput);
      expect(stripVTControlCharacters(stdout), text).toMatch(/Tests\s+1 passed/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 120_000);

  it('QA-05 is exported for Playwright, and as HTTP Archive', async () => {
    const world = await stack.world();
    await world.control.freeze();
    const player = await world.member({ balanceMinor: 5_000 });
    await player.client.wallet.balance.query();
    const { source: text, trouble } = await world.control.run('exportTest', { runner: 'playwright' });
    expect(trouble).toBeNull();
    expect(text).toMatch(/^test\.use\({ birth: { seed: '[\w-]+', frozenAt: '20/m);
    expect(text).toContain("import { expect, test } from '@tonalli/test-stack/playwright';");
    expect(text).toContain('const member1 = await replay.member({ balanceMinor: 5000 });');
    expect(text).toContain("await replay.call('fetchBalance', {}, { as: call");
    expect(text).not.toContain(player.password);
    const { log } = await world.control.run('exportHar', {});
    expect(log).toMatchObject({ version: '1.2', entries: expect.any(Array) });
    expect(log.entries).toContainEqual(
      expect.objectContaining({
        request: expect.objectContaining({ method: 'GET', url: expect.stringContaining('/wps/v2/wallets/balance') }),
        response: expect.objectContaining({ status: 200, statusText: 'OK' }),
      }),
    );
  });
});
