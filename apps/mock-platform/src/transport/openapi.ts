import type { AccessRow, Callers } from '@tonalli/contracts/access-row';
import { COMMON_ERRORS } from '@tonalli/contracts/common-errors';
import type { Endpoint, Shape } from '@tonalli/contracts/endpoint';
import { HEADERS, SEALED_CONTENT_TYPE } from '@tonalli/contracts/envelope';
import { ERRORS, type ErrorCode } from '@tonalli/contracts/errors';
import { z } from 'zod';
import { moveDefinitions } from './own-references';

export type Json = Record<string, unknown>;
/** Operations by path and method. */
export type PathItems = Record<string, Json>;

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  sealed: SEALED_CONTENT_TYPE,
} as const;

const FOR: Record<Callers, string> = {
  everybody: 'For everybody, without a session too.',
  'signed in': 'For whoever is signed in, trial accounts too.',
  member: 'For members and agents; trial accounts are refused.',
  agent: 'For agents alone.',
  player: "For a game's page, with the token of its session.",
};

/** What no page that calls by itself is ever refused with. */
const ASKED_OF_A_GATEWAY: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'MERCHANT_UNKNOWN',
  'SIGNATURE_INVALID',
  'DOMAIN_UNKNOWN',
  'MAINTENANCE',
  'ACCESS_RESTRICTED',
]);

const SEALED_ANSWER = `To a signed call this and every other answer is a compact JWE (dir, A256GCM) of the envelope under the merchant's shared key, as ${SEALED_CONTENT_TYPE}.`;

export interface Described {
  readonly serverUrl: string;
  /** Who may call each endpoint, by its name. */
  readonly access: Readonly<Record<string, AccessRow>>;
  /** Paths behind those of the endpoints. */
  readonly further?: PathItems | undefined;
}

/** The interface as an OpenAPI 3.1 document, from the same definitions that make the routes (WIRE-05). */
export function openApiDocument(
  endpoints: Readonly<Record<string, Endpoint>>,
  { serverUrl, access, further = {} }: Described,
): Json {
  const paths: PathItems = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = paths[endpoint.path] ?? {};
    const row = access[name];
    if (!row) throw new Error(`no access.ts says who may call ${name}`);
    path[endpoint.method.toLowerCase()] = operation(name, endpoint, row);
    paths[endpoint.path] = path;
  }
  return moveDefinitions({
    openapi: '3.1.0',
    info: {
      title: 'Tonalli platform',
      version: '1.0.0',
      description:
        'Every answer is an envelope. Money is a decimal string with two places, times are ISO 8601 UTC. ' +
        'Operations marked x-extension are not part of the base specification.',
    },
    servers: [{ url: serverUrl }],
    paths: { ...paths, ...further },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        gameToken: { type: 'http', scheme: 'bearer', description: "Of a game's session, as play.open answers it." },
      },
      parameters: {
        merchant: header(HEADERS.merchant, true),
        language: header(HEADERS.language, false),
        signature: header(HEADERS.signature, false),
      },
    },
  });
}

function operation(name: string, endpoint: Endpoint, row: AccessRow): Json {
  const { may, owns, input } = row;
  const direct = endpoint.cors === 'any';
  const example = withoutFiles(input);
  const query = endpoint.body === 'query' ? queryParameters(endpoint, example) : [];
  const key = endpoint.idempotent ? [header(HEADERS.idempotencyKey, true)] : [];
  return {
    operationId: name,
    summary: endpoint.summary,
    description: owns === undefined ? FOR[may] : `${FOR[may]} What \`${owns}\` names has to be the caller's own.`,
    tags: [endpoint.path.split('/')[2] ?? 'platform'],
    ...(endpoint.extension && { 'x-extension': true }),
    ...(endpoint.module && { 'x-module': endpoint.module }),
    ...(endpoint.token === 'required' && { security: [{ token: [] }] }),
    ...(endpoint.token === 'game' && { security: [{ gameToken: [] }] }),
    ...(endpoint.token === 'optional' && { security: [{}, { token: [] }] }),
    parameters: [
      ...(direct ? [] : [{ $ref: '#/components/parameters/merchant' }]),
      { $ref: '#/components/parameters/language' },
      ...(direct ? [] : [{ $ref: '#/components/parameters/signature' }]),
      ...key,
      ...query,
    ],
    ...(endpoint.body !== 'query' && { requestBody: requestBody(endpoint, CONTENT_TYPES[endpoint.body], example) }),
    'x-callers': may,
    responses: responses(endpoint, row),
  };
}

