import type { DrawSource } from '../../kernel/fairness';
import { CELLS, type ClusterModel, COLUMNS, KINDS, type Kind, MOST_WINS, ROWS, TIERS } from './models';

/** All that was drawn: the first board, then what fell after each win but the last that a round can have. */
export interface Drawn {
  /** A letter a cell, counted down each column from the left one on. */
  readonly cells: readonly Kind[];
  readonly refills: readonly (readonly Kind[])[];
}

export interface KindWin {
  readonly kind: Kind;
  readonly count: number;
  /** In twentieths of the stake, before the multiplier. */
  readonly parts: number;
}

export interface Step {
  readonly cells: readonly Kind[];
  readonly wins: readonly KindWin[];
  readonly multiplier: number;
  readonly parts: number;
}

export interface Outcome {
  readonly steps: readonly Step[];
  readonly isCleared: boolean;
  readonly clearPays: number;
}

const drawKinds = (random: DrawSource, many: number): Kind[] =>
  Array.from({ length: many }, () => KINDS[random.below(KINDS.length)] ?? KINDS[0]);

/** The symbols that win on a board: enough of them, wherever they lie. */
export function winnersOn(cells: readonly Kind[]): { kind: Kind; count: number }[] {
  const counts = new Map<Kind, number>();
  for (const kind of cells) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return KINDS.flatMap((kind) => {
    const count = counts.get(kind) ?? 0;
    return count >= TIERS[0] ? [{ kind, count }] : [];
  });
}

/** Takes the winners off: what is above them falls, and new ones drop in, column by column and from the top down. */
export function tumble(cells: readonly Kind[], gone: ReadonlySet<Kind>, dropped: readonly Kind[]): Kind[] {
  let next = 0;
  return Array.from({ length: COLUMNS }, (_, column) => {
    const stay = cells.slice(column * ROWS, (column + 1) * ROWS).filter((kind) => !gone.has(kind));
    const from = next;
    next += ROWS - stay.length;
    return [...dropped.slice(from, next), ...stay];
  }).flat();
}

const goneOf = (winners: readonly { kind: Kind }[]): ReadonlySet<Kind> => new Set(winners.map(({ kind }) => kind));
const countOf = (winners: readonly { count: number }[]): number => winners.reduce((sum, { count }) => sum + count, 0);

/** Draws a whole round: the board down its columns, and after each win what drops in, in the same order. */
export function draw(random: DrawSource): Drawn {
  const cells = drawKinds(random, CELLS);
  const refills: Kind[][] = [];
  let board: readonly Kind[] = cells;
  for (let wins = 1; wins < MOST_WINS; wins += 1) {
    const winners = winnersOn(board);
    if (winners.length === 0) break;
    const dropped = drawKinds(random, countOf(winners));
    refills.push(dropped);
    board = tumble(board, goneOf(winners), dropped);
  }
  return { cells, refills };
}

const tierOf = (count: number): number => TIERS.filter((least) => count >= least).length - 1;

function stepOf(model: ClusterModel, cells: readonly Kind[], before: number): Step {
  const multiplier = model.multipliers[before] ?? 1;
  const wins = winnersOn(cells).map(({ kind, count }) => ({
    ...{ kind, count },
    parts: model.pays[kind][tierOf(count)] ?? 0,
  }));
  return { cells, wins, multiplier, parts: multiplier * wins.reduce((sum, { parts }) => sum + parts, 0) };
}

/** What a round that was drawn pays, board by board. */
export function outcomeOf(model: ClusterModel, { cells, refills }: Drawn): Outcome {
  const steps = [stepOf(model, cells, 0)];
  for (const dropped of refills) {
    const { cells: before, wins } = steps.at(-1) ?? stepOf(model, cells, 0);
    steps.push(stepOf(model, tumble(before, goneOf(wins), dropped), steps.length));
  }
  const isCleared = steps.length === MOST_WINS && (steps.at(-1)?.wins.length ?? 0) > 0;
  return { steps, isCleared, clearPays: isCleared ? model.clear : 0 };
}

/** What it pays in all, in twentieths of the stake. */
export const paysOf = ({ steps, clearPays }: Outcome): number =>
  steps.reduce((sum, { parts }) => sum + parts, clearPays);
