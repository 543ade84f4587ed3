import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { LOAD_CORE, type PinnedServer, pinned } from './pinned-server';

export interface Variant {
  readonly name: string;
  readonly server: PinnedServer;
  /** Path and query on the server. */
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** What differs in every request, such as the visitor's address. */
  readonly vary?: () => { headers: Record<string, string>; body?: string };
  /** How many requests are on their way at once; left out: as many as ever. */
  readonly connections?: number;
}

const CONNECTIONS = 32;
const WRK = '/usr/bin/wrk';
const run = promisify(execFile);

export interface Load {
  readonly good: number;
  readonly seconds: number;
  /** What went wrong, in words; null when every answer was a 2xx. */
  readonly trouble: string | null;
}

/**
 * Loads one variant for so many seconds. A plain GET is asked by wrk where there is one, since a
 * generator in JavaScript is spent before the fastest servers here are; everything else by autocannon.
 */
export function load(variant: Variant, seconds: number): Promise<Load> {
  const isPlainGet = !variant.vary && (variant.method ?? 'GET') === 'GET';
  return isPlainGet && existsSync(WRK) ? loadByWrk(variant, seconds) : loadByAutocannon(variant, seconds);
}

async function loadByWrk(
  { server, path, headers = {}, connections = CONNECTIONS }: Variant,
  seconds: number,
): Promise<Load> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const how = ['-t1', `-c${connections}`, `-d${seconds}s`, ...named, server.url + path];
  const [file, ...args] = pinned(LOAD_CORE, [WRK, ...how]);
  const { stdout } = await run(file, args);
  const [, requests = '0', length = '0', unit = 's'] = /(\d+) requests in ([\d.]+)(ms|s)/.exec(stdout) ?? [];
  const [trouble = null] = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout) ?? [];
  return { good: Number(requests), seconds: Number(length) / (unit === 'ms' ? 1_000 : 1), trouble };
}

async function loadByAutocannon(variant: Variant, seconds: number): Promise<Load> {
  const { server, path, method = 'GET', headers = {}, body, vary, connections = CONNECTIONS } = variant;
  const result = await autocannon({
    url: server.url + path,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    connections,
    duration: seconds,
    ...(vary ? { requests: [{ setupRequest: (request) => varied(request, vary()) }] } : {}),
  });
  const codes = JSON.stringify(result.statusCodeStats ?? {});
  const failed = result.non2xx > 0 || result.errors > 0;
  const trouble = failed ? `${result.non2xx} other answers (${codes}), ${result.errors} errors` : null;
  return { good: result['2xx'], seconds: result.duration, trouble };
}

function varied(request: autocannon.Request, { headers, body }: ReturnType<NonNullable<Variant['vary']>>) {
  request.headers = { ...request.headers, ...headers };
  if (body !== undefined) request.body = body;
  return request;
}
