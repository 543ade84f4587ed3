/** Every text of a catalogue by its full key (`menu.label`). */
export function flatten(catalogue, prefix = '') {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? flatten(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  );
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
export const withoutPlural = (key) => key.replace(PLURAL, '');
const gapsOf = (text) => [...String(text).matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name);
const gaps = (entries, key) => [
  ...new Set(entries.filter(([other]) => withoutPlural(other) === key).flatMap(([, text]) => gapsOf(text))),
];

/** What one language lacks beside the other. Plural forms may differ, the key they belong to may not. */
function missing(here, there, label) {
  const known = new Set(here.map(([key]) => withoutPlural(key)));
  const lacking = [...new Set(there.map(([key]) => withoutPlural(key)))].filter((key) => !known.has(key));
  return lacking.map((key) => ({ key, problem: `is missing in ${label}` }));
}

function incompletePlurals(entries, label) {
  const keys = new Set(entries.map(([key]) => key));
  const plural = [...keys].filter((key) => PLURAL.test(key)).map(withoutPlural);
  return [...new Set(plural)]
    .filter((key) => !keys.has(`${key}_other`))
    .map((key) => ({ key, problem: `has plural forms in ${label} but no _other` }));
}

/** Counts without plural forms: "1 games" sooner or later. */
function uncountable(entries, label, allowed) {
  return entries
    .filter(([key, text]) => /\{\{\s*count\b/.test(String(text)) && !PLURAL.test(key) && !allowed.includes(key))
    .map(([key]) => ({ key, problem: `counts in ${label} without plural forms (_one, _other)` }));
}

/**
 * Compares a feature's catalogue in both languages. `sameWords` are texts that are right in both, `countable` keys whose
 * words are the same for one and for many.
 */
export function compareCatalogues({ es, en, sameWords, countable = [] }) {
  const [spanish, english] = [flatten(es), flatten(en)];
  const inEnglish = new Map(english);
  const empty = (entries, label) =>
    entries
      .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
      .map(([key]) => ({ key, problem: `is empty in ${label}` }));
  const untranslated = spanish
    .filter(
      ([key, text]) =>
        /\p{L}{2}/u.test(String(text).replace(/\{\{.*?\}\}|\$t\(.*?\)/g, '')) && inEnglish.get(key) === text,
    )
    .filter(([, text]) => !sameWords.includes(text))
    .map(([key, text]) => ({ key, problem: `reads "${text}" in both languages`, text }));
  const shared = [...new Set(spanish.map(([key]) => withoutPlural(key)))];
  const otherGaps = shared
    .filter((key) => english.some(([other]) => withoutPlural(other) === key))
    .filter((key) => gaps(spanish, key).sort().join() !== gaps(english, key).sort().join())
    .map((key) => ({ key, problem: 'fills different {{gaps}} in the two languages' }));
  return [
    ...missing(spanish, english, 'es'),
    ...missing(english, spanish, 'en'),
    ...incompletePlurals(spanish, 'es'),
    ...incompletePlurals(english, 'en'),
    ...uncountable(spanish, 'es', countable),
    ...uncountable(english, 'en', countable),
    ...empty(spanish, 'es'),
    ...empty(english, 'en'),
    ...untranslated,
    ...otherGaps,
  ];
}
