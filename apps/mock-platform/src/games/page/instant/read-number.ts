/** A number that a person typed, with a decimal point or comma; null when it is none. */
export function readNumber(text: string): number | null {
  const digits = text.replaceAll(/[\s$%×x]/g, '');
  const plain = /,\d{3}(\D|$)/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  return /^\d{1,12}(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
}
