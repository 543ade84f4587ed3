import type { CacheKey } from './public-cache';

/** World names hold no space (see the request facts), so a prefix covers one world only. */
export const worldPrefix = (world: string | null): string => `${world ?? '-'} `;

/** The input's keys are sorted, so that their order makes no second cache entry. */
export function keyText({ path, input, world, ip }: CacheKey): string {
  return `${worldPrefix(world)}${path} ${ip ?? '-'} ${canonicalJson(input)}`;
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
