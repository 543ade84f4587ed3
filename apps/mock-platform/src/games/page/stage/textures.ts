import { CanvasSource, Texture } from './pixi';

/** Textures of one scene: made once for each name, let go together. */
export class Textures {
  private readonly made = new Map<string, Texture>();

  get(name: string, draw: () => HTMLCanvasElement): Texture {
    const known = this.made.get(name);
    if (known) return known;
    const texture = new Texture({ source: new CanvasSource({ resource: draw() }) });
    this.made.set(name, texture);
    return texture;
  }

  destroy(): void {
    for (const texture of this.made.values()) texture.destroy(true);
    this.made.clear();
  }
}
