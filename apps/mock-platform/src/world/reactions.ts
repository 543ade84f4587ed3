import type { FactName, Facts } from '../events/facts';
import type { World } from './world';

/** What somebody does in the transaction in which something happens; what throws undoes it. For money and counts only. */
export type Reactions = {
  readonly [Name in FactName]?: (world: World, fact: Facts[Name]) => void;
};

/** Tells every reaction of each fact, in the order of the list. */
export const createTell =
  (world: () => World, reactions: readonly Reactions[]): World['tell'] =>
  (name, fact) => {
    for (const on of reactions) on[name]?.(world(), fact);
  };
