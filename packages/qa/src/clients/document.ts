/** A JSON schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** One thing that a tester can do, as the API document describes it. */
export interface Operation {
  readonly name: string;
  readonly summary: string;
  readonly method: string;
  /** Below the platform's address; `{name}` is filled from the input. */
  readonly path: string;
  /** Names of the input that stand in the path. The rest travels as JSON body of a POST, and as query of others. */
  readonly inPath: readonly string[];
  /** Whether it concerns one world, which a header chooses. */
  readonly takesWorld: boolean;
  readonly input: Schema;
  readonly answer: Schema;
}

/** What a client is generated from. */
export interface Described {
  readonly operations: readonly Operation[];
  /** Schemas that others refer to, by their names. */
  readonly named: Readonly<Record<string, Schema>>;
}

const REFERENCE = '#/components/schemas/';

/** The name that a reference of the document names. Throws for one to anything but its schemas. */
export function referredBy(reference: string): string {
  if (!reference.startsWith(REFERENCE)) throw new RangeError(`${reference} is no schema of the document`);
  return reference.slice(REFERENCE.length);
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Found {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

/** An OpenAPI 3.1 document, as far as clients are made of it. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas?: Readonly<Record<string, Schema>> };
}

const JSON_TYPE = 'application/json';

/** Reads the operations that answer JSON: streams have no method in a client. */
export function readDocument({ paths, components }: Document): Described {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, found]) => readOperation({ path, method }, found as Found)),
  );
  return { operations, named: components.schemas ?? {} };
}

function readOperation({ path, method }: { path: string; method: string }, found: Found): Operation[] {
  const answer = found.responses['200']?.content[JSON_TYPE]?.schema;
  if (!answer) return [];
  const given = found.parameters.filter((one) => one.in !== 'header');
  const body = found.requestBody?.content[JSON_TYPE]?.schema ?? {};
  const properties = {
    ...Object.fromEntries(given.map(({ name, schema }) => [name, schema])),
    ...Object(body.properties),
  };
  const required = [
    ...given.flatMap(({ name, required }) => (required ? [name] : [])),
    ...((body.required as readonly string[] | undefined) ?? []),
  ];
  return [
    {
      ...{ name: found.operationId, summary: found.summary, method: method.toUpperCase(), path },
      inPath: given.flatMap((one) => (one.in === 'path' ? [one.name] : [])),
      takesWorld: found.parameters.some((one) => one.in === 'header'),
      input: { ...body, type: 'object', properties, required },
      answer: Object(answer.properties).value ?? {},
    },
  ];
}

export const pascal = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
