import type { World } from '../../../world/world';
import { playRounds } from './bets';
import { PersonRecipe } from './member';
import { topUp } from './money';
import { addPerson, type Person } from './person';

interface Downline {
  /** Levels of people below the agent. */
  depth: number;
  /** On all levels together; sub-agents come on top. */
  members: number;
}

const PLAYS_OF_EACH = 3;
const NAMES = ['ana', 'beto', 'caro', 'dani', 'eva', 'fer', 'gabi', 'hugo', 'ines', 'juan', 'karla', 'luis'] as const;

/** A chain of sub-agents, one a level, with the players spread below them and the agent. */
function buildDownline(world: World, agent: Person, { depth, members }: Downline): void {
  const settled = { ageDays: 30, hasLoggedIn: true, hasPaymentPassword: true, hasDefaultPassword: false };
  const uplines = [agent];
  for (let level = 1; level < depth; level += 1) {
    const uplineId = uplines.at(-1)?.id ?? agent.id;
    uplines.push(addPerson(world, { ...settled, base: `${agent.username}-sub${level}`, type: 2, uplineId }));
  }
  const at = world.clock.now() - 20 * 86_400_000;
  for (let index = 0; index < members; index += 1) {
    const base = `${agent.username}-${NAMES[index % NAMES.length]}`;
    // The last level gets somebody too, so that it is there.
    const upline = index === 0 ? uplines.at(-1) : agent.random.pick(uplines);
    const player = addPerson(world, { ...settled, base, type: 0, uplineId: upline?.id ?? agent.id });
    topUp(world, player, { amountMinor: agent.random.int(5, 200) * 1_000, at });
    playRounds(world, player, PLAYS_OF_EACH);
  }
}

class AgentRecipe extends PersonRecipe {
  withDownline = (downline: Downline) => this.with((world, person) => buildDownline(world, person, downline));
}

/** An agent, with nobody below unless a trait says so. */
export const agent = (base: string): AgentRecipe => new AgentRecipe(base, 1);
