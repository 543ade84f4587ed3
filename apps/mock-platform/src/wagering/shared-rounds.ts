import type { DrawSource } from '../kernel/fairness';
import { readKept, type Schema, type Setting } from './schema';
import { type Next, nextBy, type Opens, type PlaceOf, type RoundTime } from './shared-openings';

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
  /** When it ends says what nobody may know before, as of a flight. */
  readonly hidesEnd?: true;
  /** It is the same to every bet in the round as the phase before it: bets are not told of it. */
  readonly isQuiet?: true;
  /** All that is decided so far, secrets included. JSON. */
  readonly table: Table;
}

interface AdvanceContext<Config, Entrant> extends RoundTime<Config> {
  readonly draws: DrawSource;
  /** Who is in the round, in the order in which they entered. */
  readonly entrants: () => readonly Entrant[];
}

/** What a result is drawn anew from, and the bets that it decides: their stakes as if they were open still. */
export interface RecastContext<Config, Entrant> {
  readonly config: Config;
  readonly draws: DrawSource;
  readonly entrants: readonly Entrant[];
}

interface UpdateContext<Config, Entrant> {
  readonly config: Config;
  /** When the phase began, milliseconds since epoch, of the world's clock. */
  readonly beganAt: number;
  /** Whose bets are open, in the order in which they entered. */
  readonly entrants: readonly Entrant[];
}

/**
 * Decides by a word of testers whether chance came out as wished; the runner tries seeds in the open until it did.
 * `read` throws a `GameRefusal` (`BET_INVALID`) for a wish that is none.
 */
export interface Force<Subject> {
  readonly read: (wish: unknown) => (subject: Subject) => boolean;
}

/** What is a title's own where each is a table of its own and they open by hours of their own. */
export interface TitleRounds<Table, Config, Entrant> {
  readonly mostPerDay: number;
  readonly advance: RoundsBody<Table, Config, Entrant>['advance'];
  readonly next: Next<Config>;
  readonly daysOpen?: number;
  readonly placeOf?: PlaceOf;
}

interface RoundsBody<Table, Config, Entrant> {
  readonly name: string;
  /** Goes up with any change of what the same draws give. */
  readonly version: number;
  /** Each title is a table of its own: its rounds are named `<name>/<nodeId>`, with a chain, jobs and a lane of their own. */
  readonly perTitle?: true;
  /** Asked once for each title. */
  readonly ofTitle?: (nodeId: string) => TitleRounds<Table, Config, Entrant>;
  /**
   * They are bet on while they are decided, as a match is: neither a root of their bets nor a beacon binds what they draw, but the
   * chain alone. All others draw behind a phase without bets that lasts a second or longer, and take none afterwards.
   */
  readonly isInPlay?: true;
  /** The most rounds that a day has: so long is its chain. */
  readonly mostPerDay: number;
  /** The first phase (from null), and the one after each. Pure but for its draws. */
  readonly advance: (from: Phase<Table> | null, context: AdvanceContext<Config, Entrant>) => Phase<Table>;
  /**
   * What a phase is once a bet entered or left it, or a step was taken in it: what its table says of those who are in it, and how
   * long it lasts, counted from its beginning. What is over by now ends at once. Draws nothing; without it bets and steps change no phase.
   */
  readonly update?: (
    phase: Phase<Table>,
    context: UpdateContext<Config, Entrant>,
  ) => Omit<Phase<Table>, 'name' | 'takesBets'>;
  /** What everybody may see of it now. */
  readonly show: (phase: Phase<Table>) => unknown;
  readonly force?: Force<Table>;
  /**
   * The end of a round as other draws had given it, all else the same; null where those could not have come of it. Left out: its
   * results are not corrected.
   */
  readonly recast?: (over: Phase<Table>, context: RecastContext<Config, Entrant>) => Phase<Table> | null;
}

export type RoundsDefinition<Table, Config, Entrant = unknown> = RoundsBody<Table, Config, Entrant> &
  Opens<Config> & {
    readonly config: Setting<Config>;
    readonly table: Schema<Table>;
  };

type TitleOwn<Table, Entrant> = Pick<
  SharedRounds<Table, Entrant>,
  'mostPerDay' | 'advance' | 'next' | 'daysOpen' | 'placeOf'
>;

/** Shared rounds of one kind, with their operator's setting read inside: `config` is whatever was kept. */
export interface SharedRounds<Table, Entrant = unknown> extends Omit<RoundsBody<Table, unknown, Entrant>, 'ofTitle'> {
  readonly ofTitle?: (nodeId: string) => TitleOwn<Table, Entrant>;
  readonly config: Setting<unknown>;
  readonly table: Schema<Table>;
  /** The name that they were defined by, whatever the title: whose seed their chains follow from. */
  readonly drawName: string;
  readonly next: Next<unknown>;
  readonly timed: boolean;
  readonly daysOpen: number;
  readonly placeOf: PlaceOf | null;
  /** Null where they do not open on a grid. */
  readonly everyMs: ((config: unknown) => number) | null;
}

const DAYS_OPEN = 2;

export function defineRounds<Table, Config, Entrant = unknown>(
  rounds: RoundsDefinition<Table, Config, Entrant>,
): SharedRounds<Table, Entrant> {
  const { name, version, perTitle, isInPlay, mostPerDay, config, table, show, force, everyMs, update, ofTitle } =
    rounds;
  const { recast } = rounds;
  const typed = <Time extends { readonly config: unknown }>(time: Time) => ({
    ...time,
    config: readKept(config.schema, time.config),
  });
  const next = nextBy<Config>(rounds);
  const titled = (own: TitleRounds<Table, Config, Entrant>): TitleOwn<Table, Entrant> => ({
    ...{ mostPerDay: own.mostPerDay, daysOpen: own.daysOpen ?? DAYS_OPEN, placeOf: own.placeOf ?? null },
    next: (last, time) => own.next(last, typed(time)),
    advance: (from, context) => own.advance(from, typed(context)),
  });
  return {
    ...{ name, drawName: name, version, mostPerDay, config, table, show },
    ...(perTitle && { perTitle }),
    ...(ofTitle && { ofTitle: (nodeId: string) => titled(ofTitle(nodeId)) }),
    ...(isInPlay && { isInPlay }),
    ...(force && { force }),
    timed: rounds.timed === true || everyMs !== undefined,
    ...{ daysOpen: rounds.daysOpen ?? DAYS_OPEN, placeOf: rounds.placeOf ?? null },
    everyMs: everyMs ? (kept) => everyMs(readKept(config.schema, kept)) : null,
    next: (last, time) => next(last, typed(time)),
    advance: (from, context) => rounds.advance(from, typed(context)),
    ...(recast && { recast: (over, context) => recast(over, typed(context)) }),
    ...(update && { update: (phase, context) => update(phase, typed(context)) }),
  };
}
