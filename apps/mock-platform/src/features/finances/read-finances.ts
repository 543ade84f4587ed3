import { toIso } from '../../clock/system-time';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { stateOf } from './finance-check';
import { type CheckRow, financesRepository } from './finances.repository';

export function toWireCheck(row: CheckRow) {
  const decidedAt = row.clearedAt ?? row.foundAt;
  return {
    status: stateOf(row),
    askedAt: toIso(row.askedAt),
    decidedAt: decidedAt === null ? null : toIso(decidedAt),
  };
}

/** The latest look at a member's finances, where the rules of the place ask for any. */
export function readFinances(world: World, memberId: string) {
  const isRuled = policyOf(world).fvcNetDepositMinor !== null;
  const latest = isRuled ? financesRepository(world).latest(memberId) : null;
  return { check: latest && toWireCheck(latest) };
}
