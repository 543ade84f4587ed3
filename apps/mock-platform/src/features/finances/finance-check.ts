import type { FinanceState } from '@tonalli/contracts/finances/states';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import type { ChangedBalance } from '../../events/facts';
import { PlatformFailure } from '../../kernel/failure';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { netDeposits } from '../cashier';
import { policyOf } from '../policy';
import { type CheckRow, financesRepository } from './finances.repository';
import { simulatedRecords } from './financial-records';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ROLLING_MS = 30 * DAY_MS;
/** Whoever was looked at is not looked at again for so long. */
const HOLDS_MS = 365 * DAY_MS;

const FINANCE_CHECK = jobKind('finances.check', z.object({ memberId: z.string() }));

export function stateOf({ found, clearedAt }: CheckRow): FinanceState {
  if (clearedAt !== null) return 'CLEAR';
  return found ?? 'PENDING';
}

const askAt = (world: World, memberId: string, dueAt: number): void =>
  world.clock.schedule({ kind: FINANCE_CHECK, key: memberId, dueAt, payload: { memberId } });

function isDue(world: World, memberId: string, at: number): boolean {
  const latest = financesRepository(world).latest(memberId);
  return latest === null || (stateOf(latest) === 'CLEAR' && at - latest.askedAt >= HOLDS_MS);
}

/** Where a deposit was credited: beyond the net deposits of the policy, the member's finances are looked at. */
export function noteDeposits(world: World, changed: readonly ChangedBalance[]): void {
  for (const each of changed) if (each.kind === 'deposit.credit') noteDeposit(world, each);
}

function noteDeposit(world: World, { memberId, at }: ChangedBalance): void {
  const mostMinor = policyOf(world).fvcNetDepositMinor;
  if (mostMinor === null || !isDue(world, memberId, at)) return;
  const netMinor = netDeposits(world, memberId, at - ROLLING_MS);
  if (netMinor <= mostMinor) return;
  financesRepository(world).insert({ memberId, netMinor, askedAt: at });
  askAt(world, memberId, at);
}

/** The answer of the public records is kept. Records that cannot be reached are asked again in an hour. */
export const financeCheckJob = defineJob(FINANCE_CHECK, (world, { payload: { memberId } }) => {
  const store = financesRepository(world);
  const latest = store.latest(memberId);
  if (!latest || stateOf(latest) !== 'PENDING') return;
  const now = world.clock.now();
  const answer = simulatedRecords.look(world, memberId);
  if (answer === 'unavailable') askAt(world, memberId, now + HOUR_MS);
  else store.answer({ id: latest.id, found: answer === 'clear' ? 'CLEAR' : 'VULNERABLE', foundAt: now });
});

/** The operator looked into it and lets the member go on. Throws `NOT_FOUND` where nothing is in the way. */
export function clearFinances(world: World, memberId: string): CheckRow {
  const store = financesRepository(world);
  const latest = store.latest(memberId);
  if (!latest || stateOf(latest) === 'CLEAR') throw new PlatformFailure('NOT_FOUND');
  const clearedAt = world.clock.now();
  store.clear({ id: latest.id, clearedAt });
  return { ...latest, clearedAt };
}
