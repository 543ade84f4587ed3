import type { AppliedScenario } from '@tonalli/contracts/qa/scenarios';
import type { World } from '../db/world';
import type { Worlds } from '../db/worlds';
import type { Scenario } from './scenario';

/**
 * Puts a world into every one of the states, in their order, or leaves it as it was and throws what went wrong.
 * Going back to before them is one step of the clock's checkpoints.
 */
export async function applyScenarios(
  worlds: Worlds,
  world: World,
  scenarios: readonly Scenario[],
): Promise<AppliedScenario[]> {
  const names = scenarios.map(({ name }) => name);
  worlds.leaveCheckpoint(world.name, `apply ${names.join(' ')}`);
  try {
    const applied: AppliedScenario[] = [];
    for (const { name, recipes } of scenarios) {
      const accounts: AppliedScenario['accounts'] = [];
      for (const recipe of recipes())
        accounts.push(...(await recipe.cook(world)).map((account) => ({ ...account, openUrl: null })));
      applied.push({ name, accounts });
    }
    world.settings.set('scenarios', [...world.settings.get('scenarios'), ...applied]);
    return applied;
  } catch (error) {
    worlds.goBack(world.name);
    throw error;
  }
}
