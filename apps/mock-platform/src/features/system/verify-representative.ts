import type { verifyRepresentative as endpoint } from '@tonalli/contracts/system/wire';
import type { Verb } from '../../transport/verb';
import { REPRESENTATIVES } from './contact-settings';
import { mirrorsOf } from './mirrors';
import { canonicalHandle } from './representative-handle';

/** Says yes only for a contact that the operator named, and no more of the others than whether they were reported. */
export const verifyRepresentative: Verb<typeof endpoint> = ({ ctx: { world }, input: { channel, handle } }) => {
  const wanted = canonicalHandle(channel, handle);
  const sites = mirrorsOf(world).map(({ name, url }) => ({ channel: 'WEBSITE', handle: url, name, official: true }));
  const known = [...world.settings.get(REPRESENTATIVES), ...sites].find(
    (each) => wanted !== '' && each.channel === channel && canonicalHandle(channel, each.handle) === wanted,
  );
  if (!known) return { verdict: 'unknown', name: null };
  return known.official ? { verdict: 'official', name: known.name } : { verdict: 'reported', name: null };
};
