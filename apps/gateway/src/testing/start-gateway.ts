import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import type { SessionView } from '@tonalli/contracts/session/api';
import { createServer, type GatewayOptions } from '../server';
import { type FakePlatform, startFakePlatform } from './fake-platform';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body. */
  readonly json: unknown;
  readonly data: unknown;
  readonly error: {
    message: string;
    data: { code: string; httpStatus: number; platform: Record<string, unknown> };
  } | null;
}

export interface Tab {
  readonly cookie: string;
  readonly token: string;
  readonly view: SessionView;
}

interface CallOptions {
  readonly tab?: Partial<Tab>;
  readonly headers?: Record<string, string>;
}

export interface TestGateway {
  readonly url: string;
  readonly platform: FakePlatform;
  query(path: string, input?: unknown, options?: CallOptions): Promise<Answer>;
  mutate(path: string, input?: unknown, options?: CallOptions): Promise<Answer>;
  /** Logs in as whatever the fake platform's `login` answers. */
  login(): Promise<Tab>;
  stop(): Promise<void>;
}

export const TEST_OPTIONS = {
  host: '127.0.0.1',
  port: 0,
  merchant: DEVELOPMENT_MERCHANT,
  sessionSecrets: ['a session secret for tests, long enough'],
  worlds: false,
  webDist: null,
  logLevel: 'silent',
  trustedProxies: 0,
  addressRequestsPerSecond: 1_000_000,
  reference: true,
  // What it asks for at its start has come before a test looks at what was asked.
  hostsWaitMs: 60_000,
} as const satisfies Omit<GatewayOptions, 'platformUrl'>;

/** A gateway on a free port before a fake platform of its own. */
export async function startGateway(options: Partial<GatewayOptions> = {}): Promise<TestGateway> {
  const platform = await startFakePlatform();
  const gateway = await createServer({ ...TEST_OPTIONS, platformUrl: platform.url, ...options });
  const url = await gateway.start();
  platform.calls.length = 0;

  const mutate: TestGateway['mutate'] = async (path, input, call = {}) =>
    read(
      await fetch(`${url}/trpc/${path}`, {
        method: 'POST',
        headers: {
          // A form says its own type, with the boundary of its parts.
          ...(input instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...headersOf(call),
        },
        ...(input === undefined ? {} : { body: input instanceof FormData ? input : JSON.stringify(input) }),
      }),
    );

  return {
    url,
    platform,
    mutate,
    async query(path, input, call = {}) {
      const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      return read(await fetch(`${url}/trpc/${path}${query}`, { headers: headersOf(call) }));
    },
    async login() {
      return tabOf(await mutate('session.login', { type: 'username', username: 'demo', password: 'Demo1234' }));
    },
    async stop() {
      await gateway.stop();
      await platform.close();
    },
  };
}

/** The session that an answer began. */
export function tabOf({ headers, data }: Answer): Tab {
  const [cookie = ''] = (headers.getSetCookie()[0] ?? '').split(';');
  // The procedure's declared answer.
  const view = data as SessionView;
  return { cookie, token: view.token, view };
}

function headersOf({ tab, headers }: CallOptions): Record<string, string> {
  return {
    ...(tab?.cookie === undefined ? {} : { cookie: tab.cookie }),
    ...(tab?.token === undefined ? {} : { 'x-session': tab.token }),
    ...headers,
  };
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const json: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
  // tRPC's envelope, one of the two.
  const body = json as { result?: { data: unknown }; error?: NonNullable<Answer['error']> };
  return {
    status: response.status,
    headers: response.headers,
    json,
    data: body.result?.data,
    error: body.error ?? null,
  };
}
