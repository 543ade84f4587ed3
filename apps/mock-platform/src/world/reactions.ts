import type { FactName, Facts } from '../events/facts';
import type { World } from './world';

/** What somebody does in the transaction in which something happens; what throws undoes it. For money and counts only. */
export type Reactions = {
  readonly [Name in FactName]?: (world: World, fact: Facts[Name]) => void;
};

/** Tells every reaction of each fact, in the order of the list. */
export function createTell(world: () => World, reactions: readonly Reactions[]): World['tell'] {
  // Of all features few react to one fact, and each bet tells several.
  const reacting = new Map<FactName, readonly Reactions[]>();
  return (name, fact) => {
    const known = reacting.get(name) ?? reactions.filter((on) => on[name] !== undefined);
    reacting.set(name, known);
    for (const on of known) on[name]?.(world(), fact);
  };
}
