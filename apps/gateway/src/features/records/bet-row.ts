import type { BetRow } from '@tonalli/contracts/records/api';
import type { BetRecord } from '@tonalli/contracts/records/wire';

export function toBetRow(bet: BetRecord): BetRow {
  return {
    betId: bet.betId,
    roundId: bet.roundId,
    at: bet.at,
    gameId: bet.nodeId,
    gameName: bet.gameName,
    vendor: bet.vassalage,
    vendorName: bet.vendorName,
    type: bet.gameType,
    stakeMinor: bet.stake,
    payoutMinor: bet.payout,
    ...(bet.jackpot !== undefined && { jackpotMinor: bet.jackpot }),
    netMinor: bet.net,
    status: bet.status,
    isTrial: bet.isTrial,
  };
}
