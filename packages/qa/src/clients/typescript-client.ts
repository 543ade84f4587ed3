import { type Described, type Operation, pascal, referredBy, type Schema } from './document';

const list = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value : []);
const union = (types: readonly string[]): string => [...new Set(types)].join(' | ') || 'never';
const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** A schema as a type of TypeScript. Bounds of numbers and texts are the platform's to hold. */
export function typeOf(schema: Schema): string {
  if (typeof schema.$ref === 'string') return referredBy(schema.$ref);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return union(schema.enum.map((one) => JSON.stringify(one)));
  const any = [...list(schema.anyOf), ...list(schema.oneOf)];
  if (any.length > 0) return union(any.map(typeOf));
  if (Array.isArray(schema.allOf)) return schema.allOf.map((one) => `(${typeOf(one)})`).join(' & ');
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })));
  return ofType(schema);
}

function ofType(schema: Schema): string {
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return arrayOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return 'unknown';
  }
}

function arrayOf({ items, prefixItems }: Schema): string {
  if (Array.isArray(prefixItems)) return `[${prefixItems.map(typeOf).join(', ')}]`;
  return `Array<${typeOf(Object(items))}>`;
}

function objectOf({ properties, required, additionalProperties }: Schema): string {
  const needed = new Set(Array.isArray(required) ? required : []);
  const fields = Object.entries<Schema>(Object(properties)).map(
    ([name, schema]) => `${key(name)}${needed.has(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  return `Record<string, ${typeOf(Object(additionalProperties))}>`;
}

const HEAD = `// The control interface of the platform, generated from its OpenAPI document. No dependencies: any runtime with fetch.

/** The platform refused, in its own words. */
export class QaError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'QaError';
    this.code = code;
  }
}

export interface QaOptions {
  /** The platform's address. */
  url?: string;
  /** The world that commands concern; left out, the default one. */
  world?: string;
}

type Fields = Record<string, unknown>;

async function send<Answer>({ url = ADDRESS, world }: QaOptions, at: [method: string, path: string, inPath: string[], takesWorld: boolean], input: object): Promise<Answer> {
  const [method, template, inPath, takesWorld] = at;
  const fields: Fields = { ...input };
  const path = template.replace(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(String(fields[name])));
  const rest = Object.entries(fields).filter(([name, value]) => !inPath.includes(name) && value !== undefined);
  const isBody = method === 'POST';
  const query = new URLSearchParams(isBody ? [] : rest.map(([name, value]): [string, string] => [name, String(value)])).toString();
  const response = await fetch(url + path + (query === '' ? '' : '?' + query), {
    method,
    headers: {
      ...(isBody ? { 'content-type': 'application/json' } : {}),
      ...(takesWorld && world !== undefined ? { 'x-world': world } : {}),
    },
    ...(isBody ? { body: JSON.stringify(Object.fromEntries(rest)) } : {}),
  });
  const told = (await response.json()) as { success: boolean; value?: Answer; code?: string; message?: string };
  if (!told.success) throw new QaError(told.code ?? 'UNKNOWN', told.message ?? 'no reason given');
  return told.value as Answer;
}
`;

const inputName = ({ name }: Operation): string => `${pascal(name)}Input`;
const answerName = ({ name }: Operation): string => `${pascal(name)}Answer`;
const isOptional = ({ input }: Operation): boolean => Array.isArray(input.required) && input.required.length === 0;

function methodOf(operation: Operation): string {
  const { name, summary, method, path, inPath, takesWorld } = operation;
  const at = JSON.stringify([method, path, inPath, takesWorld]);
  const input = `input: ${inputName(operation)}${isOptional(operation) ? ' = {}' : ''}`;
  return [
    `    /** ${summary.replaceAll('*/', '* /')} */`,
    `    ${name}: (${input}): Promise<${answerName(operation)}> => send(options, ${at}, input),`,
  ].join('\n');
}

/** A client in TypeScript, one file without dependencies. `address` is where the platform is unless it is told otherwise. */
export function typescriptClient({ operations, named }: Described, address: string): string {
  const types = [
    ...Object.entries(named).map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`),
    ...operations.flatMap((operation) => [
      `export type ${inputName(operation)} = ${typeOf(operation.input)};`,
      `export type ${answerName(operation)} = ${typeOf(operation.answer)};`,
    ]),
  ];
  return `${HEAD}
const ADDRESS = ${JSON.stringify(address)};

${types.join('\n')}

/** One method for each thing that a tester can do. */
export function createQa(options: QaOptions = {}) {
  return {
${operations.map(methodOf).join('\n')}
  };
}
`;
}
