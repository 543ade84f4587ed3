import type { QaText } from '@tonalli/qa/scenarios';
import type { World } from '../../world/world';

/** Somebody to log in as. */
export interface CookedAccount {
  role: 'member' | 'agent' | 'trial';
  username: string;
  password: string;
  note: QaText;
}

/**
 * One thing that a scenario is made of. It changes the world by the ways that players and operators change it, at
 * once and within a transaction. Throws what stands in its way; the world is then put back by whoever called.
 */
export interface Recipe {
  cook(world: World): CookedAccount[];
}

export const SCENARIO_GROUPS = [
  'players',
  'cashier',
  'play',
  'lottery',
  'lobby',
  'benefits',
  'messages',
  'help',
  'content',
  'agents',
  'operator',
  'identity',
  'trouble',
] as const;

/** Of the scenarios in a tester's own folder. */
export const OWN_GROUP = 'own';

export interface Scenario {
  /** In kebab-case, as it is asked for. */
  name: string;
  group: (typeof SCENARIO_GROUPS)[number] | typeof OWN_GROUP;
  title: QaText;
  description: QaText;
  lookAt: readonly QaText[];
  /** As they stand in its file; left out where it has none. */
  steps?: readonly Record<string, unknown>[];
  /** Cooked one after another. */
  recipes: () => readonly Recipe[];
}

/** A state that a world can be put into by name. */
export const scenario = (given: Scenario): Scenario => Object.freeze(given);
