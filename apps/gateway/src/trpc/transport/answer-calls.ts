import {
  type AnyRouter,
  callTRPCProcedure,
  getErrorShape,
  getTRPCErrorFromUnknown,
  type ProcedureType,
  TRPCError,
  transformTRPCResponse,
} from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { TRPCResponse } from '@trpc/server/rpc';
import { type Call, type Calls, type RawRequest, readCalls } from './read-calls';

export interface TransportOptions {
  readonly router: AnyRouter;
  readonly maxBatchSize: number;
  readonly onError?: (failure: { error: TRPCError; path: string | undefined; type: ProcedureType | 'unknown' }) => void;
}

export interface TransportAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly calls: Calls | null;
}

const JSON_TYPE = 'application/json';
/** What a `Response` made of a text says when nobody said otherwise, as in tRPC's own handler. */
const PLAIN_TYPE = 'text/plain;charset=UTF-8';
const METHOD_OF_TYPE: Record<ProcedureType, string> = { query: 'GET', mutation: 'POST', subscription: 'GET' };

/** Answers the queries or mutations of one request in tRPC's wire format, byte for byte as its own handler would. */
export async function answerCalls(
  options: TransportOptions,
  request: RawRequest,
  createContext: () => object,
): Promise<TransportAnswer> {
  const config = options.router._def._config;
  let calls: Calls | null = null;
  let contentType = PLAIN_TYPE;
  let ctx: object | undefined;

  const failed = (cause: unknown): TransportAnswer => {
    const type = calls?.type ?? 'unknown';
    const error = getTRPCErrorFromUnknown(cause);
    options.onError?.({ error, path: undefined, type });
    const shape = { error: getErrorShape({ config, error, type, path: undefined, input: undefined, ctx }) };
    const body = JSON.stringify(transformTRPCResponse(config, shape));
    return { status: getHTTPStatusCode(shape), contentType, body, calls };
  };

  try {
    calls = readCalls(options.router, request, options.maxBatchSize);
    const context = attemptContext(createContext);
    if ('ctx' in context) ctx = context.ctx;
    const results = await Promise.all(calls.list.map((call) => run({ options, request, context }, call)));
    contentType = JSON_TYPE;
    const { isBatch, type } = calls;
    const responses = results.map((settled, index): TRPCResponse => {
      const call = calls?.list[index];
      const result = isBatch ? withoutStream(settled) : settled;
      if (!('error' in result)) {
        if (!isBatch) refuseStream(result.data);
        return { result };
      }
      const { error } = result;
      const shownType = isBatch ? (call?.procedure?._def.type ?? 'unknown') : type;
      const input = call?.knownInput();
      return { error: getErrorShape({ config, error, type: shownType, path: call?.path, input, ctx }) };
    });
    const [single] = responses;
    const shown = isBatch || !single ? responses : single;
    const body = JSON.stringify(transformTRPCResponse(config, shown));
    return { status: getHTTPStatusCode(responses), contentType, body, calls };
  } catch (cause) {
    return failed(cause);
  }
}

type Result = { data: unknown } | { error: TRPCError };

interface Run {
  readonly options: TransportOptions;
  readonly request: RawRequest;
  readonly context: ContextAttempt;
}

async function run({ options, request, context }: Run, call: Call): Promise<Result> {
  const { path, procedure, batchIndex, readInput } = call;
  try {
    if (!procedure) throw new TRPCError({ code: 'NOT_FOUND', message: `No procedure found on path "${path}"` });
    const { type } = procedure._def;
    if (METHOD_OF_TYPE[type] !== request.method) {
      const message = `Unsupported ${request.method}-request to ${type} procedure at path "${path}"`;
      throw new TRPCError({ code: 'METHOD_NOT_SUPPORTED', message });
    }
    if ('error' in context) throw context.error;
    const { router } = options;
    const { ctx } = context;
    const getRawInput = async () => readInput();
    return { data: await callTRPCProcedure({ router, path, type, ctx, getRawInput, signal: undefined, batchIndex }) };
  } catch (cause) {
    const error = getTRPCErrorFromUnknown(cause);
    options.onError?.({ error, path, type: procedure?._def.type ?? 'unknown' });
    return { error };
  }
}

type ContextAttempt = { ctx: object } | { error: unknown };

/** What making the context throws, every call of the request throws. */
function attemptContext(create: () => object): ContextAttempt {
  try {
    return { ctx: create() };
  } catch (error) {
    return { error };
  }
}

/** Values that only a streamed answer could carry. */
function refuseStream(data: unknown): void {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return;
  if (!isAsyncIterable(data) && !Object.values(data).some((part) => isPromise(part) || isAsyncIterable(part))) return;
  const message = 'Cannot use stream-like response in non-streaming request - use httpBatchStreamLink';
  throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message });
}

function withoutStream(result: Result): Result {
  if ('error' in result) return result;
  try {
    refuseStream(result.data);
    return result;
  } catch (cause) {
    return { error: getTRPCErrorFromUnknown(cause) };
  }
}

function isAsyncIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

function isPromise(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value && 'catch' in value;
}
