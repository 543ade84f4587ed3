import type { z } from 'zod';
import type { ErrorCode } from './errors';
import type { ModuleId } from './modules';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `optional`: visitors may call it, a token only personalises the answer. */
export type TokenNeed = 'none' | 'optional' | 'required';

/** How the request travels: GET and DELETE use the query; the others a body of this kind. */
export type BodyKind = 'json' | 'form' | 'multipart' | 'sealed';

export type AnswerKind = 'open' | 'sealed';

export interface EndpointSpec<Request extends z.ZodType, Value extends z.ZodType, Token extends TokenNeed> {
  method: HttpMethod;
  path: `/${string}`;
  summary: string;
  /** The wire shape is the schema's input, what code handles is its output (see the codecs of `money.ts`). */
  request: Request;
  value: Value;
  token?: Token;
  body?: BodyKind;
  /** Whoever signs the call gets the whole envelope sealed under the merchant's shared key: it carries a token or a secret. */
  answer?: AnswerKind;
  /** Moves money or points, or makes what must not be made twice: an `Idempotency-Key` is required and a repeat returns the first answer. */
  idempotent?: boolean;
  /** The whitelabel module that must be on; otherwise `FUNCTION_NOT_AVAILABLE`. */
  module?: ModuleId;
  /** Not named by the product specification, added in the same style because a screen needs it. */
  extension?: boolean;
  /** Codes of the catalogue that this call answers beside the ones every call can answer. */
  errors?: readonly ErrorCode[];
}

export interface Endpoint<
  Request extends z.ZodType = z.ZodType,
  Value extends z.ZodType = z.ZodType,
  Token extends TokenNeed = TokenNeed,
> {
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly request: Request;
  readonly value: Value;
  readonly token: Token;
  readonly body: BodyKind | 'query';
  readonly answer: AnswerKind;
  readonly idempotent: boolean;
  readonly module: ModuleId | undefined;
  readonly extension: boolean;
  readonly errors: readonly ErrorCode[];
}

/** What the caller passes and the verb receives. */
export type InputOf<E extends Endpoint> = z.output<E['request']>;
/** What the verb returns and the caller receives. */
export type ValueOf<E extends Endpoint> = z.output<E['value']>;

/**
 * Defines one call of the platform. The definition drives the gateway's client, the mock
 * platform's route and the OpenAPI document; no path or shape is written anywhere else.
 */
export function endpoint<Request extends z.ZodType, Value extends z.ZodType, const Token extends TokenNeed = 'none'>(
  spec: EndpointSpec<Request, Value, Token>,
): Endpoint<Request, Value, Token> {
  const inQuery = spec.method === 'GET' || spec.method === 'DELETE';
  if (inQuery && spec.body) throw new TypeError(`${spec.method} ${spec.path} carries its request in the query`);
  return Object.freeze({
    ...spec,
    // The default of the type parameter and this one are the same.
    token: spec.token ?? ('none' as Token),
    body: inQuery ? 'query' : (spec.body ?? 'json'),
    answer: spec.answer ?? 'open',
    idempotent: spec.idempotent ?? false,
    module: spec.module,
    extension: spec.extension ?? false,
    errors: spec.errors ?? [],
  });
}
