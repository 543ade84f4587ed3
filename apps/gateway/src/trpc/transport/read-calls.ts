import { type AnyProcedure, type AnyRouter, type ProcedureType, TRPCError } from '@trpc/server';

/** One call of a request: its procedure, when there is one, and its input, read when it is asked for. */
export interface Call {
  readonly path: string;
  readonly procedure: AnyProcedure | null;
  readonly batchIndex: number;
  readonly readInput: () => unknown;
  /** The input once it was read; undefined before that, or when it is unreadable. */
  readonly knownInput: () => unknown;
}

export interface Calls {
  readonly isBatch: boolean;
  readonly type: ProcedureType | 'unknown';
  readonly list: readonly Call[];
}

export interface RawRequest {
  readonly method: string;
  /** The part of the path after the prefix, decoded once by the router. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string | FormData | undefined;
}

/** Takes a request apart as tRPC's own HTTP handler does. Throws what that throws. */
export function readCalls(router: AnyRouter, request: RawRequest, maxBatchSize: number): Calls {
  const isBatch = request.query.get('batch') === '1';
  const path = decodeURIComponent(request.path);
  const paths = isBatch ? path.split(',') : [path];
  if (paths.length > maxBatchSize) {
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'Batch call exceeds maximum size' });
  }
  const inputs = inputReader(router, request, isBatch);
  const list = paths.map((name, batchIndex): Call => {
    const procedure = procedureAt(router, name);
    return {
      path: name,
      procedure,
      batchIndex,
      readInput: () => inputs.read(batchIndex),
      knownInput: () => inputs.known(batchIndex),
    };
  });
  const types = new Set(list.flatMap(({ procedure }) => (procedure ? [procedure._def.type] : [])));
  if (types.size > 1) {
    const named = Array.from(types).join(', ');
    throw new TRPCError({ code: 'BAD_REQUEST', message: `Cannot mix procedure types in call: ${named}` });
  }
  const [type = 'unknown'] = types;
  return { isBatch, type, list };
}

export function procedureAt(router: AnyRouter, path: string): AnyProcedure | null {
  // The table has no prototype: `__proto__` and its like are paths as unknown as any other.
  return router._def.procedures[path] ?? null;
}

interface InputReader {
  read(index: number): unknown;
  known(index: number): unknown;
}

function inputReader(router: AnyRouter, request: RawRequest, isBatch: boolean): InputReader {
  const { deserialize } = router._def._config.transformer.input;
  let parsed: { inputs: unknown } | undefined;
  const parse = (): unknown => {
    if (request.body instanceof FormData) return formInput(request.body, isBatch);
    if (request.method !== 'GET') return JSON.parse(request.body ?? '');
    const text = request.query.get('input');
    return text ? JSON.parse(text) : undefined;
  };
  const inputs = (): unknown => {
    parsed ??= { inputs: badRequestUnless(parse) };
    return parsed.inputs;
  };
  const pick = (all: unknown, index: number): unknown => {
    if (all === undefined || all instanceof FormData) return all;
    if (!isBatch) return deserialize(all);
    const input = recordOf(all)[index];
    return input === undefined ? undefined : deserialize(input);
  };
  return {
    read: (index) => badRequestUnless(() => pick(inputs(), index)),
    known: (index) => {
      if (!parsed || (isBatch && !isRecord(parsed.inputs))) return undefined;
      return pick(parsed.inputs, index);
    },
  };
}

/** A form is the input of one call, as it is. */
function formInput(form: FormData, isBatch: boolean): FormData {
  if (!isBatch) return form;
  throw new TRPCError({ code: 'BAD_REQUEST', message: 'A form cannot be part of a batch' });
}

function badRequestUnless<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof TRPCError) throw cause;
    throw new TRPCError({
      code: 'BAD_REQUEST',
      message: cause instanceof Error ? cause.message : 'Invalid input',
      cause,
    });
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value;
  throw new TRPCError({ code: 'BAD_REQUEST', message: '"input" needs to be an object when doing a batch call' });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
