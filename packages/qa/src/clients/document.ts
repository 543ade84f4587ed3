import { z } from 'zod';

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

const SchemaShape = z.record(z.string(), z.unknown());
const Content = z.record(z.string(), z.object({ schema: SchemaShape }));

const Found = z.object({
  operationId: z.string(),
  summary: z.string(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: SchemaShape }),
  ),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content })),
});
type Found = z.infer<typeof Found>;

/** An OpenAPI 3.1 document, as far as clients are made of it. */
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Found)),
  components: z.object({ schemas: z.record(z.string(), SchemaShape).optional() }),
});

const JSON_TYPE = 'application/json';

/** Reads the operations that answer JSON: streams have no method in a client. Throws `ZodError` for what is no such document. */
export function readDocument(document: unknown): Described {
  const { paths, components } = Document.parse(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, found]) => readOperation({ path, method }, found)),
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
    ...(Array.isArray(body.required) ? body.required : []),
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
