import type { Texture } from '../stage/pixi';
import type { SceneParts } from './scene-parts';
import { drawBlurred, drawSymbol } from './symbol-art';

/** A symbol, sharp or as it runs past. */
export function symbolTexture(
  { textures, options, layout }: Omit<SceneParts, 'board'>,
  name: string,
  isBlurred: boolean,
): Texture {
  const look = options.looks[name];
  if (!look) throw new Error(`no drawing of ${name}`);
  const sharp = () => drawSymbol(look, layout.symbol * layout.ratio);
  return isBlurred ? textures.get(`blurred ${name}`, () => drawBlurred(sharp())) : textures.get(`sharp ${name}`, sharp);
}
