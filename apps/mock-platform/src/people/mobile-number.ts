import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js';

const DIALING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/**
 * A mobile number as `+525512345678`, however it was typed: spaces, dashes, trunk zero or the dialling
 * code repeated. Null when no number of that country looks like this.
 */
export function normaliseMobile(countryDialingCode: string, typed: string): string | null {
  const code = countryDialingCode.replace(/^\+|\s/g, '');
  if (!DIALING_CODES.has(code) || typed.length > 32 || /[^\d\s()+.-]/.test(typed)) return null;
  const parsed = parsePhoneNumber(typed, { defaultCallingCode: code });
  return parsed?.isValid() && parsed.countryCallingCode === code ? parsed.number : null;
}

/** A number with its dialling code in front, as `+525512345678`; null when it is none. */
export function internationalMobile(typed: string): string | null {
  const parsed = typed.startsWith('+') && typed.length <= 32 ? parsePhoneNumber(typed) : undefined;
  return parsed?.isValid() ? parsed.number : null;
}
