import type { GameType } from '@tonalli/contracts/lobby/wire';
import type { World } from '../../db/world';
import { fairDraws } from '../../games/fairness';
import { play, type RoundOutcome } from '../../games/slot/engine';
import { LINE_COUNT, LINE_STAKES_MINOR } from '../../games/slot/lines';
import { modelOf, type SlotModel } from '../../games/slot/models';
import { PlatformFailure } from '../../http/platform-failure';
import { recordRecentGame } from '../lobby';
import { keepBet } from '../records';
import { announceWin } from './announce-win';
import { activeSeed } from './fairness-seeds';
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
}

export interface PlayedRound {
  roundId: string;
  betId: number;
  nonce: number;
  model: SlotModel;
  outcome: RoundOutcome;
  stakeMinor: number;
  balanceAfterMinor: number;
}

const STAKE = { main: 'bet.stake', trial: 'trial.stake' } as const;
const PAYOUT = { main: 'bet.payout', trial: 'trial.payout' } as const;

export function assertLineStake(lineStakeMinor: number): void {
  if (!LINE_STAKES_MINOR.includes(lineStakeMinor)) throw new PlatformFailure('STAKE_INVALID');
}

function book(world: World, request: RoundRequest, amounts: { stakeMinor: number; payoutMinor: number }): number {
  const { roundId, memberId, wallet, at } = request;
  const common = { memberId, reference: roundId, at };
  const stake = world.ledger.post({
    ...common,
    kind: STAKE[wallet],
    key: `bet:${roundId}:stake`,
    amountMinor: amounts.stakeMinor,
  });
  if (amounts.payoutMinor === 0) return stake.balanceAfterMinor;
  const payout = world.ledger.post({
    ...common,
    kind: PAYOUT[wallet],
    key: `bet:${roundId}:payout`,
    amountMinor: amounts.payoutMinor,
  });
  return payout.balanceAfterMinor;
}

/**
 * Plays and settles one round in one transaction: stake and payout on the ledger, the bet's record, the
 * round, the nonce and the recent game all happen or none does. Amounts in minor units.
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
    const outcome = play(model, { lineStakeMinor }, fairDraws({ ...seed, nonce }));
    const stakeMinor = lineStakeMinor * LINE_COUNT;
    const balanceAfterMinor = book(world, request, { stakeMinor, payoutMinor: outcome.payoutMinor });
    store.useNonce.run(seed.id);
    store.insertRound.run({ roundId, memberId, spinId, seedId: seed.id, nonce, wallet, balanceAfterMinor });
    const betId = keepBet(world, {
      roundId,
      memberId,
      nodeId: game.nodeId,
      vassalage: game.vendor,
      gameType: game.gameType,
      stakeMinor,
      payoutMinor: outcome.payoutMinor,
      isTrial: wallet === 'trial',
      at,
      detail: { k: 'slot', m: model.id, l: lineStakeMinor, s: outcome.spins.map((spin) => spin.stops) },
    });
    recordRecentGame(world, { memberId, nodeId: game.nodeId, at });
    if (wallet === 'main') announceWin(world, { memberId, nodeId: game.nodeId, payoutMinor: outcome.payoutMinor, at });
    return { roundId, betId, nonce, model, outcome, stakeMinor, balanceAfterMinor };
  });
}
