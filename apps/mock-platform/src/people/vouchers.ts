import { openUnderSharedKey } from '@tonalli/contracts/sealing';
import { type ExternalIdentity, VouchedIdentity } from '@tonalli/contracts/session/external';
import { systemNow } from '../clock/system-time';
import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { EXTERNAL_LOGINS } from './people-settings';
import { voucherRepository } from './voucher.repository';

/** The gateway makes one anew for every call. */
const TAKEN_FOR_SECONDS = 60;
/** Longer than a gateway offers the same login again. */
const KEPT_MS = 24 * 60 * 60_000;

/**
 * The identity that the gateway vouches for, and its id, which `spendVoucher` uses up. Two servers agree on the time, so it is the
 * machine's. Throws `SEAL_INVALID`, or `EXTERNAL_EXPIRED` for one that is old or used up; `FUNCTION_NOT_AVAILABLE`
 * where the operator does not offer the service.
 */
export async function openVoucher(world: World, voucher: string): Promise<{ id: string; identity: ExternalIdentity }> {
  const { id, iat, identity } = await readVoucher(world, voucher);
  if (Math.abs(systemNow() / 1_000 - iat) > TAKEN_FOR_SECONDS) throw new PlatformFailure('EXTERNAL_EXPIRED');
  if (voucherRepository(world).wasUsed(id)) throw new PlatformFailure('EXTERNAL_EXPIRED');
  if (!world.settings.get(EXTERNAL_LOGINS).includes(identity.provider)) {
    throw new PlatformFailure('FUNCTION_NOT_AVAILABLE');
  }
  return { id, identity };
}

async function readVoucher(world: World, voucher: string): Promise<VouchedIdentity> {
  try {
    return VouchedIdentity.parse(JSON.parse(await openUnderSharedKey(world.platform.merchant.key, voucher)));
  } catch {
    throw new PlatformFailure('SEAL_INVALID');
  }
}

/** Uses a voucher up. Throws `EXTERNAL_EXPIRED` when somebody was faster. */
export function spendVoucher(world: World, id: string): void {
  if (!spendOnce(world, id)) throw new PlatformFailure('EXTERNAL_EXPIRED');
}

/** Uses something of the gateway's up that is good once; false when it was before, for as long as that is remembered. */
export function spendOnce(world: World, id: string): boolean {
  const store = voucherRepository(world);
  store.forget(systemNow() - KEPT_MS);
  return store.use(id, systemNow());
}
