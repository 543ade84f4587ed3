import { DOMAINS } from '../world/operator-settings';
import type { World } from '../world/world';

const OWN_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * An address of the web app for a mail. The configured one, or a host that the operator serves: a host that a visitor
 * merely claims must not get into somebody else's mail.
 */
export function siteUrl(world: World, host: string, path: string): string {
  const { webUrl } = world.platform;
  const isServed = world.settings.get(DOMAINS).length > 0;
  if (webUrl && !isServed) return webUrl + path;
  return `${OWN_MACHINE.test(host) ? 'http' : 'https'}://${host}${path}`;
}

/** What a browser at this host says of where it is: by http on one's own machine only. */
export const ownOrigins = (host: string): string[] =>
  OWN_MACHINE.test(host) ? [`http://${host}`, `https://${host}`] : [`https://${host}`];

/** Whether an address is one at which the operator serves the web app, or of this machine. */
export function isOwnSite(world: World, { host, origin, protocol }: URL): boolean {
  if (OWN_MACHINE.test(host)) return /^https?:$/.test(protocol);
  if (world.platform.webUrl && new URL(world.platform.webUrl).origin === origin) return true;
  return protocol === 'https:' && world.settings.get(DOMAINS).includes(host);
}
