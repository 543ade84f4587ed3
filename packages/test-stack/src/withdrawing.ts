import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import type { ErrorCode } from '@tonalli/contracts/errors';
import type { LoggedIn, StackWorld } from './stack';
import { codeOf, type TestBrowser } from './test-browser';

/** Of members that tests make. */
const PAYMENT_PASSWORD = '246810';
const DIGITS = '80118000000000001';

export interface Withdrawing {
  player: LoggedIn;
  /** Asks for $500.00 under a key, by the player's own browser when none is given, and answers with the code. */
  withdraw(key: string, browser?: TestBrowser): Promise<ErrorCode | 'OK'>;
}

/** A member with $1,000.00 and a bank account, who can have it paid out. */
export async function readyToWithdraw(world: StackWorld): Promise<Withdrawing> {
  const player = await world.member({ balanceMinor: 100_000 });
  const { id } = await player.client.cashier.addBankAccount.mutate(
    { clabe: DIGITS + clabeCheckDigit(DIGITS), holder: 'Ana Luna' },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
  const input = { accountId: id, amountMinor: 50_000, paymentPassword: PAYMENT_PASSWORD };
  return {
    player,
    withdraw: (idempotencyKey, { client } = player) =>
      codeOf(client.cashier.createWithdrawal.mutate(input, { context: { idempotencyKey } })),
  };
}
