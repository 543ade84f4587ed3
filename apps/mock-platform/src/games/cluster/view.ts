import { CLUSTER_PARTS, type ClusterView } from '@tonalli/contracts/games/cluster';
import { SYMBOL_NAMES } from '@tonalli/contracts/games/symbols';
import { type Drawn, outcomeOf, paysOf, type Step } from './engine';
import { type ClusterModelId, COLUMNS, MODELS, ROWS } from './models';

/** What is paid for a stake, which is so many twentieths that nothing is cut. */
export const paidFor = (parts: number, stakeMinor: number): number => (parts * stakeMinor) / CLUSTER_PARTS;

const columnsOf = ({ cells }: Step): string[][] =>
  Array.from({ length: COLUMNS }, (_, column) =>
    cells.slice(column * ROWS, (column + 1) * ROWS).map((kind) => SYMBOL_NAMES[kind]),
  );

/** A round in words of its view, which pages, records and the verify page read. */
export function viewOf(model: ClusterModelId, drawn: Drawn): ClusterView {
  const outcome = outcomeOf(MODELS[model], drawn);
  const steps = outcome.steps.map((step) => ({
    reels: columnsOf(step),
    wins: step.wins.map(({ kind, count, parts }) => ({ symbol: SYMBOL_NAMES[kind], count, parts })),
    ...{ multiplier: step.multiplier, parts: step.parts },
  }));
  const { isCleared, clearPays } = outcome;
  return { model, steps, isCleared, clearPays, multiplierX100: (paysOf(outcome) * 100) / CLUSTER_PARTS };
}
