import { maskCurp } from '@tonalli/contracts/identity-check/curp';
import { toIso } from '../../clock/system-time';
import type { World } from '../../world/world';
import { checkOf, missingOf } from './check-of';
import { documentsRepository } from './identity-check.repository';
import { IDENTITY_CHECK } from './identity-settings';

const isoOrNull = (at: number | null) => (at === null ? null : toIso(at));

/** A member's check as they see it. */
export function readCheck(world: World, memberId: string) {
  const check = checkOf(world, memberId);
  const documents = documentsRepository(world).list(memberId);
  const { requiredBefore, ...asks } = world.settings.get(IDENTITY_CHECK);
  const { status, photoId, curp, addressIssuedOn, faults, note, validUntil } = check;
  return {
    ...{ status, requiredBefore, asks, photoId, addressIssuedOn, faults, note, validUntil },
    curp: curp && maskCurp(curp),
    documents: documents.map(({ part, at }) => ({ part, at: toIso(at) })),
    missing: missingOf(world, check, documents),
    submittedAt: isoOrNull(check.submittedAt),
    decidedAt: isoOrNull(check.decidedAt),
  };
}
