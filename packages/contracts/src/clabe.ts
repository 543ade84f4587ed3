/**
 * The CLABE, Mexico's 18-digit account number: 3 digits of the bank, 3 of the place, 11 of the account and a check
 * digit: the weights 3, 7, 1 repeat over the first 17 digits, each product counts by its last digit, and the
 * check digit fills the sum up to a multiple of ten.
 */
export const CLABE_DIGITS = 18;
const WEIGHTS = [3, 7, 1] as const;

/** The check digit of 17 digits. Throws `RangeError` on anything else. */
export function clabeCheckDigit(digits: string): string {
  if (!/^[0-9]{17}$/.test(digits)) throw new RangeError('a CLABE has 17 digits before its check digit');
  const sum = [...digits].reduce((total, digit, at) => total + ((Number(digit) * (WEIGHTS[at % 3] ?? 1)) % 10), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether a text is 18 digits whose last one checks the others. */
export const isClabe = (text: string): boolean =>
  /^[0-9]{18}$/.test(text) && clabeCheckDigit(text.slice(0, -1)) === text.slice(-1);

/** All but the last four digits hidden, as an account is shown. */
export const maskClabe = (clabe: string): string => `•••• ${clabe.slice(-4)}`;
