import { createStage, type Stage } from '../../../page/stage/stage';
import { ShownSky } from './shown-sky';
import { SkyScene } from './sky-scene';
import type { Sky } from './types';

/** The night sky that flights rise in, drawn on the shared stage. */
export async function createSky(host: HTMLElement): Promise<Sky> {
  let stage: Stage | null = null;
  const shown = new ShownSky(() => stage?.wake());
  stage = await createStage({ host, build: (size) => new SkyScene(shown, size) });
  return shown;
}
