import type { DrawSource } from '../kernel/fairness';
import { readKept, type Schema, type Setting } from './schema';

/**
 * Where a shared round stands. Nobody's seed decides it: the kernel of shared rounds draws from a chain that was committed to.
 * A draw, a spin of a wheel, a flight, a hand at a table and a match are all shared rounds.
 */
export interface Phase<Table> {
  /** The family's own word: `open`, `flying`, `drawn`. */
  readonly name: string;
  readonly takesBets: boolean;
  /** How long it lasts on the world's clock; null when the round is over and `table` its result. */
  readonly lastsMs: number | null;
  /** All that is decided so far, secrets included. JSON. */
  readonly table: Table;
}

/** A shared round by its number in the day's chain, from 1, and by its public name, unique within the rounds' name. */
export interface RoundName {
  readonly number: number;
  readonly key: string;
}

/** A round with when it opens, milliseconds since epoch, of the world's clock. */
export interface Opening extends RoundName {
  readonly opensAt: number;
}

interface RoundTime<Config> {
  readonly config: Config;
  /** Milliseconds since epoch, of the world's clock. */
  readonly at: number;
}

interface NextContext<Config> extends RoundTime<Config> {
  /** The calendar day (yyyy-MM-dd) of the operator's zone that the round belongs to. */
  readonly day: string;
}

interface AdvanceContext<Config, Entrant> extends RoundTime<Config> {
  readonly draws: DrawSource;
  /** Who is in the round, in the order in which they entered. */
  readonly entrants: () => readonly Entrant[];
}

/**
 * Decides by a word of testers whether chance came out as wished; the runner tries seeds in the open until it did.
 * `read` throws a `GameRefusal` (`BET_INVALID`) for a wish that is none.
 */
export interface Force<Subject> {
  readonly read: (wish: unknown) => (subject: Subject) => boolean;
}

interface RoundsBody<Table, Config, Entrant> {
  readonly name: string;
  /** Goes up with any change of what the same draws give. */
  readonly version: number;
  /** The most rounds that a day has: so long is its chain. */
  readonly mostPerDay: number;
  /**
   * They open by the hour: behind the day's first, `next` goes by the last one's opening alone, and none ends before one that
   * opened earlier. Left out: each opens once the one before it is over.
   */
  readonly timed?: true;
  /** The day's first round (from null), `at` being the day's beginning, and the one after each, `at` being its end. */
  readonly next: (last: Opening | null, time: NextContext<Config>) => Opening;
  /** The first phase (from null), and the one after each. Pure but for its draws. */
  readonly advance: (from: Phase<Table> | null, context: AdvanceContext<Config, Entrant>) => Phase<Table>;
  /** What everybody may see of it now. */
  readonly show: (phase: Phase<Table>) => unknown;
  readonly force?: Force<Table>;
}

export interface RoundsDefinition<Table, Config, Entrant = unknown> extends RoundsBody<Table, Config, Entrant> {
  readonly config: Setting<Config>;
  readonly table: Schema<Table>;
}

/** Shared rounds of one kind, with their operator's setting read inside: `config` is whatever was kept. */
export interface SharedRounds<Table, Entrant = unknown> extends RoundsBody<Table, unknown, Entrant> {
  readonly config: Setting<unknown>;
  readonly table: Schema<Table>;
}

export function defineRounds<Table, Config, Entrant = unknown>(
  rounds: RoundsDefinition<Table, Config, Entrant>,
): SharedRounds<Table, Entrant> {
  const typed = <Time extends RoundTime<unknown>>(time: Time) => ({
    ...time,
    config: readKept(rounds.config.schema, time.config),
  });
  return {
    ...rounds,
    next: (last, time) => rounds.next(last, typed(time)),
    advance: (from, context) => rounds.advance(from, typed(context)),
  };
}
