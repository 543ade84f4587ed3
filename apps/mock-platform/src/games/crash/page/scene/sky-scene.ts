import { lessMotion } from '../../../page/dom';
import { Container } from '../../../page/stage/pixi';
import type { Scene, StageSize } from '../../../page/stage/stage';
import { Textures } from '../../../page/stage/textures';
import { CurveView } from './curve-view';
import { Embers } from './embers';
import { NightView } from './night-view';
import { type Plot, plotOf } from './plot';
import type { ShownSky } from './shown-sky';
import { SunView } from './sun-view';

const SHAKES_MS = 420;
/** Where the sun stands in the picture of a flight for whoever wants no motion: the number alone says how high it is. */
const STILL_MS = 7_000;
/** After the end the view comes down again, for the next flight. */
const SETTLES_MS = 900;

/** The night at one size, as the page told how the flight stands. */
export class SkyScene implements Scene {
  readonly root = new Container();
  private readonly told: ShownSky;
  private readonly size: StageSize;
  private readonly textures = new Textures();
  private readonly embers = new Embers();
  private readonly night: NightView;
  private readonly curve: CurveView;
  private readonly sun: SunView;
  private rise = 0;
  private shedAt = 0;

  constructor(told: ShownSky, size: StageSize) {
    this.told = told;
    this.size = size;
    this.night = new NightView(size, this.textures);
    this.curve = new CurveView(size, this.textures);
    this.sun = new SunView(size, this.textures, this.embers);
    this.root.addChild(this.night.root, this.curve.root, this.sun.root);
    this.rise = this.goal();
  }

  frame(now: number, seconds: number): boolean {
    const { told } = this;
    const isStill = lessMotion();
    const airMs = this.airMs(isStill);
    const plot = plotOf(this.size, airMs);
    const at = plot.at(airMs);
    this.climb(seconds, isStill);
    this.night.frame(this.rise, isStill ? 0 : now);
    if (told.stands === 'ground') this.curve.hide();
    else {
      const isEnded = told.stands === 'ended';
      this.curve.frame(plot, { airMs, isEnded, hasLines: isEnded || !isStill, marksMs: told.marksMs });
    }
    this.shine({ plot, airMs, now, isStill });
    const glows = this.embers.move(now, seconds);
    const endedMs = told.endedAt === null || isStill ? null : now - told.endedAt;
    this.sun.frame(now, { at, endedMs });
    this.shake(endedMs);
    if (isStill) return false;
    const settles = endedMs !== null && endedMs < SETTLES_MS;
    return told.stands !== 'ended' || glows || settles;
  }

  destroy(): void {
    this.root.destroy({ children: true });
    this.textures.destroy();
  }

  private airMs(isStill: boolean): number {
    const { told } = this;
    if (told.stands === 'ground') return 0;
    return isStill && told.stands === 'flying' ? STILL_MS : told.airMs();
  }

  private goal(isStill = lessMotion()): number {
    return 0.000_06 * this.airMs(isStill);
  }

  /** Goes with the flight; comes down gently for the next. */
  private climb(seconds: number, isStill: boolean): void {
    const goal = this.goal(isStill);
    const isFar = isStill || goal >= this.rise;
    this.rise = isFar ? goal : goal + (this.rise - goal) * Math.exp(-seconds * 5);
  }

  private shine({ plot, airMs, now, isStill }: { plot: Plot; airMs: number; now: number; isStill: boolean }): void {
    const { told } = this;
    const at = plot.at(airMs);
    if (told.stands === 'ended') {
      this.sun.goOut();
      if (told.takeBurst() && !isStill) this.embers.burst({ ...at, force: this.sun.force * 5 }, now);
      return;
    }
    this.sun.place(at, now, isStill);
    if (isStill || now - this.shedAt < (told.stands === 'flying' ? 22 : 130)) return;
    this.shedAt = now;
    const force = this.sun.force * (told.stands === 'flying' ? 1 : 0.35);
    this.embers.shed({ ...at, force }, now);
  }

  private shake(endedMs: number | null): void {
    const left = endedMs === null ? 0 : Math.max(0, 1 - endedMs / SHAKES_MS);
    const far = left ** 2 * 9;
    this.root.position.set(Math.sin((endedMs ?? 0) / 17) * far, Math.cos((endedMs ?? 0) / 23) * far);
  }
}
