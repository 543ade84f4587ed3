import * as z from 'zod/mini';
import type { DrawSource } from '../kernel/fairness';
import type { BetDetail } from './bets.table';
import type {
  BetRecord,
  Chance,
  Entry,
  GameModule,
  OnExclusion,
  Quote,
  RoundContext,
  Showdown,
  StandingForAll,
  StandingNow,
  Stated,
  Turn,
} from './game-module';
import { readerOf } from './kept-reader';
import { GameRefusal } from './refusal';
import { readKept, readSent, type Schema, type Setting } from './schema';
import type { Force, Phase, SharedRounds } from './shared-rounds';
import type { Price } from './stake';

/** An entry as it was kept: JSON that the family's schemas read. */
export type KeptEntry = Entry<unknown, unknown>;
export type AnyContext = RoundContext<unknown, unknown>;
export type AnyDrawContext = AnyContext & { readonly draws: DrawSource };
export type AnyRounds = SharedRounds<unknown, KeptEntry>;

export interface StartedBet {
  readonly turn: Turn<unknown>;
  /** As `OpenRound.record`, of a round that the turn decides. */
  readonly record: (id: string) => BetDetail;
}

/** A bet that was read. The runner looks at its shared rounds before it asks for the price, and draws last. */
export interface AcceptedBet {
  /** As it is kept. */
  readonly bet: unknown;
  /** Throws `GameRefusal` for a bet that is not taken. */
  readonly price: () => Price;
  /** Shared rounds that have to take bets now, and those that it will be told of later. */
  readonly keys: readonly string[];
  readonly laterKeys: readonly string[];
  readonly start: (draws: DrawSource) => StartedBet;
}

/** An open round, read from what was kept of it. */
export interface OpenRound {
  /** Throws `GameRefusal`, `STEP_INVALID` also where the family has no steps. */
  readonly step: (sent: unknown, context: AnyDrawContext) => Turn<unknown>;
  /** What the runner does for an idle player; null where nobody is waited for. */
  readonly timeout: { readonly afterMs: number; readonly step: () => unknown; readonly isCashOut: boolean } | null;
  readonly follow: (news: { key: string; phase: Phase<unknown> }, context: AnyContext) => Turn<unknown>;
  /** Null where the family leaves it to the runner to give everything back. */
  readonly cancelled: (key: string, context: AnyContext) => Turn<unknown> | null;
  readonly quote: (context: AnyContext) => Quote | null;
  readonly show: (context: AnyContext) => unknown;
  readonly onExclusion: (context: AnyContext) => OnExclusion;
  /** As the bet's record keeps it. */
  readonly record: (config: unknown) => BetDetail;
}

export interface KeptRecord {
  readonly version: number;
  readonly bet: unknown;
  readonly state: unknown;
  readonly config: unknown;
}

const Written = z.object({ v: z.int(), b: z.unknown(), s: z.unknown(), c: z.unknown() });

/** A family without its types, as the registry holds it: whatever comes in is read with the family's own schemas. */
export interface AnyGameModule {
  readonly family: string;
  readonly version: number;
  readonly draws: 'personal' | 'shared';
  readonly bank: 'house' | 'players';
  readonly config: Setting<unknown>;
  readonly view: Schema<unknown>;
  readonly rounds: AnyRounds | null;
  readonly betsPerPlayer: number;
  /** What of a shared round one open bet alone may have; null where a round has room for all. */
  readonly claim: ((bet: unknown) => string) | null;
  /** Until their round is closed its bets are replaced, or taken back. */
  readonly replaces: boolean;
  readonly mayWithdraw: boolean;
  /** A feature of the platform takes the bets of its titles. */
  readonly isTakenByFeature: boolean;
  /** Its titles can be launched. */
  readonly hasPage: boolean;
  readonly recordedTogether: { readonly maxMs: number; readonly maxLines: number } | null;
  /** Throws `GameRefusal` (`BET_INVALID`) for what is no bet of the family. */
  readonly accept: (sent: unknown, context: AnyContext) => AcceptedBet;
  readonly resume: (kept: KeptEntry) => OpenRound;
  /** What `record` of an open round kept; null where that does not say it all. */
  readonly readRecord: (kept: BetDetail) => KeptRecord | null;
  /** Of families whose players bank each other; throws for others. */
  readonly showdown: (seats: readonly KeptEntry[], table: unknown, context: AnyContext) => Showdown<unknown>;
  /** It may wait for its player, and do something once that was long enough. */
  readonly waits: boolean;
  /** What the title of an id is played under. */
  readonly settingOf: (nodeId: string) => unknown;
  /** The symbols that a round shows, by the names of their pictures. */
  readonly symbolsIn: (view: unknown) => readonly string[];
  /** What is said of a title before it is opened; null where the family says nothing. */
  readonly stated: ((config: unknown) => Stated) | null;
  /** What testers may wish of a personal round; null where nothing. A shared one is forced by its rounds. */
  readonly force: Force<KeptEntry> | null;
  /** How visitors play it; null where they do not. A step of null is that of the timeout. */
  readonly automatic: {
    /** Of a family that has shared rounds only with the round that takes bets; of a personal one also with the moment. */
    readonly bet: (stakeMinor: number, random: Chance, round?: StandingForAll & Partial<StandingNow>) => unknown;
    readonly step: (shown: unknown, random: Chance) => unknown;
    /** The part of a bet that only theirs have. */
    readonly mark?: string | undefined;
  } | null;
}

