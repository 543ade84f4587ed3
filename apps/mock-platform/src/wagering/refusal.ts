/** Why a game does not take a bet or a step. The runner maps each to a code of the catalogue of errors. */
export type RefusalReason =
  /** The bet is not of the family's shape, or its parts do not fit together. */
  | 'BET_INVALID'
  /** A stake below, above or between what the operator allows. */
  | 'STAKE_INVALID'
  /** The shared round takes no bets by now. */
  | 'ROUND_CLOSED'
  /** Somebody else's bet has the place in the shared round that this one asks for. */
  | 'SEAT_TAKEN'
  /** The odds are other ones than the player saw. */
  | 'ODDS_CHANGED'
  /** The step is none, or none that the round allows now. */
  | 'STEP_INVALID'
  /** The step came after what it was to forestall. */
  | 'TOO_LATE';

/** Thrown by games; whatever was under way is undone. */
export class GameRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`);
    this.name = 'GameRefusal';
    this.reason = reason;
  }
}
