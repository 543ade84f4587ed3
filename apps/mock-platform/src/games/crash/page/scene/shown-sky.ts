import type { Sky, SkyTold } from './types';

/** What the page told the sky, kept from one size of the stage to the next. */
export class ShownSky implements Sky {
  stands: SkyTold['stands'] = 'ground';
  marksMs: readonly number[] = [];
  /** By the page's own time; null while it flies, and where nobody saw it end. */
  endedAt: number | null = null;
  private air: () => number = () => 0;
  private hasToBurst = false;
  private readonly changed: () => void;

  constructor(changed: () => void) {
    this.changed = changed;
  }

  airMs(): number {
    return Math.max(0, this.air());
  }

  tell(told: SkyTold, isNew: boolean): void {
    this.stands = told.stands;
    this.air = told.airMs;
    this.hasToBurst = told.stands === 'ended' && isNew;
    this.endedAt = this.hasToBurst ? performance.now() : null;
    if (told.stands === 'ground') this.marksMs = [];
    this.changed();
  }

  mark(airMs: readonly number[]): void {
    this.marksMs = airMs;
    this.changed();
  }

  /** The end that was just told, once. */
  takeBurst(): boolean {
    const has = this.hasToBurst;
    this.hasToBurst = false;
    return has;
  }
}
