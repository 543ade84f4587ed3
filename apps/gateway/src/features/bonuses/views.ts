import type { DepositBonusView, FreePlaysView, GrantView } from '@tonalli/contracts/bonuses/api';
import type { DepositBonus, FreePlays, Grant } from '@tonalli/contracts/bonuses/wire';

export function toGrant(grant: Grant): GrantView {
  const { bonusId, bonus, left, deposit, required, done, maxStake, maxConversion, kept, lost, ...same } = grant;
  return {
    ...same,
    id: bonusId,
    bonusMinor: bonus,
    leftMinor: left,
    depositMinor: deposit,
    requiredMinor: required,
    doneMinor: done,
    maxStakeMinor: maxStake,
    maxConversionMinor: maxConversion,
    keptMinor: kept,
    lostMinor: lost,
  };
}

export const toOffer = ({ offerId, minDeposit, maxBonus, ...same }: DepositBonus): DepositBonusView => ({
  ...same,
  id: offerId,
  minDepositMinor: minDeposit,
  maxBonusMinor: maxBonus,
});

export const toFreePlays = ({ freeId, stake, won, maxWin, games, ...same }: FreePlays): FreePlaysView => ({
  ...same,
  ...{ id: freeId, stakeMinor: stake, wonMinor: won, maxWinMinor: maxWin },
  games: games.map(({ nodeId, gameName, vassalage, gameType, gameCode, iconUrl }) => ({
    ...{ id: nodeId, name: gameName, vendor: vassalage, type: gameType, gameCode, icon: iconUrl },
  })),
});
