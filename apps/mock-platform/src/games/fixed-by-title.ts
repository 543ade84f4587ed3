/** The one of several that a title has: fixed by its id, so that a title always plays the same. */
export function fixedByTitle<Option>(nodeId: string, options: readonly Option[]): Option {
  let hash = 0;
  for (const character of nodeId) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  const option = options[hash % options.length];
  if (option === undefined) throw new RangeError('there is nothing to choose from');
  return option;
}