/** Pictures cannot stand in the document. */
const withoutFiles = (input: object): Json =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => ![value].flat().some((each) => each instanceof File)));

function requestBody(endpoint: Endpoint, contentType: string, example: Json): Json {
  const schema = wireSchema(endpoint.request);
  if (endpoint.body !== 'sealed') return { required: true, content: { [contentType]: { schema, example } } };
  const sealed = {
    type: 'string',
    description: 'A compact JWE (ECDH-ES, A256GCM) of the payload, to a key of /.well-known/jwks.json',
    contentMediaType: 'application/json',
    contentSchema: { ...schema, examples: [example] },
  };
  return { required: true, content: { [contentType]: { schema: sealed } } };
}

function queryParameters(endpoint: Endpoint, example: Json): Json[] {
  const { properties = {}, required = [] } = wireSchema(endpoint.request);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(name in example && { example: example[name] }),
  }));
}

function responses(endpoint: Endpoint, { may, onBreak }: AccessRow): Json {
  const common =
    endpoint.cors === 'any' ? COMMON_ERRORS.filter((code) => !ASKED_OF_A_GATEWAY.has(code)) : COMMON_ERRORS;
  const own: ErrorCode[] = [...common, ...endpoint.errors];
  if (endpoint.token !== 'none') own.push('TOKEN_INVALID');
  if (endpoint.token === 'required' || endpoint.token === 'game') own.push('TOKEN_MISSING');
  if (endpoint.token === 'required' && onBreak !== 'allowed') own.push('ACCOUNT_ON_BREAK');
  if (may === 'member') own.push('TRIAL_ACCOUNT');
  if (may === 'agent') own.push('ACCOUNT_NOT_AGENT');
  if (endpoint.module) own.push('FUNCTION_NOT_AVAILABLE');
  if (endpoint.body === 'sealed')
    own.push('SEAL_REQUIRED', 'SEAL_INVALID', 'SEAL_STALE', 'SEAL_REPLAYED', 'KEY_UNKNOWN');
  if (endpoint.idempotent) own.push('IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_KEY_REUSED');
  const byStatus = Map.groupBy(new Set(own), (code) => ERRORS[code].http);
  const failures = [...byStatus].sort(([a], [b]) => a - b).map(([status, codes]) => [status, failure(codes)]);
  return { 200: success(endpoint), ...Object.fromEntries(failures) };
}

function success(endpoint: Endpoint): Json {
  const value = wireSchema(endpoint.value);
  const properties = { success: { const: true }, value };
  const description = endpoint.answer === 'sealed' ? `Done. ${SEALED_ANSWER}` : 'Done';
  return envelope(description, { type: 'object', required: ['success', 'value'], properties });
}

function failure(codes: readonly ErrorCode[]): Json {
  const properties = { success: { const: false }, code: { enum: codes }, message: { type: 'string' } };
  const description = codes.map((code) => `${code}: ${ERRORS[code].message}`).join(' ');
  return envelope(description, { type: 'object', required: ['success', 'code', 'message'], properties });
}

const envelope = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/json': { schema } },
});

function header(name: string, required: boolean): Json {
  return { name, in: 'header', required, schema: { type: 'string' } };
}

/** The shape on the wire, which for codecs is their input, whichever way the message goes. */
export function wireSchema(schema: Shape) {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    unrepresentable: 'any',
  });
  return described;
}
