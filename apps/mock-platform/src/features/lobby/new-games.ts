import { z } from 'zod';
import { defineSetting } from '../../world/settings';
import type { World } from '../../world/world';
import { DATED_DAYS } from './catalogue/release-age';
import type { LobbyGame } from './game-rows';
import { isPlayable } from './playable-games';

const DAY_MS = 86_400_000;

/** How many days a game is new for; of longer ago no dates are kept. */
export const NEW_GAME_DAYS = defineSetting('newGameDays', z.int().min(0).max(DATED_DAYS), 30);

/** What came out after that moment is new now. */
export const newSince = (world: World): number => world.clock.now() - world.settings.get(NEW_GAME_DAYS) * DAY_MS;

/** A title that is only announced has not come out. */
export const isNew = (world: World, game: LobbyGame): boolean => isPlayable(game) && game.releasedAt > newSince(world);
