import { openRenderer } from './open-renderer';
import type { Container, Renderer } from './pixi';

/** In CSS pixels; `ratio` is how many of the device's make one. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** What stands on the stage at one size. */
export interface Scene {
  readonly root: Container;
  /** Moves everything to where it is now. Returns whether it moves on. */
  frame(now: number, seconds: number): boolean;
  destroy(): void;
}

interface StageOptions {
  readonly host: HTMLElement;
  /** Called for each new size, and when another renderer takes over. */
  readonly build: (size: StageSize) => Scene;
}

export interface Stage {
  /** Draws a frame, and goes on for as long as something moves. */
  wake(): void;
}

const SHARPEST = 2;
/** A graphics card that has not come back by then is given up. */
const PATIENCE_MS = 2_000;
const SLOWEST_FRAME_SECONDS = 0.05;

/** A canvas in the host, with its renderer; draws nothing while nothing moves or the page is hidden. */
export async function createStage(options: StageOptions): Promise<Stage> {
  return new RunningStage(options, await openRenderer(options.host));
}

class RunningStage implements Stage {
  private readonly options: StageOptions;
  private renderer: Renderer;
  private scene: Scene | null = null;
  private isLost = false;
  private request = 0;
  private drawnAt = 0;

  constructor(options: StageOptions, renderer: Renderer) {
    this.options = options;
    this.renderer = renderer;
    this.watchContext();
    new ResizeObserver(() => this.rebuild()).observe(options.host);
    this.rebuild();
  }

  wake(): void {
    if (this.request === 0) this.request = requestAnimationFrame((now) => this.draw(now));
  }

  private draw(now: number): void {
    this.request = 0;
    if (!this.scene) return;
    const seconds = Math.min(SLOWEST_FRAME_SECONDS, (now - this.drawnAt) / 1_000);
    this.drawnAt = now;
    const movesOn = this.scene.frame(now, seconds);
    if (!this.isLost) this.renderer.render({ container: this.scene.root });
    if (movesOn) this.wake();
  }

  private rebuild(): void {
    const { width, height } = this.options.host.getBoundingClientRect();
    if (width < 2 || height < 2) return;
    const ratio = Math.min(window.devicePixelRatio || 1, SHARPEST);
    this.scene?.destroy();
    this.renderer.resize(width, height, ratio);
    this.scene = this.options.build({ width, height, ratio });
    // At once: a canvas that was resized is blank until it is drawn again.
    cancelAnimationFrame(this.request);
    this.draw(performance.now());
  }

  private watchContext(): void {
    const { canvas } = this.renderer;
    canvas.addEventListener('webglcontextlost', () => {
      this.isLost = true;
      setTimeout(() => this.isLost && void this.fallBack(), PATIENCE_MS);
    });
    canvas.addEventListener('webglcontextrestored', () => {
      this.isLost = false;
      this.rebuild();
    });
  }

  private async fallBack(): Promise<void> {
    this.scene?.destroy();
    this.scene = null;
    this.renderer = await openRenderer(this.options.host, { plain: true });
    this.isLost = false;
    this.rebuild();
  }
}
