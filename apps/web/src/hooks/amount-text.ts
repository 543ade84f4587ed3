const MINOR_PER_MAJOR = 100;

/** Minor units of a typed amount such as `1,250.5`; null for what is none. Commas group, a point divides. */
export function parseAmount(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, '');
  if (!/^(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{0,2})?$/.test(plain)) return null;
  const [major = '', minor = ''] = plain.replaceAll(',', '').split('.');
  return Number(major) * MINOR_PER_MAJOR + Number(minor.padEnd(2, '0'));
}

/** Minor units as a person would type them: `500`, `1250.50`. */
export function amountText(amountMinor: number): string {
  const [major, minor] = [Math.floor(amountMinor / MINOR_PER_MAJOR), amountMinor % MINOR_PER_MAJOR];
  return minor === 0 ? String(major) : `${major}.${String(minor).padStart(2, '0')}`;
}