const readPhase = <Table>(rounds: { table: Schema<Table> }, phase: Phase<unknown>): Phase<Table> => ({
  ...phase,
  table: readKept(rounds.table, phase.table),
});

interface Readers<Bet, State, Config, Table> {
  readonly entry: (kept: KeptEntry) => Entry<Bet, State>;
  readonly config: (kept: unknown) => Config;
  /** What a turn leaves behind is what the schema would make of it; the runner in memory holds all families to that. */
  readonly turned: (turn: Turn<State>) => Turn<State>;
  /** Throws `GameRefusal` (`BET_INVALID`). */
  readonly sentBet: (sent: unknown) => Bet;
  readonly context: (given: AnyContext) => RoundContext<Config, Table>;
}

function readersOf<Bet, State, Step, View, Config, Table>(
  game: GameModule<Bet, State, Step, View, Config, Table>,
): Readers<Bet, State, Config, Table> {
  // Rounds of one title come with the same setting, and a bet is asked for more than once while something is done to its round.
  const [config, bet, state] = [readerOf(game.config.schema), readerOf(game.bet), readerOf(game.state)];
  return {
    entry: (kept: KeptEntry): Entry<Bet, State> => ({
      ...{ id: kept.id, bet: bet.read(kept.bet), state: state.read(kept.state), heldMinor: kept.heldMinor },
      get open() {
        return kept.open;
      },
    }),
    config: config.read,
    turned(turn) {
      state.made(turn.state);
      return turn;
    },
    sentBet: (sent: unknown): Bet => bet.sent(sent, 'BET_INVALID'),
    context: ({ config: setting, at, phase }: AnyContext): RoundContext<Config, Table> => ({
      config: config.read(setting),
      at,
      phase(key) {
        const found = phase(key);
        return found && game.rounds ? readPhase(game.rounds.of, found) : null;
      },
    }),
  };
}

/** The family's own way to keep its bets, or that of all others. */
function recordOf<Bet, State, Step, View, Config, Table>(
  game: GameModule<Bet, State, Step, View, Config, Table>,
): BetRecord<Bet, State, Config> {
  if (game.record) return game.record;
  return {
    keep: ({ bet, state }, config) => ({ k: game.family, v: game.version, b: bet, c: config, s: state }),
    read(kept) {
      const { b, s, c } = readKept(Written, kept);
      return { bet: readKept(game.bet, b), state: readKept(game.state, s), config: readKept(game.config.schema, c) };
    },
  };
}

function openRound<Bet, State, Step, View, Config, Table>(
  game: GameModule<Bet, State, Step, View, Config, Table>,
  { readers, kept }: { readers: Readers<Bet, State, Config, Table>; kept: KeptEntry },
): OpenRound {
  const entry = readers.entry(kept);
  const timeout = game.steps?.timeout;
  return {
    step(sent, context) {
      if (!game.steps) throw new GameRefusal('STEP_INVALID');
      const step = readSent(game.steps.step, sent, 'STEP_INVALID');
      return readers.turned(game.steps.apply(entry, step, { ...readers.context(context), draws: context.draws }));
    },
    timeout: timeout
      ? { afterMs: timeout.afterMs, step: () => timeout.step(entry), isCashOut: timeout.isCashOut === true }
      : null,
    follow(news, context) {
      if (!game.rounds || game.bank === 'players' || !game.follow) return { state: entry.state };
      const phase = readPhase(game.rounds.of, news.phase);
      return readers.turned(game.follow(entry, { key: news.key, phase }, readers.context(context)));
    },
    cancelled(key, context) {
      if (game.draws === 'personal' || game.bank === 'players') return null;
      const turn = game.cancelled?.(entry, key, readers.context(context));
      return turn ? readers.turned(turn) : null;
    },
    quote: (context) => game.quote?.(entry, readers.context(context)) ?? null,
    show: (context) => game.show(entry, readers.context(context)),
    onExclusion: (context) => game.onExclusion(entry, readers.context(context)),
    record: (config) => recordOf(game).keep(entry, readers.config(config)),
  };
}

