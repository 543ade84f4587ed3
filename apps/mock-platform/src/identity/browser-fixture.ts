/** A browser that follows redirects by itself and keeps cookies by name, as far as a login service needs. */
export function createBrowser() {
  const cookies = new Map<string, string>();

  const visit = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'accept-language': 'en', cookie, ...init.headers };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  const onward = (from: string, response: Response): string =>
    new URL(response.headers.get('location') ?? '', from).href;

  return {
    cookies,
    visit,
    /** Goes to a service's address, chooses there, and answers the address at which the site is told. */
    async choose(authorization: string, subject: string): Promise<URL> {
      const page = onward(authorization, await visit(authorization));
      const body = new URLSearchParams({ answer: subject });
      const chosen = onward(page, await visit(page, { method: 'POST', body }));
      return new URL(onward(chosen, await visit(chosen)));
    },
    /** The page on which somebody is chosen. */
    async open(authorization: string): Promise<{ url: string; response: Response; text: string }> {
      const url = onward(authorization, await visit(authorization));
      const response = await visit(url);
      return { url, response, text: await response.text() };
    },
  };
}
