import type { Textures } from '../stage/textures';
import type { Board } from './board';
import type { Layout } from './layout';
import type { ReelsOptions } from './types';

/** What each part of a scene draws from. */
export interface SceneParts {
  readonly board: Board;
  readonly options: ReelsOptions;
  readonly layout: Layout;
  readonly textures: Textures;
}
