import { runCommandLine } from '@tonalli/qa/cli/run';
import { describe, expect, it } from 'vitest';
import { useStack } from './shared-stack';
import { openSlot } from './slot-player';
import { createTestBrowser } from './test-browser';

const stack = await useStack();

const qa = (line: string) => runCommandLine(line.split(' '), { PLATFORM_URL: stack.platform.url });

describe('scenarios from outside', () => {
  it('QA-01 are applied by the command line, and can be logged in to through the gateway', async () => {
    expect(await qa('scenarios list')).toContain('vip-player');
    expect(await qa('scenarios show vip-top')).toContain('The highest VIP level');
    await expect(qa('scenarios show vip-topp')).rejects.toThrow('did you mean "vip-top"?');
    await qa('worlds create vips');
    const applied = JSON.parse(await qa('apply vip-player withdrawal-paid --world vips --json'));
    expect(applied).toMatchObject([{ name: 'vip-player' }, { name: 'withdrawal-paid' }]);
    expect(await qa('scenarios accounts --world vips')).toContain('vera');
    const { username, password } = applied[0].accounts[0];
    const browser = createTestBrowser(stack.gatewayUrl, 'vips');
    await browser.login(username, password);
    expect((await browser.client.wallet.balance.query()).mainMinor).toBe(1_250_000);
    await qa('clock back --world vips');
    expect(await qa('scenarios accounts --world vips')).toBe('None.\n');
  });

  it('QA-01 are refused by name, with the nearest one, and nothing is applied', async () => {
    await qa('worlds create typos');
    await expect(qa('apply vip-player vip-topp --world typos')).rejects.toThrow('did you mean "vip-top"?');
    expect(await qa('scenarios accounts --world typos')).toBe('None.\n');
  });

  it('QA-01 QA-02 are applied to one world by two testers at once, one after the other', async () => {
    const { name } = await stack.world();
    await Promise.all(['vip-player', 'vip-player'].map((scenario) => qa(`apply ${scenario} --world ${name}`)));
    const accounts = await qa(`scenarios accounts --world ${name} --json`);
    expect(accounts).toContain('"vera"');
    expect(accounts).toContain('"vera2"');
  });
});

describe('the simulator from outside', () => {
  it('QA-08 decides a spin by the command line', async () => {
    const world = await stack.world();
    const player = await world.member({ balanceMinor: 100_000 });
    const list = { language: 'es', type: 'RNG', classify: 'SLOT', page: 1, pageSize: 100 } as const;
    const game = (await player.client.lobby.games.query(list)).games.find(({ open, opensList }) => open && !opensList);
    if (!game) throw new Error('no slot can be started');
    const line = `play force ${player.username} --outcome stops --stops [3,null,5] --nodeId ${game.id}`;
    const forced = JSON.parse(await qa(`${line} --world ${world.name} --json`));
    expect([forced.stops[0], forced.stops[2]]).toEqual([3, 5]);
    const target = { gameId: game.id, vendor: game.vendor, type: game.type, device: 'WEB', backPath: '/' } as const;
    const slot = await openSlot((await player.client.play.launch.mutate(target)).url);
    const [stake = 0] = slot.lineStakesMinor;
    expect((await slot.spin('spin-forced', stake)).payoutMinor).toBe(forced.paysStakes * stake * 20);
  });
});

describe('the inboxes', () => {
  it('QA-07 give a code as soon as it is sent, and each one once', async () => {
    const world = await stack.world();
    const { mobile } = await world.control.mint();
    const awaited = world.control.sms.codeFor(mobile);
    const browser = world.visitor();
    await browser.client.session.requestLoginCode.mutate({ countryDialingCode: '52', mobileNum: mobile.slice(3) });
    expect(await awaited).toMatch(/^\d{6}$/);
  });
});
