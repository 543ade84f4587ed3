/** What became of rounds that were open for a while, for audits of features that settle them. */
export const ROUND_STATES = `(SELECT round_id, bet, state, results, max_payout_minor, is_over FROM round_progress)`;

/** For statements of other tables: whose rounds in real money are not over. */
export const OPEN_ROUNDS = `(SELECT p.member_id FROM round_progress p JOIN bets b ON b.round_id = p.round_id
  WHERE p.is_over = 0 AND b.is_trial = 0)`;
