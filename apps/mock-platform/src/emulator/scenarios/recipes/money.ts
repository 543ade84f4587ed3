import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import {
  bindAccount,
  DEPOSIT_AUTO_CONFIRM,
  openWithdrawal,
  payWithdrawal,
  receiveInFull,
  WITHDRAWAL_AUTO_PAY,
} from '../../../features/cashier';
import { moveWallet } from '../../../features/wallet';
import { creditByHand } from '../../../guard/credit-by-hand';
import { toHex } from '../../../kernel/fairness';
import type { World } from '../../../world/world';
import type { Person } from './person';

/** Below it a payout is not worth its fee. */
const SMALLEST_PAYOUT_MINOR = 10_000;

type BankAccount = ReturnType<typeof bindAccount>;
const bankAccounts = new WeakMap<Person, BankAccount>();

interface Moment {
  amountMinor: number;
  /** Milliseconds since epoch. */
  at: number;
}

/** Money that came in without an order, as the operator books it by hand. */
export function topUp(world: World, { id, random }: Person, { amountMinor, at }: Moment): void {
  const key = `scenario:${id}:${toHex(random.bytes(8))}`;
  creditByHand(world, { key, memberId: id, amountMinor, reference: 'scenario', at });
}

/** Money for a vendor that keeps its own wallet, by way of the main one. */
export function fillWallet(world: World, person: Person, wallet: { vendor: string; amountMinor: number }): void {
  const at = world.clock.now();
  topUp(world, person, { amountMinor: wallet.amountMinor, at });
  const key = `scenario:${toHex(person.random.bytes(8))}`;
  moveWallet(world, { ...wallet, memberId: person.id, direction: 'in', key, at });
}

/** What may be staked without asking where it comes from. */
export function ensureFunds(world: World, person: Person, { amountMinor, at }: Moment): void {
  const missingMinor = amountMinor - world.ledger.balance(person.id, 'member.main');
  if (missingMinor > 0) topUp(world, person, { amountMinor: missingMinor, at });
}

/** Deposits and withdrawals in the work wait for whoever decides them: nothing confirms or pays them by itself. */
export function withoutSimulator(world: World, work: () => void): void {
  const { settings } = world;
  const before = [settings.get(DEPOSIT_AUTO_CONFIRM), settings.get(WITHDRAWAL_AUTO_PAY)] as const;
  settings.set(DEPOSIT_AUTO_CONFIRM, 0);
  settings.set(WITHDRAWAL_AUTO_PAY, 0);
  work();
  settings.set(DEPOSIT_AUTO_CONFIRM, before[0]);
  settings.set(WITHDRAWAL_AUTO_PAY, before[1]);
}

/** The account that the person is paid to; bound when there is none. */
export function bankAccountOf(world: World, person: Person): BankAccount {
  const known = bankAccounts.get(person);
  if (known) return known;
  const digits = `801180${person.random.int(10_000_000_000, 99_999_999_999)}`;
  const account = bindAccount(world, person.id, {
    clabe: digits + clabeCheckDigit(digits),
    holder: person.username,
    at: person.joinedAt,
  });
  bankAccounts.set(person, account);
  return account;
}

function payOut(world: World, person: Person, amountMinor: number): void {
  const at = world.clock.now();
  const account = bankAccountOf(world, person);
  withoutSimulator(world, () => {
    const { id } = openWithdrawal(world, { account, amountMinor, at });
    payWithdrawal(world, id);
    receiveInFull(world, id, false);
  });
}

/** Brings the main balance to an amount: more comes in, or what is too much was taken out. */
export function settleBalance(world: World, person: Person, wantedMinor: number): void {
  const at = world.clock.now();
  const excessMinor = world.ledger.balance(person.id, 'member.main') - wantedMinor;
  if (excessMinor < 0) topUp(world, person, { amountMinor: -excessMinor, at });
  if (excessMinor <= 0) return;
  const roundingMinor = excessMinor < SMALLEST_PAYOUT_MINOR ? SMALLEST_PAYOUT_MINOR : 0;
  if (roundingMinor > 0) topUp(world, person, { amountMinor: roundingMinor, at });
  payOut(world, person, excessMinor + roundingMinor);
}
