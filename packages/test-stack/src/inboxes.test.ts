import { expect, it } from 'vitest';
import { useStack } from './shared-stack';

const stack = await useStack();

it('QA-07 NAV-07 a window of customer service is waited for, and each one is given once', async () => {
  const [here, there] = [await stack.world(), await stack.world()];
  const { customerService } = await here.visitor().client.system.bootstrap.query({ language: 'es' });
  const chat = customerService.find(({ type }) => type === 'LIVECHAT');
  if (!chat) throw new Error('there is no chat');
  const awaited = here.control.popups.opened('LIVECHAT');
  expect((await fetch(chat.url)).status).toBe(200);
  const first = await awaited;
  expect(first).toMatchObject({ channel: 'LIVECHAT', url: chat.url });
  await fetch(chat.url);
  expect((await here.control.popups.opened('LIVECHAT')).id).toBe(first.id + 1);
  expect(await there.control.run('listPopups', {})).toEqual([]);
});

it('QA-07 NAV-07 every channel of the first screen leads to a page of its own world', async () => {
  const world = await stack.world();
  const { customerService } = await world.visitor().client.system.bootstrap.query({ language: 'es' });
  for (const { type, url } of customerService) {
    const page = await fetch(url);
    expect([type, page.status]).toEqual([type, 200]);
    expect((await world.control.popups.opened(type)).url).toBe(url);
  }
});
