import type { MissionEvent } from '@tonalli/contracts/missions/wire';
import { dayOf } from '../../rollups/time-parts';
import type { Mission } from './mission-schema';

type ByHand = `hand ${string}`;

/** The deed by which the operator completes a mission of somebody: on record like any other. */
export const byHand = ({ id }: Mission): ByHand => `hand ${id}`;

/** Something that may count. Amounts in minor units, of bets only. */
export interface Deed {
  event: MissionEvent | ByHand;
  at: number;
  nodeId: string;
  vendor: string;
  category: string;
  stakeMinor: number;
  validMinor: number;
  payoutMinor: number;
}

export interface Progress {
  value: number;
  /** The games or days that were counted, where each counts once. */
  seen: readonly string[];
}

/** `completedAt` is when the target was reached; null: it is not. */
export type Reached = Progress & { completedAt: number | null };

export const NO_PROGRESS: Progress = { value: 0, seen: [] };

const HUNDREDTHS = 100;

/** Whether a mission counts it. A bet that is void does not count. */
export function counts(mission: Mission, deed: Deed): boolean {
  const { event, filter = {} } = mission;
  if (event !== deed.event) return deed.event === byHand(mission);
  if (event !== 'bet.settled') return true;
  const { category, vendor, title, leastStake = 1 } = filter;
  if (deed.validMinor <= 0 || deed.stakeMinor < leastStake) return false;
  if (category !== undefined && category !== deed.category) return false;
  return (title === undefined || title === deed.nodeId) && (vendor === undefined || vendor === deed.vendor);
}

function once({ value, seen }: Progress, key: string): Progress {
  return seen.includes(key) ? { value, seen } : { value: value + 1, seen: [...seen, key] };
}

function grown(measure: Mission['measure'], before: Progress, deed: Deed): Progress {
  const { value, seen } = before;
  switch (measure) {
    case 'count':
      return { value: value + 1, seen };
    case 'sumStake':
      return { value: value + deed.validMinor, seen };
    case 'maxMultiplier':
      return { value: Math.max(value, Math.floor((deed.payoutMinor * HUNDREDTHS) / deed.stakeMinor)), seen };
    case 'distinctGames':
      return once(before, deed.nodeId);
    case 'streakDays':
      return once(before, String(dayOf(deed.at)));
  }
}

/** The progress with one more deed that counts, or that completes it by hand; never above the target. */
export function advance(mission: Mission, before: Progress, deed: Deed): Progress {
  const { event, measure, target } = mission;
  if (before.value >= target) return before;
  if (deed.event !== event) return { ...before, value: target };
  const { value, seen } = grown(measure, before, deed);
  return { value: Math.min(value, target), seen };
}
