import type { FishConfig } from '@tonalli/contracts/games/fish';
import { createStage, type Stage } from '../../../page/stage/stage';
import type { Waters } from '../waters';
import { SeaScene } from './sea-scene';

/** The water of a room, drawn on the shared stage. */
export function createSea(host: HTMLElement, waters: Waters, art: FishConfig['art']): Promise<Stage> {
  return createStage({ host, build: (size) => new SeaScene(waters, size, art) });
}
