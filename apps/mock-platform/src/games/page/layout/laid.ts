/** What lies on each spot, minor units. */
export type Laid = Readonly<Record<string, number>>;
type Chip = readonly [spot: string, amountMinor: number];

export interface LayoutLimits {
  /** The most on a spot; 0 where there is none. */
  spotMinor(spot: string): number;
  readonly totalMinor: number;
  readonly balanceMinor: number;
  /** The most of a bet that bonus money pays any of; no less than what can be paid without. */
  readonly stakeableMinor: number;
}

/** Why chips were not laid, and how much more could be. */
export interface Refused {
  readonly by: 'spot' | 'total' | 'balance' | 'bonus';
  /** The one that is full; null where it is the table or the money. */
  readonly spot: string | null;
  readonly freeMinor: number;
  readonly limitMinor: number;
}

export const totalOf = (laid: Laid): number => Object.values(laid).reduce((sum, amountMinor) => sum + amountMinor, 0);

const withChips = (laid: Laid, chips: readonly Chip[]): Laid => {
  const next: Record<string, number> = { ...laid };
  for (const [spot, amountMinor] of chips) next[spot] = (next[spot] ?? 0) + amountMinor;
  return next;
};

/** The chips are laid all or none. */
function refusalOf(laid: Laid, chips: readonly Chip[], limits: LayoutLimits): Refused | null {
  const next = withChips(laid, chips);
  const lies = totalOf(laid);
  const beyond = chips.find(([spot]) => (next[spot] ?? 0) > limits.spotMinor(spot));
  if (beyond) {
    const limitMinor = limits.spotMinor(beyond[0]);
    return { by: 'spot', spot: beyond[0], freeMinor: Math.max(0, limitMinor - (laid[beyond[0]] ?? 0)), limitMinor };
  }
  const total = totalOf(next);
  for (const [by, limitMinor] of [
    ['total', limits.totalMinor],
    ['balance', limits.balanceMinor],
    ['bonus', limits.stakeableMinor],
  ] as const) {
    if (total > limitMinor) return { by, spot: null, freeMinor: Math.max(0, limitMinor - lies), limitMinor };
  }
  return null;
}

interface Stand {
  readonly laid: Laid;
  /** The round that it was laid for is over: the next chip begins anew. */
  readonly isPlayed: boolean;
}

const EMPTY: Stand = { laid: {}, isPlayed: false };

/** Chips on spots: laid, taken back, undone, repeated. What is refused leaves all as it lies. */
export function createLaid(limits: () => LayoutLimits, kept: Laid = {}) {
  let now = EMPTY;
  let last = kept;
  let before: Stand[] = [];

  function become(next: Stand): void {
    before.push(now);
    now = next;
  }
  function add(laid: Laid, chips: readonly Chip[]): Refused | null {
    const refused = refusalOf(laid, chips, limits());
    if (!refused) become({ laid: withChips(laid, chips), isPlayed: false });
    return refused;
  }

  return {
    get laid() {
      return now.laid;
    },
    get totalMinor() {
      return totalOf(now.laid);
    },
    get isPlayed() {
      return now.isPlayed;
    },
    get canUndo() {
      return before.length > 0;
    },
    get canRepeat() {
      return totalOf(last) > 0 && (now.isPlayed || totalOf(now.laid) === 0);
    },
    lay: (chips: readonly Chip[]): Refused | null => add(now.isPlayed ? {} : now.laid, chips),
    /** As much as this of what lies there; what is left of less than that goes too. */
    takeBack(spot: string, amountMinor: number): boolean {
      const { [spot]: lies = 0, ...others } = now.laid;
      if (lies === 0) return false;
      const left = lies - amountMinor;
      become({ laid: left >= amountMinor ? { ...now.laid, [spot]: left } : others, isPlayed: false });
      return true;
    },
    undo(): boolean {
      const stand = before.pop();
      if (stand) now = stand;
      return stand !== undefined;
    },
    clear(): boolean {
      if (totalOf(now.laid) === 0) return false;
      become(EMPTY);
      return true;
    },
    double: (): Refused | null => add(now.laid, Object.entries(now.laid)),
    repeat: (): Refused | null => add({}, Object.entries(last)),
    /** Of a round that was placed and is over. */
    played(): void {
      last = now.laid;
      before = [];
      now = { laid: now.laid, isPlayed: true };
    },
    /** Of a round that was found open. */
    put(laid: Laid): void {
      before = [];
      now = { laid, isPlayed: false };
    },
  };
}
