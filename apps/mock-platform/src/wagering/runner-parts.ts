import { PlatformFailure } from '../kernel/failure';
import { type DrawSource, fairDraws } from '../kernel/fairness';
import type { World } from '../world/world';
import type { Beacon } from './beacon';
import type { AnyContext, AnyGameModule, AnyRounds } from './define-game';
import { type Draw, NO_DRAWS, type RecordedDraws, resumeDraws } from './draws';
import type { ActiveSeed } from './fairness-seeds';
import { GameRefusal } from './refusal';
import type { Round } from './round';
import { phaseAt } from './shared-phase';
import { roundsAt, roundsNamed, tableAt } from './title-rounds';

/** What a round in real money wins beside its game. */
export interface Prize {
  /** The chance was stake / this; null when there was none. */
  readonly stakePerWinMinor: number | null;
  /** What was to be won, and the number that was drawn for it; null when it had no chance. */
  readonly draw: { readonly poolMinor: number; readonly drawn: number } | null;
  /** 0 when the round did not win. */
  readonly wonMinor: number;
  /** Of the main account, after a win. */
  readonly balanceAfterMinor: number | null;
}

/** Draws on behind a round's own draws once it is over, and pays what it wins. */
export type DrawPrize = (
  round: Pick<DecidedRound, 'roundId' | 'memberId' | 'nodeId' | 'stakeMinor' | 'at'>,
  draws: DrawSource,
) => Prize;

export interface DecidedRound {
  readonly roundId: string;
  readonly memberId: string;
  readonly nodeId: string;
  readonly family: string;
  /** Where it was played; null where all titles of the family are one. */
  readonly table: string | null;
  readonly isTrial: boolean;
  /** It was not decided as it was placed. */
  readonly wasOpen: boolean;
  readonly stakeMinor: number;
  /** All that was paid, with the jackpot, but stakes that came back untouched. */
  readonly wonMinor: number;
  /** All that came back, stakes too. */
  readonly payoutMinor: number;
  /** By a step or a sale of the player's; or not by anything of theirs, as by a timeout, a break or a shared round. */
  readonly isEndedByPlayer: boolean;
  readonly placedAt: number;
  readonly at: number;
}

/** A bet whose shared round was corrected. */
export interface CorrectedBet
  extends Pick<DecidedRound, 'roundId' | 'memberId' | 'nodeId' | 'table' | 'isTrial' | 'payoutMinor' | 'at'> {
  /** Of what came back; below zero where it became less. */
  readonly deltaMinor: number;
}

export interface RunnerParts {
  readonly games: readonly AnyGameModule[];
  /** Binds shared rounds that somebody is in. Left out: the world's own, as all rounds that sleep. */
  readonly beacon?: Beacon;
  /** Bets of a shared round that are told in one transaction; left out: as many as take no longer than others may wait. */
  readonly betsAtOnce?: number | undefined;
  /** Whoever draws for rounds that end together. Left out: rounds win nothing beside. */
  readonly prize?: (world: World) => DrawPrize;
  /** Asked before a seat is taken where players bank each other, with who else has one there. Throws where it may not be. */
  readonly seating?: (world: World, seat: { readonly memberId: string; readonly seated: readonly string[] }) => void;
  /** Told of every bet that was taken, within its transaction. */
  readonly placed?: (
    world: World,
    round: Pick<DecidedRound, 'memberId' | 'nodeId' | 'family' | 'table' | 'at'>,
  ) => void;
  /** Told of every step that changed what others see of a shared round, within its transaction. */
  readonly stepped?: (world: World, round: Pick<DecidedRound, 'table'>) => void;
  /** Told of every bet that was taken back, or replaced, within its transaction. */
  readonly withdrawn?: (world: World, bet: Pick<DecidedRound, 'roundId' | 'memberId' | 'table' | 'isTrial'>) => void;
  /** Told of every round that is over, of those that ended together at once, within their transaction. */
  readonly decided?: (world: World, rounds: readonly DecidedRound[]) => void;
  /** Told of every bet that came out otherwise, or the same by another result, within its transaction. */
  readonly corrected?: (world: World, bet: CorrectedBet) => void;
}

/** The family of that name as it was in a version; left out: as it is now. */
export function gameOf({ games }: RunnerParts, family: string, version?: number): AnyGameModule {
  const found = games.findLast((game) => game.family === family && game.version === (version ?? game.version));
  if (!found) throw new Error(`there is no family ${family}${version === undefined ? '' : ` in version ${version}`}`);
  return found;
}

/** The family whose rounds have that name, with the rounds as they were in a version; left out: as they are now. */
export function gameOfRounds({ games }: RunnerParts, name: string, version?: number): Hosting {
  for (const game of games.toReversed()) {
    const rounds = game.rounds && roundsNamed(game.rounds, name);
    if (rounds && rounds.version === (version ?? rounds.version)) return { game, rounds };
  }
  throw new Error(`there are no rounds ${name}${version === undefined ? '' : ` in version ${version}`}`);
}

/** What the rounds of a title are called, at its own table or at somebody's. */
export function nameOfRounds(
  parts: RunnerParts,
  world: World,
  { family, nodeId, tableOwnerId = null }: Placed,
): string {
  const game = gameOf(parts, family);
  if (!game.rounds) throw new Error(`${family} has no shared rounds`);
  return roundsAt(game.rounds, tableAt(world, game, { nodeId, tableOwnerId })).name;
}

export interface Placed {
  readonly family: string;
  readonly nodeId: string;
  /** Left out: it is the title's own table. */
  readonly tableOwnerId?: string | null;
}

interface Hosting {
  readonly game: AnyGameModule;
  readonly rounds: AnyRounds;
}

interface Deciding extends Pick<Round, 'config' | 'tableOwnerId'> {
  readonly at: number;
  /** Null where no title is played. */
  readonly nodeId: string | null;
}

/** What a game decides under, its shared rounds as they stand: those of the title, which is null where none is played. */
export const contextOf = (
  world: World,
  game: AnyGameModule,
  { config, at, nodeId, tableOwnerId }: Deciding,
): AnyContext => ({
  ...{ config, at },
  phase(key) {
    const { rounds } = game;
    if (!rounds || (rounds.perTitle && nodeId === null)) return null;
    const table = tableAt(world, game, { nodeId: nodeId ?? '', tableOwnerId });
    return phaseAt(world, roundsAt(rounds, table), { key, at });
  },
});

/** The draws of a round, gone on with behind those that it drew before. */
export const drawsOf = (seed: ActiveSeed | null, nonce: number, drawn: readonly Draw[]): RecordedDraws =>
  seed
    ? resumeDraws(fairDraws({ serverSeed: seed.serverSeed, clientSeed: seed.clientSeed, nonce }), drawn)
    : { below: NO_DRAWS.below, drawn: [] };

/** A refusal of a game as the caller is told of it. */
export function refusing<Answer>(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    throw error instanceof GameRefusal ? new PlatformFailure(error.reason) : error;
  }
}

export const isTrial = ({ wallet }: Pick<Round, 'wallet'>): boolean => wallet === 'trial';
