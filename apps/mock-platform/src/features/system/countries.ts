import type { WireLanguage } from '@tonalli/contracts/language';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';

interface Country {
  countryCode: string;
  countryDialingCode: string;
  name: string;
}

/** The operator's own country stands first, the others by name. */
const HOME = 'MX';

const byLanguage = new Map<WireLanguage, Country[]>();

/** Every country that has a dialling code, named in the language. */
export function countries(language: WireLanguage): Country[] {
  const known = byLanguage.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language.toLowerCase(), { type: 'region' });
  const list = getCountries().map((countryCode) => ({
    countryCode,
    countryDialingCode: getCountryCallingCode(countryCode),
    name: names.of(countryCode) ?? countryCode,
  }));
  const collator = new Intl.Collator(language.toLowerCase());
  const rank = (country: Country) => (country.countryCode === HOME ? 0 : 1);
  list.sort((a, b) => rank(a) - rank(b) || collator.compare(a.name, b.name));
  byLanguage.set(language, list);
  return list;
}
