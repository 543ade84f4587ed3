/** What testers made of a match. Times in milliseconds since epoch. */
export interface Change {
  /** How often it was changed: each time its versions grow. */
  readonly times: number;
  /** For the last time. */
  readonly changedAt: number;
  /** From the draw with this number on it is drawn from this seed, which leads to the score that was asked for. */
  readonly fork: { readonly fromDraw: number; readonly seed: string } | null;
  readonly brokenOffAt: number | null;
  readonly cancelledAt: number | null;
  readonly postponedTo: number | null;
  /** No word comes from the match in between. */
  readonly silence: { readonly from: number; readonly until: number } | null;
  /** What odds are multiplied by, in hundredths. */
  readonly oddsPercent: number;
}

export const UNCHANGED: Change = {
  times: 0,
  changedAt: 0,
  fork: null,
  brokenOffAt: null,
  cancelledAt: null,
  postponedTo: null,
  silence: null,
  oddsPercent: 100,
};

/** How it goes is not what its seed says. A lost feed and another price change nothing of that. */
export const isForcedBy = ({ fork, brokenOffAt, cancelledAt, postponedTo }: Change): boolean =>
  fork !== null || brokenOffAt !== null || cancelledAt !== null || postponedTo !== null;