function eraseRounds<Table, Entrant>(
  rounds: SharedRounds<Table, Entrant>,
  readEntrant: (kept: KeptEntry) => Entrant,
): AnyRounds {
  const { force, update, recast, ofTitle, ...others } = rounds;
  const reading =
    ({ advance }: Pick<SharedRounds<Table, Entrant>, 'advance'>): AnyRounds['advance'] =>
    (from, context) =>
      advance(from && readPhase(rounds, from), { ...context, entrants: () => context.entrants().map(readEntrant) });
  return {
    ...others,
    advance: reading(rounds),
    ...(ofTitle && {
      ofTitle(nodeId: string) {
        const own = ofTitle(nodeId);
        return { ...own, advance: reading(own) };
      },
    }),
    ...(recast && {
      recast: (over, context) =>
        recast(readPhase(rounds, over), { ...context, entrants: context.entrants.map(readEntrant) }),
    }),
    ...(update && {
      update: (phase, context) =>
        update(readPhase(rounds, phase), { ...context, entrants: context.entrants.map(readEntrant) }),
    }),
    show: (phase) => rounds.show(readPhase(rounds, phase)),
    ...(force && { force: readingForce(force, (table) => readKept(rounds.table, table)) }),
  };
}

const readingForce = <Subject, Kept>(force: Force<Subject>, read: (kept: Kept) => Subject): Force<Kept> => ({
  read(wish) {
    const fits = force.read(wish);
    return (kept) => fits(read(kept));
  },
});

function nowOf(family: string, round: (StandingForAll & Partial<StandingNow>) | undefined): StandingNow {
  if (round?.at === undefined) throw new TypeError(`a bet of ${family} is for a room as it stands now`);
  return { ...round, at: round.at };
}

function automaticOf<Bet, State, Step, View, Config, Table>(
  game: GameModule<Bet, State, Step, View, Config, Table>,
): AnyGameModule['automatic'] {
  if (game.draws === 'personal') {
    const { automatic, betInRoom, view, family } = game;
    if (betInRoom)
      return { bet: (stake, random, round) => betInRoom(stake, random, nowOf(family, round)), step: () => null };
    if (!automatic) return null;
    return { bet: automatic.bet, step: (shown, random) => automatic.step?.(readKept(view, shown), random) ?? null };
  }
  const { automatic, family } = game;
  if (!automatic) return null;
  return {
    bet(stakeMinor, random, round) {
      if (!round) throw new TypeError(`a bet of ${family} is for a round that stands`);
      return automatic.bet(stakeMinor, random, round);
    },
    step: () => null,
    mark: automatic.mark,
  };
}

/** Makes a family fit for the registry. Without a cast: each value is read with its schema on the way in. */
export function defineGame<Bet, State, Step, View, Config, Table>(
  game: GameModule<Bet, State, Step, View, Config, Table>,
): AnyGameModule {
  const { family, version, draws, bank, config, view, rounds, recordedTogether = null, stated } = game;
  const readers = readersOf(game);
  const kept = recordOf(game);
  const force = game.draws === 'personal' ? game.force : undefined;
  const claim = rounds?.claim;
  return {
    ...{ family, version, draws, bank, config, view, recordedTogether },
    rounds: rounds ? eraseRounds(rounds.of, readers.entry) : null,
    betsPerPlayer: rounds?.replaces ? 1 : (rounds?.betsPerPlayer ?? Number.POSITIVE_INFINITY),
    claim: claim ? (bet) => claim(readKept(game.bet, bet)) : null,
    replaces: rounds?.replaces === true,
    mayWithdraw: rounds?.replaces === true || rounds?.mayWithdraw === true,
    isTakenByFeature: game.isTakenByFeature === true,
    hasPage: game.isTakenByFeature !== true || game.hasPage === true,
    waits: game.steps?.timeout !== undefined,
    accept(sent, given) {
      const bet = readers.sentBet(sent);
      const context = readers.context(given);
      return {
        bet,
        price: () => game.price(bet, context),
        keys: rounds?.keys(bet) ?? [],
        laterKeys: rounds?.later?.(bet) ?? [],
        start(source) {
          const turn = readers.turned(game.start(bet, { ...context, draws: source }));
          return {
            turn,
            record: (id) => kept.keep({ id, bet, state: turn.state, open: {}, heldMinor: 0 }, context.config),
          };
        },
      };
    },
    resume: (entry) => openRound(game, { readers, kept: entry }),
    readRecord(detail) {
      const record = detail.k === family ? kept.read(detail) : null;
      return record && { version: z.safeParse(Written, detail).data?.v ?? version, ...record };
    },
    showdown(seats, table, context) {
      if (game.bank !== 'players') throw new TypeError(`${family} is banked by the house`);
      return game.showdown(seats.map(readers.entry), readKept(game.rounds.of.table, table), readers.context(context));
    },
    settingOf: game.settingOf ?? (() => config.initial),
    symbolsIn: (shown) => game.symbols?.(readKept(view, shown)) ?? [],
    stated: stated ? (kept) => stated(readKept(config.schema, kept)) : null,
    force: force ? readingForce(force, readers.entry) : null,
    automatic: automaticOf(game),
  };
}
