import type { z } from 'zod';
import type { ErrorCode } from './errors';
import type { ModuleId } from './modules';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * `optional`: visitors may call it, a token only personalises the answer. `game`: the token of a game's session, in which
 * its world stands.
 */
export type TokenNeed = 'none' | 'optional' | 'required' | 'game';

/** Of either dialect of zod: pages that have to stay small use the small one. */
export type Shape = z.core.$ZodType;

/** How the request travels: GET and DELETE use the query; the others a body of this kind. */
export type BodyKind = 'json' | 'form' | 'multipart' | 'sealed';

export type AnswerKind = 'open' | 'sealed';

export interface EndpointSpec<Request extends Shape, Value extends Shape, Token extends TokenNeed> {
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
  /** Pages of any origin call it by themselves: it asks for no merchant, believes no gateway, and is open whenever the server is. */
  cors?: 'any';
  /** Which world it concerns: `field`: the one that the request's `world` names, the default one without it. */
  world?: 'header' | 'field';
  /** Codes of the catalogue that this call answers beside the ones every call can answer. */
  errors?: readonly ErrorCode[];
}

export interface Endpoint<
  Request extends Shape = Shape,
  Value extends Shape = Shape,
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
  readonly cors: 'any' | 'none';
  readonly world: 'header' | 'token' | 'field';
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
export function endpoint<Request extends Shape, Value extends Shape, const Token extends TokenNeed = 'none'>(
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
    cors: spec.cors ?? 'none',
    world: spec.token === 'game' ? 'token' : (spec.world ?? 'header'),
    errors: spec.errors ?? [],
  });
}
