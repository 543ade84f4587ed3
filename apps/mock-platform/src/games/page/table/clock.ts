interface Stand {
  /** The world's clock. */
  readonly at: number;
  /** The page's own, when that was told. */
  readonly when: number;
  readonly isFrozen: boolean;
}

/** The world's clock as the server last told it: it goes on by the page's own, and stands still where the world does. */
export function tableClock(own: () => number) {
  let stand: Stand = { at: 0, when: own(), isFrozen: true };
  return {
    tell(at: number, isFrozen: boolean): void {
      stand = { at, when: own(), isFrozen };
    },
    get isFrozen() {
      return stand.isFrozen;
    },
    now: (): number => (stand.isFrozen ? stand.at : stand.at + (own() - stand.when)),
  };
}
