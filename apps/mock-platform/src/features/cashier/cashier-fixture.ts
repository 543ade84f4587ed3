import * as wire from '@tonalli/contracts/cashier/wire';
import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import { listMessages } from '@tonalli/contracts/messages/wire';
import { formatMoney } from '@tonalli/contracts/money';
import type { z } from 'zod';
import { code } from '../../testing/answer-codes';
import { mintPlayer, type Player, playerOf } from '../../testing/log-in';
import { serveAudited } from '../../testing/stage';
import type { CallResult, TestPlatform } from '../../testing/test-platform';
import { keepBet } from '../../wagering/bets';
import type { World } from '../../world/world';
import { type Payment, simulatePayment } from './simulate-payment';

export const PAYMENT_PASSWORD = '246810';

/** A CLABE of the n-th invented bank. */
export function clabeOf(account: number, bank = 801): string {
  const digits = `${bank}180${String(account).padStart(11, '0')}`;
  return digits + clabeCheckDigit(digits);
}

export interface CashierFixture {
  platform: TestPlatform;
  world: World;
  player(balanceMinor: number, type?: 0 | 4): Promise<Player>;
  /** As `platform.call`, in the fixture's world. */
  createDeposit(
    player: Player,
    amountMinor: number,
    options?: { key?: string; channelId?: string },
  ): Promise<CallResult>;
  /** Opens an order and answers its number. */
  deposit(player: Player, amountMinor: number, channelId?: string): Promise<string>;
  bind(player: Player, account?: number): Promise<string>;
  createWithdrawal(
    player: Player,
    amountMinor: number,
    options?: { key?: string; accountId?: string; paymentPassword?: string },
  ): Promise<CallResult>;
  /** Asks for a payout to an account of the member's own and answers its number. */
  withdrawal(player: Player, amountMinor: number): Promise<string>;
  /** The bank's part of an order. */
  simulate(orderId: string, action: Payment['action'], amountMinor?: number): void;
  newestWithdrawal(player: Player): Promise<z.input<typeof wire.Withdrawal> | undefined>;
  /** What the house holds for withdrawals under way. */
  heldMinor(): number;
  /** The player after another login, for when the clock has outlived the last one. */
  again(player: Player): Player;
  /** The texts of the member's inbox, newest first, in English. */
  inbox(player: Player): Promise<{ kind: string; title: string }[]>;
  balance(player: Player): number;
  stake(player: Player, stakeMinor: number, isTrial?: boolean): void;
}

let keys = 0;
const freshKey = (): string => {
  keys += 1;
  return `cashier-${keys}`;
};

/** A platform for the tests of a file, and short ways to do what the cashier's pages do. */
export async function serveCashier(): Promise<CashierFixture> {
  const platform = await serveAudited();
  const { world } = platform;
  const bound = new Map<string, string>();
  const fixture: CashierFixture = {
    platform,
    world,
    player: (balanceMinor, type = 0) => mintPlayer(world, { balanceMinor, type }),
    createDeposit: ({ token }, amountMinor, { key = freshKey(), channelId = 'spei' } = {}) =>
      platform.call(
        wire.createDeposit,
        { channelId, amount: formatMoney(amountMinor) },
        { token, idempotencyKey: key },
      ),
    async deposit(player, amountMinor, channelId = 'spei') {
      const { envelope } = await fixture.createDeposit(player, amountMinor, { channelId });
      if (!envelope.success) throw new Error(envelope.code);
      return wire.DepositOrder.parse(envelope.value).orderId;
    },
    async bind({ id, token }, account = 1) {
      const input = { clabe: clabeOf(account), holder: 'Ana Luna' };
      const { accountId } = await platform.value(wire.addBankAccount, input, { token, idempotencyKey: freshKey() });
      bound.set(id, accountId);
      return accountId;
    },
    createWithdrawal: ({ id, token }, amountMinor, options = {}) => {
      const { key = freshKey(), accountId = bound.get(id) ?? '', paymentPassword = PAYMENT_PASSWORD } = options;
      return platform.call(
        wire.createWithdrawal,
        { accountId, amount: formatMoney(amountMinor), paymentPassword },
        { token, idempotencyKey: key },
      );
    },
    async withdrawal(player, amountMinor) {
      if (!bound.has(player.id)) await fixture.bind(player);
      const { envelope } = await fixture.createWithdrawal(player, amountMinor);
      if (!envelope.success) throw new Error(envelope.code);
      return wire.Withdrawal.parse(envelope.value).withdrawalId;
    },
    simulate: (orderId, action, amountMinor) => void simulatePayment(world, { orderId, action, amountMinor }),
    async newestWithdrawal({ token }) {
      const { content } = await platform.value(wire.listWithdrawals, { pageNo: '1', pageSize: '10' }, { token });
      return content[0];
    },
    heldMinor: () =>
      world.sqlite
        .prepare<[], { held: number }>(
          "SELECT coalesce(sum(balance_minor), 0) held FROM accounts WHERE kind = 'house.withdrawals'",
        )
        .get()?.held ?? 0,
    again: ({ id }) => playerOf(world, id),
    async inbox({ token }) {
      const query = { filter: 'all', pageNo: '1', pageSize: '20', language: 'EN' };
      const { content } = await platform.value(listMessages, query, { token });
      return content.map(({ kind, title }) => ({ kind, title }));
    },
    balance: ({ id }) => world.ledger.balance(id, 'member.main'),
    stake({ id }, stakeMinor, isTrial = false) {
      const at = world.clock.now();
      keepBet(world, {
        roundId: freshKey(),
        memberId: id,
        nodeId: 'any',
        vassalage: 'ANY',
        gameType: 'RNG',
        stakeMinor,
        payoutMinor: 0,
        isTrial,
        at,
        detail: { k: 'summary' },
      });
    },
  };
  return fixture;
}

export const codeOf = (answer: Promise<CallResult>): Promise<string> => code(answer);
