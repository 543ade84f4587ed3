import type { LiveEvent } from '@tonalli/contracts/live';
import {
  collectWallets,
  fetchBalance,
  fetchMerchantWallet,
  listWalletMovements,
  walletTransfer,
} from '@tonalli/contracts/wallet/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findGame } from '../lobby';
import { readJackpot } from '../play';
import { type Player, servePlay } from '../play/play-fixture';
import { verifyRound } from '../play/verify-round';
import { WALLET_VENDORS } from './wallet-settings';

const fixture = await servePlay();

let keys = 0;
const newKey = () => {
  keys += 1;
  return `wallet-key-${keys}`;
};

interface Wallets {
  main: string;
  vendors: { vassalage: string; name: string; balance: string; isOpen: boolean }[];
}

async function transfer(player: Player, body: unknown, idempotencyKey = newKey()) {
  const { envelope } = await fixture.platform.call(walletTransfer, body as never, {
    token: player.login,
    idempotencyKey,
  });
  return envelope.success
    ? { value: envelope.value as Wallets, code: undefined }
    : { code: envelope.code, value: undefined };
}

async function collect(player: Player, idempotencyKey = newKey()) {
  const { envelope } = await fixture.platform.call(collectWallets, {}, { token: player.login, idempotencyKey });
  return envelope.success
    ? { value: envelope.value as { collected: string; balances: Wallets }, code: undefined }
    : { code: envelope.code, value: undefined };
}

const main = (player: Player) => fixture.world.ledger.balance(player.id, 'member.main');
const held = (player: Player, vendor = 'SLR') => fixture.world.ledger.balance(player.id, 'member.vendor', vendor);

