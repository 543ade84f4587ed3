import type { OwnLimits } from '@tonalli/contracts/limits/own-limits';
import {
  type DepositLimits,
  type KindLimits,
  LIMIT_KINDS,
  type LimitKind,
  PERIODS_OF_LIMITS,
} from '@tonalli/contracts/limits/periods';
import { keepLimits, protectionOf } from '../../people/player-protection';
import type { World } from '../../world/world';
import { type ChangeRow, changesRepository } from './limits.repository';

/** The limits of one kind that hold for a member. */
export const limitsOf = (world: World, memberId: string, kind: LimitKind): KindLimits =>
  chosenOf(protectionOf(world, memberId).limits[kind] ?? {});

/** What is chosen of it, without what is left out. */
export const chosenOf = (limits: KindLimits): KindLimits =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));

export const isNone = (limits: KindLimits): boolean => Object.keys(limits).length === 0;

/** From now on these limits of a kind hold, and no others of it. */
export function putLimits(
  world: World,
  memberId: string,
  { kind, limits }: { kind: LimitKind; limits: KindLimits },
): void {
  const { limits: all } = protectionOf(world, memberId);
  const others = LIMIT_KINDS.filter((each) => each !== kind).map((each) => [each, all[each]]);
  const kept = isNone(limits) ? others : [...others, [kind, limits]];
  // A kind's limits have its periods only: `assertFit` refuses others.
  keepLimits(world, memberId, Object.fromEntries(kept.filter(([, each]) => each !== undefined)) as OwnLimits);
}

interface Set extends Pick<ChangeRow, 'memberId' | 'kind' | 'wanted' | 'askedBy'> {
  /** Milliseconds since epoch. */
  at: number;
}

/** Limits that hold from now on without a word to be waited for. Remembers what held before. */
export function applyLimits(world: World, { memberId, kind, wanted, askedBy, at }: Set): void {
  const before = limitsOf(world, memberId, kind);
  putLimits(world, memberId, { kind, limits: wanted });
  const decided = { state: 'APPLIED', confirmableFrom: null, confirmableUntil: null, decidedAt: at } as const;
  changesRepository(world).insert({ memberId, kind, before, wanted, askedBy, askedAt: at, ...decided });
}

interface Chosen {
  memberId: string;
  limits: DepositLimits;
  /** Milliseconds since epoch. */
  at: number;
}

/** The first limits of a new member; choosing none leaves nothing. */
export function keepDepositLimits(world: World, { memberId, limits, at }: Chosen): void {
  const wanted = chosenOf(limits);
  if (!isNone(wanted)) applyLimits(world, { memberId, kind: 'deposit', wanted, askedBy: 'registration', at });
}

export const hasPeriod = (kind: LimitKind, period: string): boolean =>
  PERIODS_OF_LIMITS[kind].some((known) => known === period);
