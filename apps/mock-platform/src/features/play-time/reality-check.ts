import { PlatformFailure } from '../../kernel/failure';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { isRunning } from './period';
import { keepPlayRow, type PlayRow, playRowOf } from './play-time.repository';

const MINUTE_MS = 60_000;

/** Minutes of play between reality checks, by the member's choice and at most the policy's; null: none come. */
export function intervalOf(world: World, { everyMin }: Pick<PlayRow, 'everyMin'>): number | null {
  const { realityCheckEveryMin } = policyOf(world);
  return realityCheckEveryMin === null ? null : Math.min(everyMin ?? realityCheckEveryMin, realityCheckEveryMin);
}

export interface NextCheck {
  id: string;
  /** 0: it is due. */
  dueInMs: number;
}

const periodName = (startedAt: number): string => Math.max(0, startedAt).toString(36);

/** The next check of the period that runs; null: none comes, or nobody plays. */
export function nextCheck(world: World, row: PlayRow, now: number): NextCheck | null {
  if (row.nextCheckAt === null || !isRunning(row, now) || intervalOf(world, row) === null) return null;
  return { id: `${periodName(row.startedAt)}-${row.checks}`, dueInMs: Math.max(0, row.nextCheckAt - now) };
}

/** The check was answered in the period that it is of. */
function wasAnswered({ startedAt, checks }: PlayRow, id: string): boolean {
  const [period, number] = id.split('-');
  return startedAt !== null && period === periodName(startedAt) && Number(number) < checks;
}

/**
 * The member goes on: the next check comes an interval from now. A check that was answered, in whatever tab, stays so. Throws
 * `NOT_FOUND` for one that is not due.
 */
export function answerCheck(world: World, memberId: string, id: string): void {
  world.transaction(() => {
    const row = playRowOf(world, memberId);
    const now = world.clock.now();
    const check = nextCheck(world, row, now);
    if (check?.id !== id || check.dueInMs > 0) {
      if (wasAnswered(row, id)) return;
      throw new PlatformFailure('NOT_FOUND');
    }
    const everyMin = intervalOf(world, row);
    const nextCheckAt = everyMin === null ? null : now + everyMin * MINUTE_MS;
    keepPlayRow(world, { ...row, nextCheckAt, checks: row.checks + 1 });
  });
}

/**
 * The member chooses after how many minutes of play a check comes. A shorter time holds from now, a longer one from the next
 * check on. Throws `INVALID_REQUEST` for what the policy does not offer.
 */
export function chooseInterval(world: World, memberId: string, everyMin: number): void {
  const { realityCheckChoicesMin, realityCheckEveryMin } = policyOf(world);
  const isOffered = realityCheckEveryMin !== null && everyMin <= realityCheckEveryMin;
  if (!isOffered || !realityCheckChoicesMin.includes(everyMin)) {
    throw new PlatformFailure('INVALID_REQUEST', { fields: { everyMin: { patternId: 'invalid_value' } } });
  }
  world.transaction(() => {
    const row = playRowOf(world, memberId);
    const soonest = world.clock.now() + everyMin * MINUTE_MS;
    const nextCheckAt = row.nextCheckAt === null ? null : Math.min(row.nextCheckAt, soonest);
    keepPlayRow(world, { ...row, everyMin, nextCheckAt });
  });
}
