import type { ErrorCode } from '@tonalli/contracts/errors';
import { isErrorCode } from '@tonalli/contracts/errors';
import type { SessionView } from '@tonalli/contracts/session/api';
import type { AppRouter } from '@tonalli/gateway/public';
import {
  createTRPCClient,
  type getFetch,
  httpBatchLink,
  httpLink,
  splitLink,
  type TRPCClient,
  TRPCClientError,
} from '@trpc/client';

type FetchEsque = ReturnType<typeof getFetch>;

/** A browser without pages: it keeps cookies, and the tab token of one tab. */
export interface TestBrowser {
  readonly client: TRPCClient<AppRouter>;
  /** By name; what `Set-Cookie` brought. */
  readonly cookies: Map<string, string>;
  /** The tab's token, as its session storage would hold it. */
  tabToken: string | null;
  /** Logs in with a user name, and keeps the tab token. Rejects like the procedure does. */
  login(username: string, password: string, audience?: 'member' | 'agent'): Promise<SessionView>;
  /** Any request to the gateway with this browser's cookies and origin. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/**
 * `world`: the name of the world that this browser lives in; null for the default one. `address`: where a proxy of ours says
 * that it is, for a gateway that believes one.
 */
export function createTestBrowser(gatewayUrl: string, world: string | null, address?: string): TestBrowser {
  const cookies = new Map<string, string>(world === null ? [] : [['world', world]]);
  const origin = new URL(gatewayUrl).origin;

  const send = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('origin', origin);
    if (address !== undefined) headers.set('x-forwarded-for', address);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(input, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    return response;
  };
  const headers = (): Record<string, string> => (browser.tabToken === null ? {} : { 'x-session': browser.tabToken });
  // tRPC writes an absent signal as undefined, which the platform's own type does not know.
  const sendForClient: FetchEsque = (input, init) => send(input, init as RequestInit);
  const link = { url: `${origin}/trpc`, headers, fetch: sendForClient };
  /** A call that moves money carries the key of its intent as `context: { idempotencyKey }`, as in the web. */
  const headersOf = ({ op: { context } }: { op: { context: Record<string, unknown> } }): Record<string, string> =>
    typeof context.idempotencyKey === 'string'
      ? { ...headers(), 'x-idempotency-key': context.idempotencyKey }
      : headers();

  const browser: TestBrowser = {
    cookies,
    tabToken: null,
    client: createTRPCClient<AppRouter>({
      links: [
        splitLink({
          condition: ({ type }) => type === 'mutation',
          true: httpLink({ ...link, headers: headersOf }),
          false: httpBatchLink({ ...link, maxItems: 8 }),
        }),
      ],
    }),
    async login(username, password, audience = 'member') {
      const view = await browser.client.session.login.mutate({ type: 'username', username, password, audience });
      browser.tabToken = view.token;
      return view;
    },
    fetch: (path, init) => send(`${origin}${path}`, init),
  };
  return browser;
}

/** A browser with the same cookies and tab token, whose calls go to another gateway. */
export function movedTo(gatewayUrl: string, browser: TestBrowser): TestBrowser {
  const moved = createTestBrowser(gatewayUrl, null);
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
  moved.tabToken = browser.tabToken;
  return moved;
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const split = pair.indexOf('=');
  const [name, value] = [pair.slice(0, split), pair.slice(split + 1)];
  const ended = value === '' || attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0');
  if (ended) cookies.delete(name);
  else cookies.set(name, value);
}

/** The catalogue's code that a procedure failed with, or `OK`. Rethrows what is no answer of the gateway. */
export async function codeOf(call: Promise<unknown>): Promise<ErrorCode | 'OK'> {
  try {
    await call;
    return 'OK';
  } catch (error) {
    const code: unknown = platformDataOf(error)?.code;
    if (isErrorCode(code)) return code;
    throw error;
  }
}

/** What a failed procedure carries beside its code, such as `captcha` or `fields`. */
export function platformDataOf(error: unknown): Record<string, unknown> | null {
  if (!(error instanceof TRPCClientError)) return null;
  const data: unknown = error.data?.platform;
  return typeof data === 'object' && data !== null ? { ...data } : null;
}
