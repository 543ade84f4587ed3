import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway, tabOf } from '../../testing/start-gateway';

describe('the inbox at the gateway', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.stop());

  it('MEM-14 asks for the unread count of a member, and not of a trial account', async () => {
    const member = await gateway.query('messages.unread', undefined, { tab: await gateway.login() });
    expect([member.data, gateway.platform.count('fetchUnreadCount')]).toEqual([{ count: 2 }, 1]);
    const trial = tabOf(await gateway.mutate('session.freePlay'));
    const skipped = await gateway.query('messages.unread', undefined, { tab: trial });
    expect([skipped.data, gateway.platform.count('fetchUnreadCount')]).toEqual([{ count: 0 }, 1]);
  });

  it('MEM-14 keeps nothing of an inbox: each tab asks for its own', async () => {
    const [ana, eva] = [await gateway.login(), await gateway.login()];
    const input = { language: 'es', filter: 'all', page: 1, pageSize: 20 };
    for (const tab of [ana, eva, ana]) await gateway.query('messages.list', input, { tab });
    expect(gateway.platform.count('listMessages')).toBe(3);
    expect(gateway.platform.calls.at(-1)).toMatchObject({
      input: { filter: 'all', pageNo: 1, pageSize: 20, language: 'ES' },
      headers: { authorization: expect.stringContaining('Bearer') },
    });
  });

  it('MEM-14 marks some or all, and neither both nor none', async () => {
    const tab = await gateway.login();
    for (const input of [{ ids: ['N00000001', 'N00000002'] }, { all: true }]) {
      expect((await gateway.mutate('messages.read', input, { tab })).data).toEqual({ count: 1 });
      expect(gateway.platform.calls.at(-1)?.input).toEqual(input);
    }
    for (const input of [{}, { all: false }, { ids: [] }, { all: true, ids: ['N00000001'] }, { ids: ['../1'] }]) {
      const answer = await gateway.mutate('messages.read', input, { tab });
      expect([input, answer.error?.data.platform.code]).toEqual([input, 'INVALID_REQUEST']);
    }
  });
});
