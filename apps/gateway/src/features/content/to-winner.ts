import type { Winner } from '@tonalli/contracts/content/api';
import type { WinnerEntry } from '@tonalli/contracts/content/wire';

/** A row of the board. What does not say which vendor and type its game has cannot be opened. */
export function toWinner(entry: Omit<WinnerEntry, 'gameName'>, gameName: string): Winner {
  const { nodeId, iconUrl, vassalage, gameType, gameCode, verifyUrl, jackpot } = entry;
  return {
    playerName: entry.customerName,
    amountMinor: entry.winAmount,
    gameId: nodeId,
    gameName,
    icon: iconUrl,
    at: entry.at,
    ...(verifyUrl ? { verifyUrl } : {}),
    ...(jackpot ? { jackpotMinor: jackpot } : {}),
    ...(vassalage && gameType
      ? {
          game: {
            id: nodeId,
            name: gameName,
            vendor: vassalage,
            type: gameType,
            gameCode: gameCode ?? nodeId,
            icon: iconUrl,
          },
        }
      : {}),
  };
}
