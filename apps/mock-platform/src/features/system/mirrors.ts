import type { World } from '../../world/world';
import { contactData, type Mirror } from './contact-data';
import { MIRROR_SITES } from './contact-settings';

/** The names by which a machine calls itself. */
const OWN_NAMES = ['localhost', '127.0.0.1'] as const;

/** Where the same site is found. One that runs on this machine is its own mirror by another name. */
export function mirrorsOf(world: World): Mirror[] {
  const given = world.settings.get(MIRROR_SITES);
  if (given.length > 0) return [...given];
  const { mirrors } = contactData();
  const web = URL.parse(world.platform.webUrl ?? '');
  const own = OWN_NAMES.find((name) => name === web?.hostname);
  if (!web || !own) return [...mirrors];
  const urls = [own, ...OWN_NAMES.filter((name) => name !== own)].map(
    (name) => `${web.protocol}//${name}${web.port && `:${web.port}`}`,
  );
  return urls.map((url, index) => ({ name: mirrors[index]?.name ?? url, url }));
}
