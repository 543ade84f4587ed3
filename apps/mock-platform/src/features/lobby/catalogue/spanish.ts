import type { Noun } from './noun';

/** Words that take -s although they end in a consonant, or that do not change. */
const BORROWED_PLURALS = new Set(
  'tótem iceberg ankh robot chip mustang jet jeep sheriff gong shuriken drakkar cíborg pretzel marlin koi kraken'.split(
    ' ',
  ),
);
const UNCHANGED_PLURALS = new Set('fénix tenis oasis cactus arcoíris correcaminos espantapájaros'.split(' '));
/** Second words that stand beside the noun without agreeing with it. */
const APPOSITIONS = new Set(['payaso', 'lobo', 'disco']);
const STRESSED_I_OR_U = /[íú]$/;
const PLAIN: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
/** Feminine nouns that begin with a stressed a take "el" in the singular. */
const STRESSED_A = new Set('águila agua alma hacha arpa ánfora ancla arma ala hada'.split(' '));
const INVARIABLE_ADJECTIVES = new Set('rosa turquesa esmeralda escarlata turbo retro arcoíris'.split(' '));

function pluralWord(word: string): string {
  const lower = word.toLowerCase();
  if (UNCHANGED_PLURALS.has(lower)) return word;
  if (BORROWED_PLURALS.has(lower)) return `${word}s`;
  if (STRESSED_I_OR_U.test(word)) return `${word}es`;
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`;
  const oxytone = /([áéíóú])([ns])$/.exec(word);
  if (oxytone) return `${word.slice(0, -2)}${PLAIN[oxytone[1] ?? ''] ?? ''}${oxytone[2]}es`;
  return /s$/.test(word) && word.length > 3 ? word : /i$/.test(word) ? `${word}s` : `${word}es`;
}

/** The plural of a noun phrase: "Copo de nieve" → "Copos de nieve", "Oso polar" → "Osos polares". */
export function pluralOf(phrase: string): string {
  const words = phrase.split(' ');
  const link = words.findIndex((word) => word === 'de' || word === 'del');
  return words
    .map((word, index) => ((link >= 0 && index >= link) || APPOSITIONS.has(word) ? word : pluralWord(word)))
    .join(' ');
}

/** An adjective in the noun's gender and number; phrases ("de jade") stay as they are. */
export function agree(adjective: string, noun: { feminine: boolean; plural: boolean }): string {
  if (adjective.includes(' ') || INVARIABLE_ADJECTIVES.has(adjective)) return adjective;
  let form = adjective;
  if (noun.feminine) {
    if (form.endsWith('o')) form = `${form.slice(0, -1)}a`;
    else if (form.endsWith('or')) form = `${form}a`;
    else if (form.endsWith('ín')) form = `${form.slice(0, -2)}ina`;
  }
  return noun.plural ? pluralWord(form) : form;
}

/** "el", "la", "los" or "las"; a feminine noun with a stressed first a takes "el" in the singular. */
export function articleFor(noun: { es: string; feminine: boolean; plural: boolean }): string {
  if (noun.plural) return noun.feminine ? 'las' : 'los';
  const first = noun.es.toLowerCase().split(' ')[0] ?? '';
  return noun.feminine && !STRESSED_A.has(first) ? 'la' : 'el';
}

/** Joins a preposition and what follows: "de" + "el rey" → "del rey", "a" + "el" → "al". */
export function prepose(preposition: string, phrase: string): string {
  const joined = `${preposition} ${phrase}`;
  return joined.replace(/\bde el /, 'del ').replace(/\ba el /, 'al ');
}

/** "y", or "e" before the sound i. */
export const andFor = (next: string): string => (/^h?[ií](?![aeoáéó])/i.test(next) ? 'e' : 'y');

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The noun in lower case with its article: "el jaguar", "las palomitas". */
export const withArticle = (noun: Noun): string => `${articleFor(noun)} ${lowerFirst(noun.es)}`;

/** The same noun in the plural. */
export const toPlural = (noun: Noun): Noun => (noun.plural ? noun : { ...noun, es: pluralOf(noun.es), plural: true });
