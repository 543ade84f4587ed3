import type { Banner } from '@tonalli/contracts/content/api';
import type { Banner as WireBanner } from '@tonalli/contracts/content/wire';
import type { z } from 'zod';

/** A game that is not open, or stands for a vendor's list, is not played from a banner. */
export function toBanner({ id, groupName, title, imageUrl, url, linkType, game }: z.infer<typeof WireBanner>): Banner {
  const playable = linkType === 'GAME' && game && game.status !== 'SOON' && game.isGame === 'GAME';
  return {
    id,
    group: groupName,
    title,
    image: imageUrl,
    url,
    linkType,
    game: playable
      ? {
          id: game.nodeId,
          name: game.displayName || game.gameName,
          vendor: game.vassalage,
          type: game.gameType,
          gameCode: game.gameCode,
          icon: game.showIcon || game.iconUrl,
        }
      : null,
  };
}
