import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { SIGNED_IN_FLAG } from '@tonalli/contracts/session/browser-flag';
import { nearest } from '@tonalli/qa/closest-match';
import type { Control } from './control';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** An account of the scenarios that were applied to a world, by its user name. Rejects naming the nearest. */
export async function findAccount(world: Pick<Control, 'run'>, username: string): Promise<Credentials> {
  const accounts = (await world.run('listAccounts', {})).flatMap((applied) => applied.accounts);
  const found = accounts.find((account) => account.username === username);
  if (found) return found;
  const names = accounts.map((account) => account.username);
  const instead =
    names.length === 0 ? 'no scenario was applied to this world' : `did you mean "${nearest(username, names)}"?`;
  throw new Error(`There is no account "${username}"; ${instead}`);
}

interface LoginAnswer {
  result?: { data: { isAgent: boolean } };
  error?: { data?: { platform?: { code: string } } };
}

/**
 * Begins a session by the gateway's own procedure and gives it to the browser, whose next page finds whose it is, as a
 * new tab does. Answers where such an account begins. Rejects when the account is refused.
 */
export async function beginSession(context: BrowserContext, { username, password }: Credentials): Promise<string> {
  const response = await context.request.post('/trpc/session.login', {
    data: { type: 'username', username, password },
  });
  const { result, error }: LoginAnswer = await response.json();
  if (!result) throw new Error(`${username} cannot log in: ${error?.data?.platform?.code ?? response.status()}`);
  await context.addInitScript(rememberLogin(new URL(response.url()).origin));
  return result.data.isAgent ? '/agentHome' : '/';
}

/** What a login leaves in the browser besides its cookie, once for each login; a token of somebody before goes. */
function rememberLogin(origin: string): string {
  const done = JSON.stringify(`begun ${randomUUID()}`);
  return `if (location.origin === ${JSON.stringify(origin)} && localStorage.getItem(${done}) === null) {
    localStorage.setItem(${done}, '');
    localStorage.setItem('${SIGNED_IN_FLAG}', '1');
    sessionStorage.removeItem('token');
  }`;
}
