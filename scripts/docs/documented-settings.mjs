/** The variables that an env.ts reads: the keys in capitals of its schema. */
export const variablesOf = (source) => [...source.matchAll(/^ {2}([A-Z][A-Z\d_]+): ?/gm)].map(([, name]) => name);

/** The variables that a document gives no row, within the section that names the env.ts. */
export function undocumented({ document, path, source }) {
  const section = document.split(/^#+ /m).find((part) => part.split('\n', 1)[0].includes(path)) ?? '';
  return variablesOf(source).filter((name) => !section.includes(`| \`${name}\` |`));
}
