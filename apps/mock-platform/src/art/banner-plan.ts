import type { ParticleName } from './particles';
import type { SceneName } from './scenes';

export interface BannerPlan {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly [from: string, to: string, accent: string];
  readonly scene: SceneName;
  readonly particles: ParticleName;
  /** The hero, its companion, and the companion's colour. */
  readonly hero: string;
  readonly tint: string;
  readonly companion: string;
  readonly companionTint: string;
}

export const WIDE = { width: 1_440, height: 600 } as const;
export const STRIP = { width: 720, height: 300 } as const;
