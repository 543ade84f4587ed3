import type { GameType } from '@tonalli/contracts/lobby/wire';
import type { SlotDetail } from '../../games/slot/detail';
import { play, type RoundOutcome } from '../../games/slot/engine';
import { LINE_COUNT, LINE_STAKES_MINOR } from '../../games/slot/lines';
import { modelOf, type SlotModel } from '../../games/slot/models';
import { PlatformFailure } from '../../kernel/failure';
import { fairDraws } from '../../kernel/fairness';
import type { PostingRequest } from '../../ledger/ledger';
import { keepBet } from '../../wagering/bets';
import type { World } from '../../world/world';
import { recordRecentGame } from '../lobby';
import { announceWin } from './announce-win';
import { activeSeed } from './fairness-seeds';
import { feedJackpot } from './jackpot-pool';
import { NO_JACKPOT, playJackpot } from './jackpot-round';
import { playRepository } from './play.repository';
import type { Wallet } from './play.table';

export interface RoundRequest {
  roundId: string;
  memberId: string;
  wallet: Wallet;
  game: { nodeId: string; vendor: string; gameType: GameType };
  lineStakeMinor: number;
  /** The page's name for the spin; null for rounds that no page asked for. */
  spinId: string | null;
  /** Milliseconds since epoch. */
  at: number;
  /** Whoever asks feeds the jackpot for many rounds at once. */
  feedsLater?: boolean;
}

export interface PlayedRound {
  roundId: string;
  betId: number;
  nonce: number;
  model: SlotModel;
  outcome: RoundOutcome;
  stakeMinor: number;
  /** With the jackpot, when the round won it. */
  payoutMinor: number;
  jackpotMinor: number;
  balanceAfterMinor: number;
}

export function assertLineStake(lineStakeMinor: number): void {
  if (!LINE_STAKES_MINOR.includes(lineStakeMinor)) throw new PlatformFailure('STAKE_INVALID');
}

interface RoundAmounts {
  stakeMinor: number;
  payoutMinor: number;
}

/** Stake, the jackpot's part of it, and payout. Returns what the wallet holds afterwards. */
function book(world: World, request: RoundRequest, { stakeMinor, payoutMinor }: RoundAmounts): number {
  const { roundId, wallet, at, feedsLater = false } = request;
  const stake = world.ledger.post(postingOf(request, 'stake', stakeMinor));
  if (wallet !== 'trial' && !feedsLater) feedJackpot(world, { roundId, stakeMinor, at });
  if (payoutMinor === 0) return stake.balanceAfterMinor;
  return world.ledger.post(postingOf(request, 'payout', payoutMinor)).balanceAfterMinor;
}

function postingOf(request: RoundRequest, side: 'stake' | 'payout', amountMinor: number): PostingRequest {
  const { roundId, memberId, wallet, game, at } = request;
  const common = { key: `bet:${roundId}:${side}`, memberId, amountMinor, reference: roundId, at };
  if (wallet === 'vendor') return { ...common, kind: `vendor.${side}`, vendor: game.vendor };
  return { ...common, kind: wallet === 'main' ? `bet.${side}` : `trial.${side}` };
}

/**
 * Plays and settles one round in one transaction: stake, the jackpot's part of it and payout on the ledger, the bet's record,
 * the round, the nonce and the recent game all happen or none does. Amounts in minor units.
 * Throws `STAKE_INVALID` and `INSUFFICIENT_FUNDS`, upon which nothing has changed.
 */
export function playRound(world: World, request: RoundRequest): PlayedRound {
  assertLineStake(request.lineStakeMinor);
  return world.transaction(() => {
    const { roundId, memberId, wallet, game, lineStakeMinor, spinId, at } = request;
    const store = playRepository(world);
    const seed = activeSeed(world, memberId);
    const nonce = seed.nextNonce;
    const model = modelOf(game.nodeId);
    const draws = fairDraws({ ...seed, nonce });
    const outcome = play(model, { lineStakeMinor }, draws);
    const stakeMinor = lineStakeMinor * LINE_COUNT;
    const walletAfterMinor = book(world, request, { stakeMinor, payoutMinor: outcome.payoutMinor });
    const { nodeId } = game;
    const jackpot =
      wallet === 'trial' ? NO_JACKPOT : playJackpot(world, { roundId, memberId, nodeId, stakeMinor, at }, draws);
    // A jackpot is paid into the main account.
    const balanceAfterMinor = (wallet === 'main' && jackpot.balanceAfterMinor) || walletAfterMinor;
    const payoutMinor = outcome.payoutMinor + jackpot.wonMinor;
    store.useNonce.run(seed.id);
    const { stakePerWinMinor: jackpotStakePerWinMinor } = jackpot;
    const round = { roundId, memberId, spinId, seedId: seed.id, nonce, wallet, balanceAfterMinor };
    store.insertRound.run({ ...round, jackpotStakePerWinMinor });
    const betId = keepBet(world, {
      ...{ roundId, memberId, nodeId, vassalage: game.vendor, gameType: game.gameType, stakeMinor, payoutMinor, at },
      isTrial: wallet === 'trial',
      detail: slotDetail(lineStakeMinor, { model, outcome, jackpotMinor: jackpot.wonMinor }),
    });
    recordRecentGame(world, { memberId, nodeId, at });
    if (wallet !== 'trial') announceWin(world, { memberId, nodeId, payoutMinor, at });
    return {
      ...{ roundId, betId, nonce, model, outcome, stakeMinor, payoutMinor, balanceAfterMinor },
      jackpotMinor: jackpot.wonMinor,
    };
  });
}

interface Drawn {
  model: SlotModel;
  outcome: RoundOutcome;
  jackpotMinor: number;
}

const slotDetail = (lineStakeMinor: number, { model, outcome, jackpotMinor }: Drawn): SlotDetail => ({
  ...{ k: 'slot' as const, m: model.id, l: lineStakeMinor, s: outcome.spins.map((spin) => spin.stops) },
  ...(jackpotMinor > 0 && { j: jackpotMinor }),
});
