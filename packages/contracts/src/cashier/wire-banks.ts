import { z } from 'zod';
import { endpoint } from '../endpoint';
import { AccountId } from './wire-parts';

/** `logo` is a path below one of the bootstrap's `imageCDNs`. */
export const Bank = z.object({ bankId: z.string(), code: z.string(), name: z.string(), logo: z.string() });

export const listBanks = endpoint({
  method: 'GET',
  path: '/wps/cashier/banks',
  summary: 'Banks that a withdrawal can go to, with the code that their CLABEs begin with',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ banks: z.array(Bank) }),
});

export const BankAccount = z.object({
  accountId: AccountId,
  bank: Bank,
  /** All but the last four digits hidden. */
  maskedClabe: z.string(),
  holder: z.string(),
  isDefault: z.boolean(),
});
export type BankAccount = z.infer<typeof BankAccount>;

export const listBankAccounts = endpoint({
  method: 'GET',
  path: '/wps/cashier/bank/accounts',
  summary: "The member's bound bank accounts, the default one first",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ accounts: z.array(BankAccount) }),
});

export const addBankAccount = endpoint({
  method: 'POST',
  path: '/wps/cashier/bank/account',
  summary: 'Binds a bank account; the first one becomes the default',
  token: 'required',
  extension: true,
  body: 'sealed',
  idempotent: true,
  request: z.strictObject({ clabe: z.string().max(32), holder: z.string().normalize('NFKC').trim().min(3).max(80) }),
  value: BankAccount,
  errors: ['CLABE_INVALID', 'BANK_UNKNOWN', 'BANK_ACCOUNT_TAKEN', 'BANK_ACCOUNT_LIMIT'],
});

export const removeBankAccount = endpoint({
  method: 'DELETE',
  path: '/wps/cashier/bank/account',
  summary: 'Unbinds a bank account; past withdrawals keep theirs',
  token: 'required',
  extension: true,
  request: z.strictObject({ accountId: AccountId }),
  value: z.null(),
  errors: ['BANK_ACCOUNT_NOT_FOUND'],
});

export const chooseBankAccount = endpoint({
  method: 'POST',
  path: '/wps/cashier/bank/account/default',
  summary: 'Makes one of the bound accounts the default',
  token: 'required',
  extension: true,
  request: z.strictObject({ accountId: AccountId }),
  value: z.null(),
  errors: ['BANK_ACCOUNT_NOT_FOUND'],
});
