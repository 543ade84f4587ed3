import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const WALLETS = { main: 50_000, vendors: [{ vassalage: 'SLR', name: 'Solárica', balance: 1_250, isOpen: true }] };
const BALANCES = {
  mainMinor: 50_000,
  vendors: [{ vendor: 'SLR', name: 'Solárica', balanceMinor: 1_250, isOpen: true }],
};

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

describe('the wallets', () => {
  it('GAME-07 are read, moved and collected in the words of the web', async () => {
    gateway.platform.answer({
      fetchBalance: () => WALLETS,
      walletTransfer: () => WALLETS,
      collectWallets: () => ({ collected: 1_250, balances: WALLETS }),
    });
    const tab = await gateway.login();
    expect((await gateway.query('wallet.balance', undefined, { tab })).data).toEqual(BALANCES);
    const money = (key: string) => ({ tab, headers: { 'x-idempotency-key': key } });
    const moved = await gateway.mutate(
      'wallet.transfer',
      { from: 'MAIN', to: 'SLR', amountMinor: 500 },
      money('intent-1'),
    );
    expect(gateway.platform.calls.at(-1)?.headers).toMatchObject({ 'idempotency-key': 'intent-1' });
    expect(moved.data).toEqual(BALANCES);
    const collected = await gateway.mutate('wallet.collect', undefined, money('intent-2'));
    expect(collected.data).toEqual({ collectedMinor: 1_250, balances: BALANCES });
  });
});
