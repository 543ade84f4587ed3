import type { Endpoint } from '@tonalli/contracts/endpoint';
import {
  fetchContact,
  fetchDomainRoute,
  fetchPermission,
  fetchStatus,
  verifyRepresentative,
} from '@tonalli/contracts/system/wire';
import { toIso } from '../clock/system-time';
import { PlatformFailure } from '../kernel/failure';
import { DOMAINS, MODULES_OFF, PLATFORM_STATUS } from '../world/operator-settings';
import type { World } from '../world/world';
import type { RequestInfo } from './verb';

/** What is answered for any domain as well: where to go instead, and whom to ask (SYS-11). */
const ANYWHERE: ReadonlySet<Endpoint> = new Set<Endpoint>([fetchContact, fetchDomainRoute, verifyRepresentative]);
/** What a closed platform still answers, so that its page can tell why and whom to ask. */
const ALWAYS_OPEN: ReadonlySet<Endpoint> = new Set<Endpoint>([...ANYWHERE, fetchPermission, fetchStatus]);

export interface PlatformStatus {
  status: 0 | 1 | 2;
  endsAt: string | null;
}

/** The status as it stands now: it falls back to normal by itself when its end has come. */
export function currentStatus(world: World): PlatformStatus {
  const { status, endsAtMs } = world.settings.get(PLATFORM_STATUS);
  if (status === 0 || (endsAtMs !== null && endsAtMs <= world.clock.now())) return { status: 0, endsAt: null };
  return { status, endsAt: endsAtMs === null ? null : toIso(endsAtMs) };
}

/** Throws when this call is not answered now, or not for this host or place. */
export function assertOpen(world: World, endpoint: Endpoint, request: RequestInfo): void {
  if (!ANYWHERE.has(endpoint) && !servesHost(world, request.host)) throw new PlatformFailure('DOMAIN_UNKNOWN');
  const { status, endsAt } = currentStatus(world);
  if (status === 0 || ALWAYS_OPEN.has(endpoint)) return;
  if (status === 1) throw new PlatformFailure('MAINTENANCE', endsAt === null ? {} : { endsAt });
  throw new PlatformFailure('ACCESS_RESTRICTED', { ip: request.ip });
}

export function assertModuleOn(world: World, { module }: Endpoint): void {
  if (module && world.settings.get(MODULES_OFF).includes(module)) throw new PlatformFailure('FUNCTION_NOT_AVAILABLE');
}

function servesHost(world: World, host: string): boolean {
  const domains = world.settings.get(DOMAINS);
  return domains.length === 0 || domains.includes(host.replace(/:\d+$/, '').toLowerCase());
}
