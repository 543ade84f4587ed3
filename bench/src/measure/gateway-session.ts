/** Logs in through the gateway; the headers that carry the session. */
export async function openSession(gatewayUrl: string): Promise<Record<string, string>> {
  const response = await fetch(`${gatewayUrl}/trpc/session.login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LOGIN),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  // The shape is session/api.ts's SessionView in tRPC's envelope; a login that failed has neither.
  const body = (await response.json()) as { result?: { data?: { token?: string } } };
  const token = body.result?.data?.token;
  if (!cookie || !token) throw new Error(`the login failed: ${JSON.stringify(body)}`);
  return { cookie, 'x-session': token };
}

export const LOGIN = { type: 'username', username: 'demo', password: 'Demo1234', audience: 'member' } as const;
