/** What lies on the table: the cards of each hand, and of the dealer, null where one lies face down. */
export interface Laid {
  readonly hands: readonly (readonly number[])[];
  readonly dealer: readonly (number | null)[];
}

const EMPTY: Laid = { hands: [[]], dealer: [] };

/** The cards one by one in the order in which they come, from what lies there to what shall. The last frame is that itself. */
export function framesTo(before: Laid | null, after: Laid): Laid[] {
  const frames: Laid[] = [];
  let laid = before ?? EMPTY;
  const lay = (next: Partial<Laid>) => {
    laid = { ...laid, ...next };
    frames.push(laid);
  };
  const layOn = (at: number, card: number) =>
    lay({ hands: laid.hands.map((hand, index) => (index === at ? [...hand, card] : hand)) });
  if (!before) {
    const [first, second] = after.hands[0] ?? [];
    if (first !== undefined) layOn(0, first);
    lay({ dealer: after.dealer.slice(0, 1) });
    if (second !== undefined) layOn(0, second);
    lay({ dealer: [...laid.dealer, null] });
  }
  // A split moves the second card of the pair beside the first.
  if (after.hands.length > laid.hands.length) lay({ hands: after.hands.map((hand) => hand.slice(0, 1)) });
  for (const [at, hand] of after.hands.entries()) {
    for (const card of hand.slice(laid.hands[at]?.length ?? 0)) layOn(at, card);
  }
  const isTurned = after.dealer[1] !== undefined && after.dealer[1] !== null && laid.dealer[1] === null;
  if (isTurned) lay({ dealer: after.dealer.slice(0, 2) });
  for (let count = laid.dealer.length; count < after.dealer.length; count += 1) {
    lay({ dealer: after.dealer.slice(0, count + 1) });
  }
  return frames;
}
