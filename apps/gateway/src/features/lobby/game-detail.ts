import type { ValueOf } from '@tonalli/contracts/endpoint';
import { GAME_FAMILIES } from '@tonalli/contracts/games/families';
import type { GameDetail } from '@tonalli/contracts/lobby/api';
import type { fetchGame } from '@tonalli/contracts/lobby/wire';
import { toGameCard } from './game-card';

export function toGameDetail({ game, vendorName, facts, similar }: ValueOf<typeof fetchGame>): GameDetail {
  const { minStake, maxStake, ...rest } = facts;
  return {
    ...rest,
    game: toGameCard(game),
    family: (game.status !== 'SOON' && GAME_FAMILIES.find((one) => one === game.family)) || null,
    vendorName,
    picture: game.lagerIcon || game.showIcon,
    minStakeMinor: minStake,
    maxStakeMinor: maxStake,
    similar: similar.map(toGameCard),
  };
}
