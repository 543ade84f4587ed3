import type { Scenario } from './scenario';

/** Every scenario, in the order in which they are listed. */
export const SCENARIOS: readonly Scenario[] = [];
