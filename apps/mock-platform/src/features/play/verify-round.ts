import type { HistoryAnswer, VerifyAnswer } from '@tonalli/contracts/play/slot-shapes';
import { slotDetailOf } from '../../games/slot/detail';
import { PlatformFailure } from '../../kernel/failure';
import { betOfRound, recentBets } from '../../wagering/bets';
import type { World } from '../../world/world';
import { findGame } from '../lobby';
import { type GameSession, playRepository } from './play.repository';

const HISTORY_LIMIT = 30;

/**
 * What decides a round, for whoever has its id: the seeds (the server's only once it was rotated away),
 * the nonce, and what was drawn and paid. Says nothing about who played. Throws `ROUND_NOT_FOUND`.
 */
export function verifyRound(world: World, roundId: string): VerifyAnswer {
  const store = playRepository(world);
  const round = store.round.get(roundId);
  const seed = round && store.seedById.get(round.seedId);
  const bet = betOfRound(world, roundId);
  const detail = slotDetailOf(bet?.detail);
  if (!round || !seed?.clientSeed || !bet || !detail) throw new PlatformFailure('ROUND_NOT_FOUND');
  const game = findGame(world, bet.nodeId);
  return {
    roundId,
    game: { nodeId: bet.nodeId, names: { es: game?.nameEs ?? bet.nodeId, en: game?.nameEn ?? bet.nodeId } },
    model: detail.m,
    lineStakeMinor: detail.l,
    serverSeedHash: seed.serverSeedHash,
    serverSeed: seed.state === 'revealed' ? seed.serverSeed : null,
    clientSeed: seed.clientSeed,
    nonce: round.nonce,
    stops: detail.s.map((stops) => [...stops]),
    payoutMinor: bet.payoutMinor,
    jackpot:
      round.jackpotStakePerWinMinor === null
        ? null
        : { stakePerWinMinor: round.jackpotStakePerWinMinor, wonMinor: detail.j ?? 0 },
  };
}

/** The session's latest rounds in its game, newest first. */
export function listHistory(world: World, session: GameSession): HistoryAnswer {
  const { memberId, nodeId, wallet } = session;
  const bets = recentBets(world, { memberId, nodeId, isTrial: wallet === 'trial' }, HISTORY_LIMIT);
  return {
    rounds: bets.map(({ roundId, at, stakeMinor, payoutMinor }) => {
      const nonce = playRepository(world).round.get(roundId)?.nonce ?? 0;
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
}

/** The fairness proof of a member's round for their records, or null when it was not drawn from seeds. */
export function proofOf(world: World, roundId: string): RoundProof | null {
  const store = playRepository(world);
  const round = store.round.get(roundId);
  const seed = round && store.seedById.get(round.seedId);
  if (!round || !seed?.clientSeed) return null;
  return {
    serverSeedHash: seed.serverSeedHash,
    serverSeed: seed.state === 'revealed' ? seed.serverSeed : null,
    clientSeed: seed.clientSeed,
    nonce: round.nonce,
    balanceAfterMinor: round.balanceAfterMinor,
    verifyUrl: verifyUrl(world, roundId),
  };
}

/** The page on which anyone recomputes the round in their browser. */
export function verifyUrl(world: World, roundId: string): string {
  const url = new URL('/play/verify', world.platform.publicUrl);
  url.search = new URLSearchParams({ round: roundId, world: world.name }).toString();
  return url.href;
}
