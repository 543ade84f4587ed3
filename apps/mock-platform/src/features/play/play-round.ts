import type { GameType } from '@tonalli/contracts/lobby/wire';
import { slot } from '../../games/slot/module';
import type { Title } from '../../wagering/placement';
import type { Wallet } from '../../wagering/wallet';
import type { World } from '../../world/world';
import { runner } from './runner';

export interface RoundRequest {
  roundId: string;
  memberId: string;
  wallet: Wallet;
  game: { nodeId: string; vendor: string; gameType: GameType };
  lineStakeMinor: number;
  /** Milliseconds since epoch. */
  at: number;
  /** Whose will it is, for the guard; left out: the member's own. */
  by?: 'operator';
  /** Whoever asks feeds the jackpot for many rounds at once. */
  feedsLater?: boolean;
}

export interface PlayedRound {
  roundId: string;
  stakeMinor: number;
  /** With the jackpot, when the round won it. */
  payoutMinor: number;
  jackpotMinor: number;
  balanceAfterMinor: number;
}

const slotTitle = ({ nodeId, vendor, gameType }: RoundRequest['game']): Title => ({
  ...{ vendor, gameType, family: slot.family, config: slot.settingOf(nodeId) },
});

/**
 * Plays a round of the slot that no page asked for. Amounts in minor units.
 * Throws `STAKE_INVALID` and `INSUFFICIENT_FUNDS`, upon which nothing has changed.
 */
export function playRound(world: World, request: RoundRequest): PlayedRound {
  const { roundId, memberId, wallet, game, lineStakeMinor, at, by = 'member', feedsLater = false } = request;
  const { nodeId } = game;
  const { moment } = runner.place(world, {
    ...{ roundId, memberId, nodeId, wallet, at, bet: { lineStakeMinor }, roundKey: null, by, isUntold: feedsLater },
    title: () => slotTitle(game),
  });
  const { stakeMinor, payoutMinor, jackpotMinor, balanceMinor: balanceAfterMinor } = moment;
  return { roundId, stakeMinor, payoutMinor, jackpotMinor, balanceAfterMinor };
}
