import { FAULT_KINDS, type FaultEffect } from '@tonalli/qa/fault-effects';
import { describe, expect, it } from 'vitest';
import { expectCall } from './expectations';
import { useStack } from './shared-stack';
import { openSlot } from './slot-player';
import { HASTY_DEADLINE_MS, startHastyGateway } from './stack';
import { codeOf, movedTo } from './test-browser';
import { readyToWithdraw } from './withdrawing';

const stack = await useStack();

interface Row {
  effect: FaultEffect;
  /** What a read answers that meets it once, and always. */
  read: readonly [once: string, always: string];
  /** What a money call answers that meets it once, and then its repeat under the same key. */
  money: readonly [met: string, repeated: string];
}

/** What the gateway makes of each: a read that broke is asked again, what moves money never is. */
const ROWS: readonly Row[] = [
  { effect: { kind: 'latency', milliseconds: 60 }, read: ['OK', 'OK'], money: ['OK', 'OK'] },
  { effect: { kind: 'latency', minimum: 10, maximum: 90, shape: 'normal' }, read: ['OK', 'OK'], money: ['OK', 'OK'] },
  {
    effect: { kind: 'status', status: 503 },
    read: ['OK', 'UPSTREAM_UNAVAILABLE'],
    money: ['UPSTREAM_UNAVAILABLE', 'OK'],
  },
  {
    effect: { kind: 'error', code: 'WALLET_LOCKED' },
    read: ['WALLET_LOCKED', 'WALLET_LOCKED'],
    money: ['WALLET_LOCKED', 'OK'],
  },
  { effect: { kind: 'malformed' }, read: ['UPSTREAM_INVALID', 'UPSTREAM_INVALID'], money: ['UPSTREAM_INVALID', 'OK'] },
  { effect: { kind: 'truncated' }, read: ['OK', 'NETWORK_ERROR'], money: ['NETWORK_ERROR', 'OK'] },
  { effect: { kind: 'drop-before' }, read: ['OK', 'NETWORK_ERROR'], money: ['NETWORK_ERROR', 'OK'] },
  { effect: { kind: 'drop-after' }, read: ['OK', 'NETWORK_ERROR'], money: ['NETWORK_ERROR', 'OK'] },
  { effect: { kind: 'drip', milliseconds: 120 }, read: ['OK', 'OK'], money: ['OK', 'OK'] },
  { effect: { kind: 'duplicate' }, read: ['OK', 'OK'], money: ['OK', 'OK'] },
  { effect: { kind: 'stale' }, read: ['OK', 'OK'], money: ['OK', 'OK'] },
  {
    effect: { kind: 'expired-token' },
    read: ['TOKEN_INVALID', 'TOKEN_INVALID'],
    money: ['TOKEN_INVALID', 'SESSION_MISMATCH'],
  },
];

const named = ({ effect }: Row) => JSON.stringify(effect);

