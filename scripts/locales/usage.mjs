const escapeText = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const GAP = /\$\{[^}]*\}/g;

/** The strings that a source names, and the patterns of its templates (`category.${id}`) that begin or end with words. */
export function namedIn(source) {
  const words = new Set();
  const patterns = [];
  for (const [, single, double, template] of source.matchAll(LITERAL)) {
    const text = single ?? double ?? template ?? '';
    if (template === undefined || !text.includes('${')) {
      words.add(text);
      continue;
    }
    // What stands in its gaps names texts too: `. ${t('asOf', { day })}`.
    for (const gap of text.split('${').slice(1)) for (const word of namedIn(gap).words) words.add(word);
    if (/^[\w.:-]*$/.test(text.replace(GAP, '')) && /[a-z]/i.test(text.replace(GAP, ''))) {
      patterns.push(new RegExp(`^${text.split(GAP).map(escapeText).join('.+')}$`));
    }
  }
  return { words, patterns };
}

/** The keys of a namespace that no source names, alone or behind the namespace (`session:login.title`). */
export function unusedKeys({ namespace, keys, named }) {
  const isUsed = (key) =>
    [key, `${namespace}:${key}`].some(
      (name) => named.words.has(name) || named.patterns.some((pattern) => pattern.test(name)),
    );
  return keys.filter((key) => !isUsed(key));
}
