import { DOMAINS } from '../../world/operator-settings';
import type { World } from '../../world/world';

interface Asked {
  readonly world: World;
  /** The host that the visitor typed. */
  readonly host: string;
}

/** What `URL` would read as something else, or leave out. */
const ODD = /[\\\p{Cc}\s]/u;
const THIS_MACHINE = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a game may lead back there: an address of the web app, as the visitor has it open or as it is configured, with
 * a path that is one of its own, as the gateway's own rule has it.
 */
export function isOwnBackUrl(given: string, { world, host }: Asked): boolean {
  if (ODD.test(given) || !URL.canParse(given)) return false;
  const url = new URL(given);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false;
  if (url.pathname.startsWith('//')) return false;
  return url.host === host.toLowerCase() || isWebOrigin(world, url);
}

function isWebOrigin({ platform, settings }: World, { origin, hostname }: URL): boolean {
  const { webOrigins, webUrl } = platform;
  const isConfigured = webOrigins?.some((web) => new URL(web).origin === origin) ?? THIS_MACHINE.test(hostname);
  const isSite = webUrl ? new URL(webUrl).origin === origin : false;
  return isConfigured || isSite || settings.get(DOMAINS).includes(hostname);
}
