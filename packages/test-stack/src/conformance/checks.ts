import type { Check } from './check';
import { BREAK_CHECKS } from './checks/breaks';
import { LIMIT_CHECKS } from './checks/limits';
import { MONEY_CHECKS } from './checks/money';
import { PACE_CHECKS } from './checks/pace';
import { STAKE_CHECKS } from './checks/stakes';
import { TIME_CHECKS } from './checks/time';

/** By the key of its rule. A pack that rules a key that is not here does not conform. */
export const CHECKS: ReadonlyMap<string, Check> = new Map(
  [PACE_CHECKS, STAKE_CHECKS, TIME_CHECKS, LIMIT_CHECKS, BREAK_CHECKS, MONEY_CHECKS]
    .flat()
    .map((each) => [each.key, each]),
);
