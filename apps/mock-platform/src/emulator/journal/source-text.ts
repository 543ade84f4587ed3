/** A text as a literal of a test's source. */
export const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;

/** A JSON value as source. `write` may write a text in its own way, given the name of its field. */
export function literal(value: unknown, write: (text: string, name: string) => string = quote, name = ''): string {
  if (typeof value === 'string') return write(value, name);
  if (Array.isArray(value)) return `[${value.map((inner) => literal(inner, write)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, inner]) => `${fieldName(key)}: ${literal(inner, write, key)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const fieldName = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : quote(key));
