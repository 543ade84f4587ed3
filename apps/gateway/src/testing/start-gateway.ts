import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import type { SessionView } from '@tonalli/contracts/session/api';
import type { MemberType } from '@tonalli/contracts/session/wire';
import { createServer, type GatewayOptions } from '../server';
import type { CookieKind } from '../session/sealed-cookie';
import { createSessionCookies } from '../session/session-cookies';
import { type Answers, type ScriptedPlatform, startScriptedPlatform } from './scripted-platform';

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
  readonly platform: ScriptedPlatform;
  query(path: string, input?: unknown, options?: CallOptions): Promise<Answer>;
  mutate(path: string, input?: unknown, options?: CallOptions): Promise<Answer>;
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

/** A gateway on a free port before a scripted platform of its own, which gives these answers from the start. */
export async function startGateway(options: Partial<GatewayOptions> = {}, answers: Answers = {}): Promise<TestGateway> {
  const platform = await startScriptedPlatform();
  platform.answer(answers);
  const gateway = await createServer({ ...TEST_OPTIONS, platformUrl: platform.url, ...options });
  const url = await gateway.start();
  platform.calls.length = 0;

  const mutate: TestGateway['mutate'] = async (path, input, call = {}) =>
    read(
      await fetch(`${url}/trpc/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...headersOf(call),
        },
        ...(input === undefined ? {} : { body: JSON.stringify(input) }),
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
    async stop() {
      await gateway.stop();
      await platform.close();
    },
  };
}

const sessions = createSessionCookies(TEST_OPTIONS.sessionSecrets, Date.now);

/** Somebody who has logged in, as their browser and their tab keep it; no platform was asked. */
export function signedIn(customerId = 'M000001', type: MemberType = 0, kind: CookieKind = 'loopback'): Tab {
  const session = {
    token: `platform-token-of-${customerId}`,
    customerId,
    username: 'demo',
    account: 'demo',
    nickname: 'Demo',
    type,
    firstTimeLogin: false,
    mustChangePassword: false,
    onBreak: false,
  };
  const { view, cookie } = sessions.issue(session, kind);
  return { cookie: cookie.split(';', 1)[0] ?? '', token: view.token, view };
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
