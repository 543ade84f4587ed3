import type { OpenBet } from '@tonalli/contracts/records/api';
import type { OpenBetRecord } from '@tonalli/contracts/records/wire';

export const toOpenBet = (bet: OpenBetRecord): OpenBet => ({
  betId: bet.betId,
  roundId: bet.roundId,
  at: bet.at,
  vendorName: bet.vendorName,
  game: {
    id: bet.nodeId,
    name: bet.gameName,
    vendor: bet.vassalage,
    type: bet.gameType,
    gameCode: bet.gameCode,
    icon: bet.iconUrl,
  },
  isPlayable: bet.isPlayable,
  stakeMinor: bet.stake,
  standsMinor: bet.stands,
  isTrial: bet.isTrial,
});
