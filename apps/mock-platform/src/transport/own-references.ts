type Json = Record<string, unknown>;

const OWN = '#/$defs/';

/**
 * Recursive schemas refer to themselves from their own root. In a document the root is another one, so that what they
 * define moves to its components.
 */
export function moveDefinitions<Document extends { components: Json }>(document: Document): Document {
  const schemas: Json = {};

  const walk = (node: unknown, names: ReadonlyMap<string, string>): unknown => {
    if (Array.isArray(node)) return node.map((inner) => walk(inner, names));
    if (typeof node !== 'object' || node === null) return node;
    const { $defs, $ref, ...rest } = node as Json;
    const known = new Map(names);
    const first = Object.keys(schemas).length;
    const own = Object.entries(Object($defs));
    for (const [index, [key]] of own.entries()) {
      known.set(OWN + key, `Recursive${first + index + 1}`);
      schemas[`Recursive${first + index + 1}`] = {};
    }
    for (const [key, schema] of own) schemas[known.get(OWN + key) ?? key] = walk(schema, known);
    const name = typeof $ref === 'string' ? known.get($ref) : undefined;
    const reference = $ref === undefined ? {} : { $ref: name === undefined ? $ref : `#/components/schemas/${name}` };
    return {
      ...reference,
      ...Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, walk(inner, known)])),
    };
  };

  // Nothing is left out, and only references change.
  const moved = walk(document, new Map()) as Document;
  return { ...moved, components: { ...moved.components, schemas } };
}