describe('the wallets of a member', () => {
  it('GAME-07 MEM-06 shows the main wallet and those of vendors that keep their own', async () => {
    const player = await fixture.player(50_000);
    const { envelope } = await fixture.platform.call(fetchBalance, {}, { token: player.login });
    expect(envelope).toMatchObject({
      success: true,
      value: {
        main: '500.00',
        vendors: [
          { vassalage: 'SLR', name: 'Solárica', balance: '0.00', isOpen: true },
          { vassalage: 'BRJ', name: 'Baraja Viva', balance: '0.00', isOpen: true },
        ],
      },
    });
    const single = await fixture.platform.call(fetchMerchantWallet, {}, { token: player.login });
    expect(single.envelope).toMatchObject({ value: { isSingle: false } });
  });

  it('GAME-07 MEM-06 moves money in, out, and from vendor to vendor, and tells the tabs', async () => {
    const player = await fixture.player(50_000);
    const heard: LiveEvent[] = [];
    const stop = fixture.world.events.subscribe((event) => heard.push(event));
    expect((await transfer(player, { from: 'MAIN', to: 'SLR', amount: '200.00' })).value).toMatchObject({
      main: '300.00',
    });
    expect(held(player)).toBe(20_000);
    await transfer(player, { from: 'SLR', to: 'BRJ', amount: '50.00' });
    expect([main(player), held(player), held(player, 'BRJ')]).toEqual([30_000, 15_000, 5_000]);
    await transfer(player, { from: 'BRJ', to: 'MAIN', amount: '20.00' });
    expect([main(player), held(player, 'BRJ')]).toEqual([32_000, 3_000]);
    stop();
    expect(heard).toContainEqual({ type: 'balance', customerId: player.id, balance: 32_000 });
    expect(heard).toContainEqual({ type: 'wallets', customerId: player.id });
    const { envelope } = await fixture.platform.call(
      listWalletMovements,
      { pageNo: '1', pageSize: '3' },
      { token: player.login },
    );
    expect(envelope).toMatchObject({
      value: {
        totalRows: 4,
        totalPages: 2,
        content: [
          { direction: 'OUT', vassalage: 'BRJ', amount: '20.00' },
          { direction: 'IN', vassalage: 'BRJ', amount: '50.00' },
          { direction: 'OUT', vassalage: 'SLR', amount: '50.00' },
        ],
      },
    });
  });

  it('GAME-07 MEM-06 refuses more than a wallet holds, in either direction, and changes nothing', async () => {
    const player = await fixture.player(10_000);
    expect((await transfer(player, { from: 'MAIN', to: 'SLR', amount: '100.01' })).code).toBe('INSUFFICIENT_FUNDS');
    await transfer(player, { from: 'MAIN', to: 'SLR', amount: '60.00' });
    expect((await transfer(player, { from: 'SLR', to: 'MAIN', amount: '60.01' })).code).toBe('INSUFFICIENT_FUNDS');
    expect((await transfer(player, { from: 'SLR', to: 'BRJ', amount: '60.01' })).code).toBe('INSUFFICIENT_FUNDS');
    expect([main(player), held(player), held(player, 'BRJ')]).toEqual([4_000, 6_000, 0]);
  });

  it('GAME-07 a repeated key moves once and answers the same; for another transfer it is refused', async () => {
    const player = await fixture.player(10_000);
    const key = newKey();
    const first = await transfer(player, { from: 'MAIN', to: 'SLR', amount: '10.00' }, key);
    expect(await transfer(player, { from: 'MAIN', to: 'SLR', amount: '10.00' }, key)).toEqual(first);
    expect((await transfer(player, { from: 'MAIN', to: 'SLR', amount: '20.00' }, key)).code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
    expect([main(player), held(player)]).toEqual([9_000, 1_000]);
    const again = newKey();
    const collected = await collect(player, again);
    await transfer(player, { from: 'MAIN', to: 'SLR', amount: '30.00' });
    expect(await collect(player, again)).toEqual(collected);
    expect(held(player)).toBe(3_000);
  });

  it('GAME-07 MEM-06 collects what is there with the key of an earlier transfer, of the same amount too', async () => {
    const player = await fixture.player(10_000);
    const key = newKey();
    await transfer(player, { from: 'MAIN', to: 'SLR', amount: '20.00' });
    await transfer(player, { from: 'SLR', to: 'MAIN', amount: '10.00' }, key);
    expect((await collect(player, key)).value).toMatchObject({ collected: '10.00', balances: { main: '100.00' } });
    expect([main(player), held(player)]).toEqual([10_000, 0]);
  });

  it('GAME-07 MEM-06 collects all wallets into the main one, and nothing when there is nothing', async () => {
    const player = await fixture.player(90_000);
    await transfer(player, { from: 'MAIN', to: 'SLR', amount: '300.00' });
    await transfer(player, { from: 'MAIN', to: 'BRJ', amount: '0.01' });
    const { value } = await collect(player);
    expect(value).toMatchObject({ collected: '300.01', balances: { main: '900.00' } });
    expect([main(player), held(player), held(player, 'BRJ')]).toEqual([90_000, 0, 0]);
    expect((await collect(player)).value).toMatchObject({ collected: '0.00' });
  });

  it("GAME-07 keeps members apart: nobody's wallet moves for another, whatever the key", async () => {
    const [one, two] = [await fixture.player(10_000), await fixture.player(10_000)];
    const key = newKey();
    await transfer(one, { from: 'MAIN', to: 'SLR', amount: '40.00' }, key);
    expect((await transfer(two, { from: 'SLR', to: 'MAIN', amount: '40.00' }, key)).code).toBe('INSUFFICIENT_FUNDS');
    expect([main(one), held(one), main(two), held(two)]).toEqual([6_000, 4_000, 10_000, 0]);
  });

  it.each([
    [{ from: 'MAIN', to: 'MAIN', amount: '1.00' }, 'INVALID_REQUEST'],
    [{ from: 'MAIN', to: 'SLR', amount: '0.00' }, 'INVALID_REQUEST'],
    [{ from: 'MAIN', to: 'SLR', amount: '-1.00' }, 'INVALID_REQUEST'],
    [{ from: 'MAIN', to: 'SLR', amount: '1.001' }, 'INVALID_REQUEST'],
    [{ from: 'MAIN', to: 'SLR', amount: '1.00', more: 1 }, 'INVALID_REQUEST'],
    [{ from: 'MAIN', to: 'slr', amount: '1.00' }, 'INVALID_REQUEST'],
    [{ from: 'MAIN', to: 'OMT', amount: '1.00' }, 'WALLET_UNKNOWN'],
    [{ from: 'NOBODY', to: 'MAIN', amount: '1.00' }, 'WALLET_UNKNOWN'],
  ])('GAME-07 refuses %j with %s', async (body, code) => {
    const player = await fixture.player(10_000);
    expect((await transfer(player, body)).code).toBe(code);
    expect(main(player)).toBe(10_000);
  });

  it('GAME-06 GAME-07 a trial account has no wallets to move, a visitor none at all, and money needs a key', async () => {
    const trial = await fixture.player(0, 4);
    expect((await transfer(trial, { from: 'MAIN', to: 'SLR', amount: '1.00' })).code).toBe('TRIAL_ACCOUNT');
    expect((await collect(trial)).code).toBe('TRIAL_ACCOUNT');
    const list = { pageNo: '1', pageSize: '3' };
    const { envelope } = await fixture.platform.call(listWalletMovements, list, { token: trial.login });
    expect(envelope).toMatchObject({ code: 'TRIAL_ACCOUNT' });
    const body = { from: 'MAIN', to: 'SLR', amount: '1.00' };
    expect((await fixture.platform.call(walletTransfer, body)).envelope).toMatchObject({ code: 'TOKEN_MISSING' });
    const player = await fixture.player(10_000);
    const keyless = await fixture.platform.call(walletTransfer, body, { token: player.login });
    expect(keyless.envelope.success).toBe(false);
    expect(main(player)).toBe(10_000);
  });

  it('GAME-07 what is left with a vendor that keeps no wallet any more can be taken out, and nothing goes in', async () => {
    const player = await fixture.player(10_000);
    await transfer(player, { from: 'MAIN', to: 'BRJ', amount: '25.00' });
    const before = fixture.world.settings.get(WALLET_VENDORS);
    fixture.world.settings.set(WALLET_VENDORS, ['SLR']);
    try {
      const { envelope } = await fixture.platform.call(fetchBalance, {}, { token: player.login });
      expect(envelope).toMatchObject({
        value: { vendors: [{ vassalage: 'SLR' }, { vassalage: 'BRJ', isOpen: false }] },
      });
      expect((await transfer(player, { from: 'MAIN', to: 'BRJ', amount: '1.00' })).code).toBe('WALLET_UNKNOWN');
      expect((await transfer(player, { from: 'BRJ', to: 'MAIN', amount: '25.00' })).code).toBeUndefined();
      fixture.world.settings.set(WALLET_VENDORS, []);
      const single = await fixture.platform.call(fetchMerchantWallet, {}, { token: player.login });
      expect(single.envelope).toMatchObject({ value: { isSingle: true } });
    } finally {
      fixture.world.settings.set(WALLET_VENDORS, before);
    }
    expect(main(player)).toBe(10_000);
  });

  it('GAME-07 MEM-06 collects also what is left with a vendor that keeps no wallet any more', async () => {
    const player = await fixture.player(10_000);
    await transfer(player, { from: 'MAIN', to: 'SLR', amount: '10.00' });
    await transfer(player, { from: 'MAIN', to: 'BRJ', amount: '25.00' });
    const before = fixture.world.settings.get(WALLET_VENDORS);
    fixture.world.settings.set(WALLET_VENDORS, ['SLR']);
    try {
      expect((await collect(player)).value).toMatchObject({ collected: '35.00', balances: { main: '100.00' } });
    } finally {
      fixture.world.settings.set(WALLET_VENDORS, before);
    }
    expect([main(player), held(player), held(player, 'BRJ')]).toEqual([10_000, 0, 0]);
  });

  it('GAME-07 whatever is asked at once, money between wallets is neither made nor lost', async () => {
    const wallets = ['MAIN', 'SLR', 'BRJ'] as const;
    const move = fc.record({
      from: fc.constantFrom(...wallets),
      to: fc.constantFrom(...wallets),
      amount: fc.constantFrom('0.01', '33.33', '60.00', '100.00'),
      twice: fc.boolean(),
      collect: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (program) => {
        const player = await fixture.player(10_000);
        await Promise.all(
          program.flatMap(({ twice, collect: all, ...body }) => {
            const key = newKey();
            const ask = () => (all ? collect(player, key) : transfer(player, body, key));
            return twice ? [ask(), ask()] : [ask()];
          }),
        );
        expect(main(player) + held(player) + held(player, 'BRJ')).toBe(10_000);
      }),
      { numRuns: 10 },
    );
  });
});

describe('play from a vendor wallet', () => {
  const ownGame = () => {
    const [row] = fixture.world.sqlite
      .prepare<[], { node_id: string }>(
        "SELECT node_id FROM games WHERE vendor = 'SLR' AND classify = 'SLOT' AND is_open = 1 AND has_trial = 1 ORDER BY rank LIMIT 1",
      )
      .all();
    return row?.node_id ?? '';
  };

  it('GAME-07 is staked and paid there, never from the main wallet, and counts in the records and the jackpot', async () => {
    const game = findGame(fixture.world, ownGame());
    if (!game) throw new Error('the vendor has no slot');
    const player = await fixture.player(100_000);
    const launched = await fixture.launch(player, { game });
    const opened = await fixture.open(launched.token);
    expect(opened.value).toMatchObject({ wallet: 'vendor', balanceMinor: 0 });
    const token = opened.value?.token ?? '';
    expect((await fixture.spin(token, 'without-money')).code).toBe('INSUFFICIENT_FUNDS');
    await transfer(player, { from: 'MAIN', to: 'SLR', amount: '500.00' });
    const { value } = await fixture.spin(token, 'with-money', 50);
    expect(value?.balanceMinor).toBe(50_000 - 1_000 + (value?.payoutMinor ?? 0));
    expect(main(player)).toBe(50_000);
    expect(held(player)).toBe(value?.balanceMinor);
    const { jackpot } = verifyRound(fixture.world, value?.roundId ?? '');
    expect(jackpot).toMatchObject({ stakePerWinMinor: readJackpot(fixture.world).amount * 200 });
    const trial = await fixture.launch(player, { game, freeTrial: true });
    expect((await fixture.open(trial.token)).value).toMatchObject({ wallet: 'trial' });
  });
});
