import type { Calls } from './read-calls';

/**
 * The canonical URL of these calls, as tRPC's client writes it. Only it is cached: the same calls have endless other
 * spellings (further parameters, spaces, unused inputs), which would flood the cache.
 */
export function canonicalUrl(prefix: string, { list, isBatch }: Calls): string {
  const inputs = list.map((call) => call.knownInput());
  const input = isBatch ? { ...inputs } : inputs[0];
  const query = [...(isBatch ? ['batch=1'] : []), ...(input === undefined ? [] : [`input=${encoded(input)}`])];
  const path = `${prefix}/${list.map((call) => call.path).join(',')}`;
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

const encoded = (input: unknown): string => encodeURIComponent(JSON.stringify(input));
