import type { Calls } from './read-calls';

/**
 * The one way to write these calls as an address, which is how tRPC's client writes them. There is no end of other ways
 * to ask the same (further parameters, spaces, inputs of no call), so that only this one is worth keeping an answer for.
 */
export function plainUrl(prefix: string, { list, isBatch }: Calls): string {
  const inputs = list.map((call) => call.knownInput());
  const input = isBatch ? { ...inputs } : inputs[0];
  const query = [...(isBatch ? ['batch=1'] : []), ...(input === undefined ? [] : [`input=${encoded(input)}`])];
  const path = `${prefix}/${list.map((call) => call.path).join(',')}`;
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

const encoded = (input: unknown): string => encodeURIComponent(JSON.stringify(input));
