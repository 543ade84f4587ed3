/** What the page tells the sky; the sky asks for the rest frame by frame. */
export interface SkyTold {
  /** `ground`: it waits to take off. */
  readonly stands: 'ground' | 'flying' | 'ended';
  /** How long it has been in the air, ms; of one that has ended, how long it was. */
  airMs(): number;
}

export interface Sky {
  /** What stands from now on; `isNew`: it happened just now, and is shown as a moment. */
  tell(told: SkyTold, isNew: boolean): void;
  /** Own cash-outs, by how long after take-off. */
  mark(airMs: readonly number[]): void;
}
