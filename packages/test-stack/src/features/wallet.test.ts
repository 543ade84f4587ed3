import type { Balances } from '@tonalli/contracts/wallet/api';
import { expect, it } from 'vitest';
import { lastRecordedCall, minor, type RecordedCall } from '../recorded-call';
import { useStack } from '../shared-stack';

const stack = await useStack();

const under = (idempotencyKey: string) => ({ context: { idempotencyKey } });
const expectedBalances = ({ main, vendors }: RecordedCall<'fetchBalance'>['value']): Balances => ({
  mainMinor: minor(main),
  vendors: vendors.map(({ vassalage, name = '', balance, isOpen = false }) => {
    return { vendor: vassalage, name, balanceMinor: minor(balance), isOpen };
  }),
});

it('GAME-07 the wallets are read, moved and collected in the words of the web', async () => {
  const world = await stack.world();
  const [account] = await world.control.apply('vendor-wallets');
  const player = world.visitor();
  await player.login(account?.username ?? '', account?.password ?? '');
  const { wallet } = player.client;
  const before = await wallet.balance.query();
  expect(before).toEqual(expectedBalances((await lastRecordedCall(stack, world, 'fetchBalance')).value));
  expect(before.mainMinor).toBe(80_000);
  expect(before.vendors).toContainEqual({
    vendor: 'SLR',
    name: expect.any(String),
    balanceMinor: 35_000,
    isOpen: true,
  });
  expect(await wallet.merchant.query()).toEqual({ isSingle: false });

  const moved = await wallet.transfer.mutate({ from: 'MAIN', to: 'SLR', amountMinor: 505 }, under('intent-1'));
  const transfer = await lastRecordedCall(stack, world, 'walletTransfer');
  expect(transfer.request).toEqual({ from: 'MAIN', to: 'SLR', amount: '5.05' });
  expect(transfer.headers['idempotency-key']).toBe('intent-1');
  expect(moved).toEqual(expectedBalances(transfer.value));
  expect(moved.mainMinor).toBe(79_495);

  const collected = await wallet.collect.mutate(undefined, under('intent-2'));
  expect((await lastRecordedCall(stack, world, 'collectWallets')).headers['idempotency-key']).toBe('intent-2');
  expect(collected).toEqual({ collectedMinor: 47_555, balances: await wallet.balance.query() });

  const movements = await wallet.movements.query({ page: 1, pageSize: 2 });
  const { value, request } = await lastRecordedCall(stack, world, 'listWalletMovements');
  expect(request).toEqual({ pageNo: '1', pageSize: '2' });
  expect(movements).toEqual({
    rows: value.content.map(({ movementId, at, direction, vassalage, name, amount }) => ({
      id: movementId,
      at,
      vendor: vassalage,
      name,
      amountMinor: minor(amount),
      direction: direction === 'IN' ? 'in' : 'out',
    })),
    page: 1,
    totalPages: value.totalPages,
    totalRows: value.totalRows,
  });
  expect(movements.rows.map(({ direction }) => direction)).toEqual(['out', 'out']);
});