describe('faults through the real gateway', () => {
  it('QA-04 has every effect in one of these tables', () => {
    const sealed = ['corrupted-seal', 'rotated-key'];
    expect(new Set([...ROWS.map(({ effect }) => effect.kind), ...sealed])).toEqual(new Set(FAULT_KINDS));
  });

  it.each(ROWS.map((row) => [named(row), row] as const))('QA-04 a read meets %s', async (_name, { effect, read }) => {
    const answers = [];
    for (const count of [{ count: 1 }, {}]) {
      const world = await stack.world();
      const player = await world.member({ balanceMinor: 100 });
      await world.control.fault({ endpoint: 'fetchBalance', effect, ...count });
      answers.push(await codeOf(player.client.wallet.balance.query()));
    }
    expect(answers).toEqual(read);
  });

  it.each(ROWS.map((row) => [named(row), row] as const))(
    'QA-04 QA-09 money meets %s, and moves once whatever is repeated',
    async (_name, { effect, money }) => {
      const world = await stack.world();
      const { player, withdraw } = await readyToWithdraw(world);
      await world.control.fault({ endpoint: 'createWithdrawal', effect, count: 1 });
      expect([await withdraw('key-1'), await withdraw('key-1')]).toEqual(money);
      await world.control.clearFaults();
      if (money[1] !== 'OK') {
        await player.login(player.username, player.password);
        expect(await withdraw('key-1')).toBe('OK');
      }
      expect((await player.client.wallet.balance.query()).mainMinor).toBe(50_000);
      expect((await player.client.cashier.withdrawals.query({ page: 1, pageSize: 10 })).totalRows).toBe(1);
      expect((await world.control.audit()).findings).toEqual([]);
    },
  );

  it('QA-04 a call that is later than the gateway waits ends there, and its work is found done', async () => {
    const world = await stack.world();
    const { player, withdraw } = await readyToWithdraw(world);
    await world.control.fault({
      endpoint: 'createWithdrawal',
      effect: { kind: 'drip', milliseconds: 6 * HASTY_DEADLINE_MS },
      count: 1,
    });
    const { gateway, gatewayUrl } = await startHastyGateway(stack);
    expect(await withdraw('late', movedTo(gatewayUrl, player))).toBe('UPSTREAM_TIMEOUT');
    await gateway.stop();
    expect(await withdraw('late')).toBe('OK');
    expect((await player.client.wallet.balance.query()).mainMinor).toBe(50_000);
  });

  it('QA-04 a money call that is delivered twice is answered alike, and its work done once', async () => {
    const world = await stack.world();
    const player = await world.member();
    await world.control.fault({ endpoint: 'createDeposit', effect: { kind: 'duplicate' } });
    const [channel] = await player.client.cashier.depositChannels.query();
    const input = { channelId: channel?.id ?? '', amountMinor: channel?.minMinor ?? 0 };
    const context = { idempotencyKey: 'twice' };
    expect(await codeOf(player.client.cashier.createDeposit.mutate(input, { context }))).toBe('OK');
    const calls = await expectCall(world.control, 'createDeposit', { times: 2, code: 'OK' });
    const [second, first] = await Promise.all(calls.map(({ seq }) => world.control.run('fetchJournalEntry', { seq })));
    expect(second?.repeats).toBe(first?.seq);
    expect(second?.answer).toEqual(first?.answer);
    expect((await player.client.cashier.deposits.query({ page: 1, pageSize: 10 })).totalRows).toBe(1);
  });

  it('WIRE-03 QA-04 a sealed call that is delivered twice is refused the second time', async () => {
    const world = await stack.world();
    const { withdraw } = await readyToWithdraw(world);
    await world.control.fault({ endpoint: 'createWithdrawal', effect: { kind: 'duplicate' } });
    expect(await withdraw('twice')).toBe('OK');
    await expectCall(world.control, 'createWithdrawal', { times: 1, code: 'OK' });
    await expectCall(world.control, 'createWithdrawal', { times: 1, code: 'SEAL_REPLAYED' });
  });

  it('QA-04 a stale read answers what it answered before, and the truth once the fault is gone', async () => {
    const world = await stack.world();
    const { player, withdraw } = await readyToWithdraw(world);
    const balance = async () => (await player.client.wallet.balance.query()).mainMinor;
    expect(await balance()).toBe(100_000);
    await withdraw('key');
    await world.control.fault({ endpoint: 'fetchBalance', effect: { kind: 'stale' } });
    expect([await balance(), await balance()]).toEqual([100_000, 100_000]);
    await world.control.clearFaults();
    expect(await balance()).toBe(50_000);
  });

  it('WIRE-03 QA-04 an altered seal is refused, and nobody is logged in', async () => {
    const world = await stack.world();
    const { username, password } = await world.control.mint();
    await world.control.fault({ endpoint: 'login', effect: { kind: 'corrupted-seal' }, count: 1 });
    const logIn = () => codeOf(world.visitor().login(username, password));
    expect([await logIn(), await logIn()]).toEqual(['SEAL_INVALID', 'OK']);
  });

  it('WIRE-03 QA-04 a key that is rotated under a call is agreed anew once, and given up when it goes on', async () => {
    const world = await stack.world();
    const { username, password } = await world.control.mint();
    await world.control.fault({ endpoint: 'login', effect: { kind: 'rotated-key' }, count: 1 });
    const logIn = () => codeOf(world.visitor().login(username, password));
    expect(await logIn()).toBe('OK');
    await expectCall(world.control, 'login', { times: 1, code: 'KEY_UNKNOWN' });
    await world.control.fault({ endpoint: 'login', effect: { kind: 'rotated-key' } });
    expect(await logIn()).toBe('KEY_UNKNOWN');
    await world.control.clearFaults();
    expect(await logIn()).toBe('OK');
  });

  it('WIRE-04 QA-04 a token that ends on the way ends the session for good', async () => {
    const world = await stack.world();
    const player = await world.member();
    await world.control.fault({ endpoint: 'fetchBalance', effect: { kind: 'expired-token' }, count: 1 });
    const balance = () => codeOf(player.client.wallet.balance.query());
    expect([await balance(), await balance()]).toEqual(['TOKEN_INVALID', 'SESSION_MISMATCH']);
    await player.login(player.username, player.password);
    expect(await balance()).toBe('OK');
  });

  it('QA-04 meets one member and spares the others', async () => {
    const world = await stack.world();
    const [struck, spared] = [await world.member(), await world.member()];
    await world.control.fault({
      endpoint: 'fetchBalance',
      effect: { kind: 'error', code: 'WALLET_LOCKED' },
      member: struck.username,
    });
    expect(await codeOf(struck.client.wallet.balance.query())).toBe('WALLET_LOCKED');
    expect(await codeOf(spared.client.wallet.balance.query())).toBe('OK');
  });

  it('QA-04 GAME-08 a spin whose answer was lost, or that came twice, is charged once', async () => {
    const world = await stack.world();
    const player = await world.member({ balanceMinor: 100_000 });
    const list = { language: 'es', type: 'RNG', classify: 'SLOT', page: 1, pageSize: 100 } as const;
    const game = (await player.client.lobby.games.query(list)).games.find(({ open, opensList }) => open && !opensList);
    if (!game) throw new Error('no slot can be started');
    const target = { gameId: game.id, vendor: game.vendor, type: game.type, device: 'WEB', backPath: '/' } as const;
    const slot = await openSlot((await player.client.play.launch.mutate(target)).url);
    for (const kind of ['drop-after', 'truncated', 'duplicate'] as const) {
      await world.control.fault({ endpoint: 'play.spin', effect: { kind }, count: 1 });
      const spinId = `spin-of-${kind}`;
      const first = await slot.spin(spinId).catch((error: unknown) => error);
      expect(first instanceof Error).toBe(kind !== 'duplicate');
      const round = await slot.spin(spinId);
      expect((await player.client.wallet.balance.query()).mainMinor).toBe(round.balanceMinor);
    }
    await expectCall(world.control, 'play.spin', { times: 7, member: player.username });
    const rounds = await world.control.run('listJournal', { endpoint: 'play.spin' });
    expect(rounds.filter(({ postings }) => postings > 0)).toHaveLength(3);
  });
});
