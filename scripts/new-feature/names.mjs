import { Explained } from '../steps/terminal.mjs';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 30;
/** Names that folders and keys beside the features already have. */
const RESERVED = new Set(['common', 'errors', 'live', 'sealing', 'ledger', 'clock', 'index', 'first']);

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** A feature's name in every spelling that the trees use. Throws on a name that would not fit them. */
export function spellings(name) {
  if (!name || !KEBAB.test(name) || name.length > LONGEST || RESERVED.has(name)) {
    throw new Explained(`"${name ?? ''}" cannot be the name of a feature.`, [
      `Use lower-case words with hyphens, at most ${LONGEST} letters, such as gifts or gift-cards.`,
      'npm run new:feature gifts -- --es Regalos --en Gifts',
    ]);
  }
  const words = name.split('-');
  return {
    kebab: name,
    camel: words[0] + words.slice(1).map(capital).join(''),
    pascal: words.map(capital).join(''),
    snake: words.join('_'),
    title: words.map(capital).join(' '),
  };
}
