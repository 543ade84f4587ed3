import { BANK_BRANDS } from '../../art/brands';
import { bankLogoPath } from '../../art/paths';

export interface Bank {
  bankId: string;
  /** The first three digits of its CLABEs; 801 and up, where no real bank is. */
  code: string;
  name: string;
  logo: string;
}

const FIRST_CODE = 801;

export const BANKS: readonly Bank[] = BANK_BRANDS.map(({ id, name }, index) => ({
  bankId: id,
  code: String(FIRST_CODE + index),
  name,
  logo: bankLogoPath(id),
}));

export const bankOfClabe = (clabe: string): Bank | null => BANKS.find(({ code }) => clabe.startsWith(code)) ?? null;

/** Throws when an account stands with a bank that is not there. */
export function requireBank(bankId: string): Bank {
  const bank = BANKS.find((known) => known.bankId === bankId);
  if (!bank) throw new Error(`there is no bank ${bankId}`);
  return bank;
}
