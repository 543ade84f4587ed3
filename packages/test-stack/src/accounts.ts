import type { Page } from '@playwright/test';
import { nearest } from '@tonalli/contracts/qa/nearest';
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

interface Entering {
  world: string;
  account: Credentials;
  /** A path of the web; left out, where such an account begins. */
  to: string | undefined;
}

/** Logs a page in by the gateway's link into a world, which asks the ordinary procedure. Rejects when it refuses. */
export async function enterAs(page: Page, { world, account, to }: Entering): Promise<Page> {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  const as = new URLSearchParams({ as: `${account.username}:${account.password}` });
  // Only another document runs the page of the link anew; a change of the fragment would not.
  await page.goto('about:blank');
  await page.goto(`/__world/${encodeURIComponent(world)}/enter${query}#${as}`);
  const refused = page.getByRole('status').filter({ hasText: /[A-Z]+_[A-Z]+/ });
  const entered = page.waitForURL((url) => !url.pathname.startsWith('/__world/'));
  const outcome = await Promise.race([entered.then(() => null), refused.waitFor().then(() => refused.textContent())]);
  if (outcome !== null) throw new Error(`${account.username} cannot log in: ${outcome}`);
  return page;
}
