import type { AccessRow, Callers } from '@tonalli/contracts/access-row';
import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { HEADERS } from '@tonalli/contracts/envelope';
import { ACCESS } from '@tonalli/mock-platform/features';
import type { WireTap } from '../wire-tap';

const NAMES = new Map(Object.entries(ENDPOINTS).map(([name, { method, path }]) => [`${method} ${path}`, name]));

/** The endpoints that a request to the gateway called, by name. */
export function endpointsCalled({ records }: WireTap, requestId: string | null): string[] {
  return records
    .filter(({ headers }) => headers[HEADERS.requestId] === requestId)
    .map(({ method, path }) => {
      const called = `${method} ${path.split('?', 1)[0]}`;
      const name = NAMES.get(called);
      if (name === undefined) throw new Error(`no endpoint stands for ${called}`);
      return name;
    });
}

const RISING: readonly Callers[] = ['everybody', 'signed in', 'member', 'agent'];

/** Who may call all of these endpoints, as their rows of `access.ts` say. */
export function whoMayCallAll(endpoints: Iterable<string>): Callers {
  const ranks = [...endpoints].map((name) => RISING.indexOf(rowOf(name).may));
  if (ranks.includes(-1)) throw new Error(`the gateway called what is for a game's page: ${[...endpoints].join()}`);
  return RISING[Math.max(0, ...ranks)] ?? 'everybody';
}

/** Throws when no access.ts has a row for it. */
export function rowOf(name: string): AccessRow {
  const row = ACCESS[name];
  if (!row) throw new Error(`no access.ts says who may call ${name}`);
  return row;
}
