import { beforeAll, describe, expect, it } from 'vitest';
import { askedOf, lastRecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { LoggedIn, StackWorld } from '../stack';
import { codeOf } from '../test-browser';

const LIST = { language: 'es', filter: 'all', page: 1, pageSize: 20 } as const;

const stack = await useStack();
let world: StackWorld;
let ana: LoggedIn;
let eva: LoggedIn;
beforeAll(async () => {
  world = await stack.world();
  [ana, eva] = [await world.member(), await world.member()];
  for (const [member, title] of [
    [ana, 'Solo para Ana'],
    [ana, 'Otra para Ana'],
    [eva, 'Solo para Eva'],
  ] as const)
    await world.control.run('sendNotice', { title, body: `${title}.\n\nAdiós.`, memberId: member.id });
});

const asked = (path: string) => askedOf(stack, world).filter((call) => call === `GET /wps/relay/${path}`).length;
const idsOf = async ({ client }: LoggedIn) => (await client.messages.list.query(LIST)).rows.map(({ id }) => id);

describe('the inbox', () => {
  it('MEM-14 asks for the unread count of a member, and not of a trial account', async () => {
    const { count } = await eva.client.messages.unread.query();
    expect(count).toBe((await lastRecordedCall(stack, world, 'fetchUnreadCount')).value.count);
    expect(count).toBeGreaterThan(0);
    const before = asked('CSP_unreadCount');
    const guest = world.visitor();
    guest.tabToken = (await guest.client.session.freePlay.mutate()).token;
    expect(await guest.client.messages.unread.query()).toEqual({ count: 0 });
    expect(asked('CSP_unreadCount')).toBe(before);
  });

  it('MEM-14 is kept for nobody: each tab asks for its own', async () => {
    const before = asked('CSP_messageList');
    const lists = [await idsOf(ana), await idsOf(eva), await idsOf(ana)];
    expect(lists[2]).toEqual(lists[0]);
    expect(lists[0]?.filter((id) => lists[1]?.includes(id))).toEqual([]);
    expect(asked('CSP_messageList')).toBe(before + 3);

    const shown = await eva.client.messages.list.query({ ...LIST, language: 'en', filter: 'unread', pageSize: 1 });
    const { request, headers, value } = await lastRecordedCall(stack, world, 'listMessages');
    expect(request).toEqual({ filter: 'unread', pageNo: '1', pageSize: '1', language: 'EN' });
    expect(headers.authorization).toMatch(/^Bearer /);
    const { content, pageNum, totalPages, totalRows } = value;
    expect(shown).toEqual({
      rows: content.map(({ messageId, ...same }) => ({ ...same, id: messageId })),
      page: pageNum,
      totalPages,
      totalRows,
    });
    const [row] = shown.rows;
    expect(await eva.client.messages.detail.query({ id: row?.id ?? '', language: 'es' })).toMatchObject({
      id: row?.id,
      title: 'Solo para Eva',
      body: 'Solo para Eva.\n\nAdiós.',
    });
  });

  it('MEM-14 marks some or all, and neither both nor none; what is deleted comes back', async () => {
    const { messages } = ana.client;
    const ids = await idsOf(ana);
    const [first = ''] = ids;
    const { count } = await messages.unread.query();
    expect(await messages.read.mutate({ ids: [first] })).toEqual({ count: count - 1 });
    expect((await lastRecordedCall(stack, world, 'readMessages')).request).toEqual({ ids: [first] });
    const [second = ''] = ids.slice(1);
    expect(await messages.delete.mutate({ ids: [second] })).toEqual({ count: count - 2 });
    expect(await idsOf(ana)).not.toContain(second);
    expect(await messages.restore.mutate({ ids: [second] })).toEqual({ count: count - 1 });
    expect(await idsOf(ana)).toEqual(ids);
    expect(await messages.read.mutate({ all: true })).toEqual({ count: 0 });
    expect((await lastRecordedCall(stack, world, 'readMessages')).request).toEqual({ all: true });

    const before = askedOf(stack, world);
    const wrong: unknown[] = [{}, { all: false }, { ids: [] }, { all: true, ids: [first] }, { ids: ['../1'] }];
    for (const input of wrong) {
      // What no page of ours would send.
      const code = await codeOf(messages.read.mutate(input as { all: true }));
      expect([input, code]).toEqual([input, 'INVALID_REQUEST']);
    }
    expect(askedOf(stack, world)).toEqual(before);
  });
});
