import type { ExternalIntent, ExternalProvider } from '@tonalli/contracts/session/external-names';
import type { TestBrowser } from './test-browser';

interface Visit {
  provider?: ExternalProvider;
  intent?: ExternalIntent;
}

/** Starts an external login without a page: returns the service's URL and the attempt. */
export async function beginExternal(browser: TestBrowser, { provider = 'google', intent = 'login' }: Visit = {}) {
  const attempt = crypto.randomUUID();
  const begun = await browser.fetch(`/external/${provider}?attempt=${attempt}&intent=${intent}`);
  const authorization = new URL(begun.headers.get('location') ?? '', 'http://nowhere.invalid');
  return { attempt, provider, authorization, state: authorization.searchParams.get('state') ?? '' };
}

/** Chooses somebody at the service, nobody for an empty subject. Answers the address that the service sends the browser back to. */
export async function chooseAt(authorization: URL, subject: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const visit = async (url: URL, init: RequestInit = {}): Promise<URL> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return new URL(response.headers.get('location') ?? '', url);
  };
  const page = await visit(authorization);
  return visit(await visit(page, { method: 'POST', body: new URLSearchParams({ answer: subject }) }));
}

/** The whole external login. Returns its attempt. */
export async function returnFrom(browser: TestBrowser, subject: string, visit: Visit = {}): Promise<string> {
  const { attempt, authorization } = await beginExternal(browser, visit);
  const back = await chooseAt(authorization, subject);
  await browser.fetch(back.pathname + back.search);
  return attempt;
}
