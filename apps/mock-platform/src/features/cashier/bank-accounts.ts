import { MAX_BANK_ACCOUNTS } from '@tonalli/contracts/cashier/states';
import type * as wire from '@tonalli/contracts/cashier/wire';
import { isClabe, maskClabe } from '@tonalli/contracts/clabe';
import { PlatformFailure, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { type BankAccountRow, bankAccountRepository } from './bank-account.repository';
import { BANKS, bankOfClabe, requireBank } from './banks';
import { orderIdOf, parseOrderId } from './order-ids';

export const toWireAccount = (row: BankAccountRow) => ({
  accountId: orderIdOf('A', row.id),
  bank: requireBank(row.bankId),
  maskedClabe: maskClabe(row.clabe),
  holder: row.holder,
  isDefault: row.isDefault,
});

/** A member's own account. Throws `BANK_ACCOUNT_NOT_FOUND`, also for another member's. */
export function requireAccount(world: World, memberId: string, accountId: string): BankAccountRow {
  const id = parseOrderId('A', accountId);
  const account = id === null ? null : bankAccountRepository(world).own(id, memberId);
  if (!account) throw new PlatformFailure('BANK_ACCOUNT_NOT_FOUND');
  return account;
}

export interface NewAccount {
  clabe: string;
  holder: string;
  /** Milliseconds since epoch. */
  at: number;
}

/** Binds an account. Throws `CLABE_INVALID`, `BANK_UNKNOWN`, `BANK_ACCOUNT_TAKEN`, `BANK_ACCOUNT_LIMIT`. */
export function bindAccount(world: World, memberId: string, { clabe, holder, at }: NewAccount): BankAccountRow {
  if (!isClabe(clabe)) throw new PlatformFailure('CLABE_INVALID');
  const bank = bankOfClabe(clabe);
  if (!bank) throw new PlatformFailure('BANK_UNKNOWN');
  const store = bankAccountRepository(world);
  return world.transaction(() => {
    const bound = store.ofMember(memberId);
    if (bound.some((account) => account.clabe === clabe)) throw new PlatformFailure('BANK_ACCOUNT_TAKEN');
    if (bound.length >= MAX_BANK_ACCOUNTS) throw new PlatformFailure('BANK_ACCOUNT_LIMIT');
    return store.insert({
      memberId,
      bankId: bank.bankId,
      clabe,
      holder,
      isDefault: bound.length === 0,
      createdAt: at,
    });
  });
}

/** The names that a member's bound accounts are in. */
export const holdersOf = (world: World, memberId: string): string[] =>
  bankAccountRepository(world)
    .ofMember(memberId)
    .map(({ holder }) => holder);

export const listBanks: Verb<typeof wire.listBanks> = () => ({ banks: [...BANKS] });

export const listBankAccounts: Verb<typeof wire.listBankAccounts> = ({ ctx: { world, member } }) => ({
  accounts: bankAccountRepository(world).ofMember(member.id).map(toWireAccount),
});

export const addBankAccount: Verb<typeof wire.addBankAccount> = ({ ctx: { world, member, now }, input }) => {
  return toWireAccount(bindAccount(world, member.id, { ...input, at: now }));
};

/** When the default goes, the oldest that is left takes its place. */
export const removeBankAccount: Verb<typeof wire.removeBankAccount> = ({ ctx: { world, member }, input }) =>
  world.transaction(() => {
    const store = bankAccountRepository(world);
    const account = requireAccount(world, member.id, input.accountId);
    store.remove(account.id);
    const [next] = store.ofMember(member.id);
    if (account.isDefault && next) store.choose(next.id, member.id);
    return null;
  });

export const chooseBankAccount: Verb<typeof wire.chooseBankAccount> = ({ ctx: { world, member }, input }) => {
  const { id } = requireAccount(world, member.id, input.accountId);
  bankAccountRepository(world).choose(id, member.id);
  return null;
};
