import type { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import type { HistoryAnswer, VerifyAnswer } from '@tonalli/contracts/play/slot-shapes';
import { slotDetailOf } from '../../games/slot/detail';
import { PlatformFailure } from '../../kernel/failure';
import { betOfRound, recentBets } from '../../wagering/bets';
import type { BetRow } from '../../wagering/bets.repository';
import { drawnRound, roundOf } from '../../wagering/drawn-round';
import type { ShownRound } from '../../wagering/show-round';
import type { World } from '../../world/world';
import { findGame } from '../lobby';
import type { GameSession } from './play.repository';
import { runner } from './runner';

const HISTORY_LIMIT = 30;

/**
 * What decides a round, for whoever has its id: the seeds (the server's only once it was rotated away),
 * the nonce, and what was drawn and paid. Says nothing about who played. Throws `ROUND_NOT_FOUND`.
 */
export function verifyRound(world: World, roundId: string): VerifyAnswer | RoundVerifyAnswer {
  const drawn = drawnRound(world, roundId);
  const bet = betOfRound(world, roundId);
  if (bet && !drawn) return verifyShared(world, bet);
  if (!drawn || !bet) throw new PlatformFailure('ROUND_NOT_FOUND');
  const { round, seed, nonce } = drawn;
  const game = findGame(world, bet.nodeId);
  const names = { es: game?.nameEs ?? bet.nodeId, en: game?.nameEn ?? bet.nodeId };
  const slot = slotDetailOf(bet.detail);
  const seeds = {
    serverSeedHash: seed.serverSeedHash,
    serverSeed: seed.state === 'revealed' ? seed.serverSeed : null,
    clientSeed: seed.clientSeed,
    nonce,
  };
  const outcome = {
    payoutMinor: bet.payoutMinor,
    jackpot: jackpotOf(bet, round.jackpotStakePerWinMinor),
  };
  const common = { roundId, game: { nodeId: bet.nodeId, names } };
  if (!slot) return { ...common, ...shownOf(world, roundId), ...seeds, ...outcome };
  const stops = slot.s.map((spin) => [...spin]);
  return { ...common, model: slot.m, lineStakeMinor: slot.l, ...seeds, stops, ...outcome };
}

function jackpotOf({ detail }: BetRow, stakePerWinMinor: number | null): RoundVerifyAnswer['jackpot'] {
  const [poolMinor, drawn] = detail.p ?? [null, null];
  return stakePerWinMinor === null ? null : { stakePerWinMinor, wonMinor: detail.j ?? 0, poolMinor, drawn };
}

function verifyShared(world: World, bet: BetRow): RoundVerifyAnswer {
  const { roundId, nodeId } = bet;
  const proof = runner.prove(world, roundId);
  if (!proof) throw new PlatformFailure('ROUND_NOT_FOUND');
  const game = findGame(world, nodeId);
  return {
    ...{ roundId, game: { nodeId, names: { es: game?.nameEs ?? nodeId, en: game?.nameEn ?? nodeId } } },
    ...{ ...shownOf(world, roundId), ...proof.seeds, payoutMinor: bet.payoutMinor },
    shared: proof.shared,
    jackpot: jackpotOf(bet, roundOf(world, roundId)?.jackpotStakePerWinMinor ?? null),
  };
}

function shownOf(world: World, roundId: string): ShownRound {
  const shown = runner.show(world, roundId);
  if (!shown) throw new PlatformFailure('ROUND_NOT_FOUND');
  return shown;
}

/** The session's latest rounds in its game, newest first. */
export function listHistory(world: World, session: GameSession): HistoryAnswer {
  const { memberId, nodeId, wallet } = session;
  const bets = recentBets(world, { memberId, nodeId, isTrial: wallet === 'trial' }, HISTORY_LIMIT);
  return {
    rounds: bets.map(({ roundId, at, stakeMinor, payoutMinor }) => {
      const nonce = roundOf(world, roundId)?.nonce ?? 0;
      return { roundId, at, stakeMinor, payoutMinor, nonce };
    }),
  };
}

export interface RoundProof {
  serverSeedHash: string;
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  balanceAfterMinor: number;
  verifyUrl: string;
  /** The round that many shared never had a result. */
  isCancelled: boolean;
}

/** The fairness proof of a member's round for their records, or null when it was not drawn from seeds. */
export function proofOf(world: World, roundId: string): RoundProof | null {
  const drawn = drawnRound(world, roundId);
  if (!drawn) return sharedProofOf(world, roundId);
  const { round, seed, nonce } = drawn;
  return {
    serverSeedHash: seed.serverSeedHash,
    serverSeed: seed.state === 'revealed' ? seed.serverSeed : null,
    clientSeed: seed.clientSeed,
    nonce,
    balanceAfterMinor: round.balanceAfterMinor,
    verifyUrl: verifyUrl(world, roundId),
    isCancelled: false,
  };
}

function sharedProofOf(world: World, roundId: string): RoundProof | null {
  const proof = runner.prove(world, roundId);
  const round = roundOf(world, roundId);
  if (!proof || !round) return null;
  const { balanceAfterMinor } = round;
  const { isCancelled } = proof.shared;
  return { ...proof.seeds, balanceAfterMinor, verifyUrl: verifyUrl(world, roundId), isCancelled };
}

/** Of the platform that asked last. */
let verifyPage = { publicUrl: '', href: '' };

/** The page on which anyone recomputes the round in their browser. */
export function verifyUrl(world: World, roundId: string): string {
  const { publicUrl } = world.platform;
  if (verifyPage.publicUrl !== publicUrl) verifyPage = { publicUrl, href: new URL('/play/verify', publicUrl).href };
  return `${verifyPage.href}?round=${encodeURIComponent(roundId)}&world=${encodeURIComponent(world.name)}`;
}
