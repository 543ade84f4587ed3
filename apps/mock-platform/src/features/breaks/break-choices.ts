import type { BreakKind } from '@tonalli/contracts/breaks/kinds';
import type { BreakChoice } from '@tonalli/contracts/breaks/wire';
import type { Break } from '../../people/player-protection';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { endOfBreak, kindOfChoice } from './break-ends';

export interface OfferedBreak {
  readonly choice: BreakChoice;
  readonly kind: BreakKind;
  /** Milliseconds since epoch; null: none of its own. */
  readonly until: number | null;
}

/** A break is extended, never shortened, and an exclusion never becomes what ends by itself. */
function protectsMore({ kind, until }: OfferedBreak, current: Break): boolean {
  if (current.kind === 'SELF_EXCLUSION' && kind === 'TIME_OUT') return false;
  if (current.until === null) return false;
  return until === null || until > current.until;
}

/** What a member may take now, by the rules of the place. */
export function offeredBreaks(world: World, current: Break | null): OfferedBreak[] {
  const { timeoutChoices, exclusionChoices } = policyOf(world);
  const at = world.clock.now();
  return [...timeoutChoices, ...exclusionChoices]
    .map((choice) => ({ choice, kind: kindOfChoice(choice), until: endOfBreak(choice, at) }))
    .filter((offered) => current === null || protectsMore(offered, current));
}
