import type { AppliedScenario } from '@tonalli/qa/scenarios';
import type { World } from '../../world/world';
import type { Worlds } from '../worlds/worlds';
import { APPLIED_SCENARIOS } from './applied-scenarios';
import type { Scenario } from './scenario';

/**
 * Puts a world into every one of the states, in their order, or leaves it as it was and throws what went wrong.
 * Going back to before them is one step of the clock's checkpoints.
 */
export function applyScenarios(worlds: Worlds, world: World, scenarios: readonly Scenario[]): AppliedScenario[] {
  const names = scenarios.map(({ name }) => name);
  worlds.leaveCheckpoint(world.name, `apply ${names.join(' ')}`);
  try {
    return world.transaction(() => {
      const applied = scenarios.map((scenario) => cook(world, scenario));
      world.settings.set(APPLIED_SCENARIOS, [...world.settings.get(APPLIED_SCENARIOS), ...applied]);
      return applied;
    });
  } catch (error) {
    // The transaction took back what lies in the database; clock, chance and faults come back with the checkpoint.
    worlds.goBack(world.name);
    throw error;
  }
}

function cook(world: World, { name, recipes }: Scenario): AppliedScenario {
  const accounts = recipes().flatMap((recipe) => recipe.cook(world));
  return { name, accounts: accounts.map((account) => ({ ...account, openUrl: null })) };
}

/** With the links that log in as each account; `worldUrl` opens the web app in the world, null when nobody said where it is. */
export function withLinks(applied: readonly AppliedScenario[], worldUrl: string | null): AppliedScenario[] {
  return applied.map(({ name, accounts }) => ({
    name,
    accounts: accounts.map((account) => ({
      ...account,
      openUrl:
        worldUrl && `${worldUrl}/enter#${new URLSearchParams({ as: `${account.username}:${account.password}` })}`,
    })),
  }));
}
