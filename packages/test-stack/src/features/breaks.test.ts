import { describe, expect, it, onTestFinished } from 'vitest';
import { openLiveTab } from '../live-tab';
import { lastRecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';
import { codeOf } from '../test-browser';

const stack = await useStack();
const intent = () => ({ context: { idempotencyKey: crypto.randomUUID() } });

describe('a break', () => {
  it('RG-03 closes the live channels of three tabs, and tells each until when', async () => {
    const world = await stack.world();
    const member = await world.member();
    const browsers = [member, world.visitor(), world.visitor()];
    for (const browser of browsers.slice(1)) await browser.login(member.username, member.password);
    const tabs = await Promise.all(browsers.map((browser) => openLiveTab(browser)));
    onTestFinished(() => {
      for (const tab of tabs) tab.close();
    });
    const { events } = stack.platform.worlds.find(world.name) ?? {};
    // Whoever hears of a balance is known to have an open session.
    await expect
      .poll(() => {
        events?.publish({ type: 'balance', customerId: member.id, balance: 500 });
        return tabs.every(({ heard }) => heard.some(({ type }) => type === 'balance'));
      })
      .toBe(true);
    const { kind, until } = await member.client.breaks.take.mutate({ choice: '24h' }, intent());
    await Promise.all(tabs.map((tab) => tab.ended));
    for (const { heard } of tabs) expect(heard.at(-1)).toEqual({ type: 'session-ended', break: { kind, until } });
    expect(await codeOf(member.client.wallet.balance.query())).toBe('TOKEN_INVALID');
  });

  it('RG-03 marks the sessions that begin on it, also in a new tab, until it is over and left', async () => {
    const world = await stack.world();
    const member = await world.member({ balanceMinor: 20_000 });
    await member.client.breaks.take.mutate({ choice: '24h' }, intent());
    expect((await member.login(member.username, member.password)).onBreak).toBe(true);
    expect((await member.client.session.resume.mutate())?.onBreak).toBe(true);
    expect((await member.client.wallet.balance.query()).mainMinor).toBe(20_000);
    expect(await codeOf(member.client.messages.unread.query())).toBe('ACCOUNT_ON_BREAK');
    expect(await codeOf(member.client.breaks.leave.mutate())).toBe('ACCOUNT_ON_BREAK');
    expect(await member.client.breaks.mine.query()).toEqual((await lastRecordedCall(stack, world, 'fetchBreak')).value);

    await world.control.advance('24h');
    await member.login(member.username, member.password);
    const left = await member.client.breaks.leave.mutate();
    expect(left.onBreak).toBe(false);
    member.tabToken = left.token;
    expect(await codeOf(member.client.messages.unread.query())).toBe('OK');
    expect((await member.client.session.resume.mutate())?.onBreak).toBe(false);
  });

  it('RG-03 is come back from by the three steps, each with an intent of its own', async () => {
    const world = await stack.world();
    const [account] = await world.control.apply('return-to-confirm');
    const member = world.visitor();
    await member.login(account?.username ?? '', account?.password ?? '');
    expect((await member.client.breaks.askForReturn.mutate(undefined, intent())).asked?.mayConfirm).toBe(true);
    expect(await codeOf(member.client.breaks.confirmReturn.mutate(undefined, intent()))).toBe('OK');
    expect((await member.client.breaks.leave.mutate()).onBreak).toBe(false);
  });
});
