import { createDeposit } from '@tonalli/contracts/cashier/wire';
import { createControlClient } from '@tonalli/qa/client';
import { expect, it } from 'vitest';
import { mintPlayer } from '../../testing/log-in';
import { servePlatform } from '../../testing/stage';

const platform = await servePlatform();
const { token } = await mintPlayer(platform.world);

it('QA-08 lists what waits for the bank, and approves, rejects or partly pays it in words of the wire', async () => {
  const { run } = createControlClient({ url: platform.url });
  const order = async (idempotencyKey: string) =>
    (await platform.value(createDeposit, { channelId: 'spei', amount: '500.00' }, { token, idempotencyKey })).orderId;
  const [paid, refused, half, part] = [
    await order('key-1'),
    await order('key-2'),
    await order('key-3'),
    await order('key-4'),
  ];
  expect((await run('listOrders', {})).deposits.map(({ orderId }) => orderId)).toEqual([part, half, refused, paid]);
  expect(await run('settleOrder', { id: paid, action: 'approve' })).toMatchObject({ received: '500.00' });
  expect(await run('settleOrder', { id: refused, action: 'reject' })).toMatchObject({ status: 'REJECTED' });
  expect(await run('settleOrder', { id: half, action: 'partly' })).toMatchObject({ received: '250.00' });
  expect(await run('settleOrder', { id: part, action: 'partly', amount: '120.00' })).toMatchObject({
    received: '120.00',
  });
  expect((await run('listOrders', {})).deposits).toEqual([]);
  await expect(run('settleOrder', { id: paid, action: 'approve' })).rejects.toThrow();
  await expect(run('settleOrder', { id: 'nothing', action: 'approve' })).rejects.toThrow();
});

it('QA-08 changes how long the bank waits, and leaves what is not named', async () => {
  const { run } = createControlClient({ url: platform.url });
  expect(await run('setPaymentDelays', { depositSeconds: 7 })).toEqual({ depositSeconds: 7, withdrawalSeconds: 0 });
  expect(await run('setPaymentDelays', { withdrawalSeconds: 9 })).toEqual({ depositSeconds: 7, withdrawalSeconds: 9 });
});
