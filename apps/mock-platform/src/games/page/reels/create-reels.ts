import { createStage, type Stage } from '../stage/stage';
import { Board } from './board';
import { BoardScene } from './board-scene';
import type { Reels, ReelsOptions } from './types';

export async function createReels(options: ReelsOptions): Promise<Reels> {
  let stage: Stage | null = null;
  const board = new Board(options, () => stage?.wake());
  stage = await createStage({ host: options.host, build: (size) => new BoardScene({ board, options, size }) });
  return board;
}
