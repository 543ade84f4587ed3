import { Envelope } from '@tonalli/contracts/envelope';
import { expect, it } from 'vitest';
import { servePlatform } from '../../testing/stage';
import { mintMember } from './mint-member';

const platform = await servePlatform();

async function send(body: object): Promise<Envelope> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return Envelope.parse(await (await platform.fetch('/qa/api/messages', init)).json());
}

it('QA-08 MEM-14 sends a notice to one member or to everybody, and to nobody who is none', async () => {
  const { id } = await mintMember(platform.world);
  const heard: unknown[] = [];
  platform.world.events.subscribe((event) => heard.push(event));
  const notice = { title: 'Aviso', body: 'Texto' };
  expect(await send({ ...notice, memberId: id })).toMatchObject({ success: true, value: { messageId: 'N00000001' } });
  expect(await send(notice)).toMatchObject({ success: true, value: { messageId: 'N00000002' } });
  expect(await send({ ...notice, memberId: 'M999999' })).toMatchObject({ code: 'USER_NOT_FOUND' });
  expect(await send({ title: 'Aviso' })).toMatchObject({ code: 'INVALID_REQUEST' });
  expect(heard).toEqual([{ type: 'unread', customerId: id, count: 1 }, { type: 'broadcast' }]);
});
