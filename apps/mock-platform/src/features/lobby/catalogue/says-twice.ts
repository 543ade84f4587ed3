/** Words that join others. */
const JOINING = new Set('of the and for to with de del la el los las y e en a con por'.split(' '));

/** A word as it is counted: without its plural. */
const plain = (word: string): string => (word.length > 3 ? word.replace(/e?s$/, '') : word).replace(/e$/, '');

/** A noun joined to a pattern that says it already: "Tower Tower", "La torre de la torre". */
export function saysTwice(title: string): boolean {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !JOINING.has(word))
    .map(plain);
  return new Set(words).size < words.length;
}
